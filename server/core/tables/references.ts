import { foreignKey, pgTable, uuid, type PgColumn } from 'drizzle-orm/pg-core';
import { storeId } from './columns.ts';
import { stores } from './stores.ts';

/** A table that can be the target of foreign keys. */
export interface Referable {
  store_id: PgColumn;
  id: PgColumn;
}

/** The column `store_id`, with its foreign key. */
export const ofStore = () => storeId().references(() => stores.id);

/**
 * A stub of a table for foreign keys. A domain refers to tables of other domains by SQL name without importing them, so
 * tables impose no order on domains.
 */
const named = (name: string) => pgTable(name, { store_id: uuid('store_id'), id: uuid('id') });

/** The primary key of another domain's table without `store_id`. */
export const idOf = (name: string): PgColumn => named(name).id;

/** Returns a foreign key within a store: `column` holds the id of a row of `target`, a table or its name. */
export function refersTo(table: { store_id: PgColumn }, column: PgColumn, target: Referable | string) {
  const { store_id, id } = typeof target === 'string' ? named(target) : target;
  return foreignKey({ columns: [table.store_id, column], foreignColumns: [store_id, id] });
}
