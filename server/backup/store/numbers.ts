import type { Db } from '../../core/database.ts';
import { rowsOf } from '../catalog.ts';

const sequence = "pg_get_serial_sequence('locations', 'id')";

/**
 * The numbers that locations have here, by those that they had: the same where these are free, else new ones. What
 * others add meanwhile takes neither: numbers are drawn until all of the old ones lie behind.
 */
export async function newNumbers(db: Db, old: number[]): Promise<Map<number, number>> {
  const highest = Math.max(0, ...old);
  for (let drawn = await draw(db); drawn < highest;) drawn = await draw(db, highest - drawn);
  const used = await rowsOf<{ id: number }>(db, 'select id from locations');
  const taken = new Set(used.map(({ id }) => id));
  const numbers = new Map<number, number>();
  for (const one of old.filter((id) => taken.has(id)).toSorted((a, b) => a - b))
    numbers.set(one, await draw(db));
  return numbers;
}

/** Draws so many numbers; answers the last. */
async function draw(db: Db, count = 1): Promise<number> {
  const [row] = await rowsOf<{ last: number }>(
    db,
    `select max(nextval(${sequence}))::integer as last from generate_series(1, ${count})`,
  );
  return row?.last ?? 0;
}
