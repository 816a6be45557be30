import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { stores } from './stores.ts';

/** A table whose rows belong to a store. */
export type StoreTable = PgTable & { store_id: PgColumn };

/** A table whose rows are every store's to read, and no store's to write. */
export type SharedTable = PgTable & { store_id?: undefined };

/** A table of which a store may change rows: its own row of `stores` as well. */
export type OwnTable = StoreTable | typeof stores;

/** The column that says whose a row is. */
export const ownerIn = (table: StoreTable | SharedTable) => (table === stores ? stores.id : table.store_id);
