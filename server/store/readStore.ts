import { getTableColumns } from 'drizzle-orm';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { SelectOptions } from '../core/select.ts';
import { stores } from '../core/tables/stores.ts';

const { config: _, ...columns } = getTableColumns(stores);

export type StoreRow = Awaited<ReturnType<typeof readStore>>;

/** Returns the row of the store without its config, which may be large; `lock` as in a select. */
export async function readStore(scope: Scope, { lock = false }: Pick<SelectOptions, 'lock'> = {}) {
  const [row] = await scope.select(stores, columns, { lock });
  if (!row) throw notFound();
  return row;
}
