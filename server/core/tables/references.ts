import { foreignKey, type PgColumn } from 'drizzle-orm/pg-core';
import { storeId } from './columns.ts';
import { stores } from './stores.ts';

/** A table that others may refer to. */
export interface Referable {
  store_id: PgColumn;
  id: PgColumn;
}

/** The store that a row belongs to. */
export const ofStore = () => storeId().references(() => stores.id);

/** `column` holds the id of a row of `target`, of the same store. */
export const refersTo = (table: { store_id: PgColumn }, column: PgColumn, target: Referable) =>
  foreignKey({ columns: [table.store_id, column], foreignColumns: [target.store_id, target.id] });
