import { inArray } from 'drizzle-orm';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { registers } from '../tables.ts';
import { registerCash } from '../registerCash.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** Adds to registers the expected cash, and the names of who opened and closed them. */
export async function addFigures(scope: Scope, records: Values[]): Promise<void> {
  const open = records.filter(({ state }) => state === 'OPEN').map(({ id }) => String(id));
  const closed = records.filter(({ state }) => state !== 'OPEN').map(({ id }) => String(id));
  const { id, closed_with } = registers;
  const [cash, rows, names] = await Promise.all([
    registerCash(scope, open),
    closed.length > 0 ? scope.select(registers, { id, closed_with }, { where: inArray(id, closed) }) : [],
    staffNames(
      scope,
      records.flatMap(({ opened_by, closed_by }) => [text(opened_by), text(closed_by)]),
    ),
  ]);
  const before = new Map(rows.map((row) => [row.id, row.closed_with]));
  for (const record of records) {
    const own = String(record.id);
    record.expected = cash.get(own) ?? before.get(own) ?? 0;
    record.opened_by_name = names.get(String(record.opened_by)) ?? null;
    record.closed_by_name = names.get(String(record.closed_by)) ?? null;
  }
}
