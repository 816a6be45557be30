import { foreignKey, pgTable, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { storeId } from './columns.ts';
import { stores } from './stores.ts';

/** A table that others may refer to. */
export interface Referable {
  store_id: PgColumn;
  id: PgColumn;
}

/** The store that a row belongs to. */
export const ofStore = () => storeId().references(() => stores.id);

/**
 * A table as foreign keys see it. A domain refers to the tables of other domains by their names in SQL and imports none
 * of them, so tables do not decide which domain may import which.
 */
const named = (name: string) => pgTable(name, { store_id: uuid('store_id'), id: uuid('id') });

/** The primary key of a table of another domain that has no `store_id`. */
export const idOf = (name: string): PgColumn => named(name).id;

/** A foreign key within a store: `column` holds the id of a row of `target`, a table or the name of one. */
export function refersTo(table: { store_id: PgColumn }, column: PgColumn, target: Referable | string) {
  const { store_id, id } = typeof target === 'string' ? named(target) : target;
  return foreignKey({ columns: [table.store_id, column], foreignColumns: [store_id, id] });
}
