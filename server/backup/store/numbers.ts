import type { Db } from '../../core/database.ts';
import { rowsOf } from '../catalog.ts';

const sequence = "pg_get_serial_sequence('locations', 'id')";

/**
 * Returns new location numbers by old ones, where the old ones are taken. First advances the sequence beyond all old
 * numbers, so that locations added concurrently get neither old nor new ones.
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

/** Draws numbers from the sequence; returns the last. */
async function draw(db: Db, count = 1): Promise<number> {
  const [row] = await rowsOf<{ last: number }>(
    db,
    `select max(nextval(${sequence}))::integer as last from generate_series(1, ${count})`,
  );
  return row?.last ?? 0;
}
