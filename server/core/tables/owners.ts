import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { stores } from './stores.ts';

/** A table whose rows belong to a store. */
export type StoreTable = PgTable & { store_id: PgColumn };

/** A table that all stores read and none writes. */
export type SharedTable = PgTable & { store_id?: undefined };

/** A table in which a store may update rows, including its own row of `stores`. */
export type OwnTable = StoreTable | typeof stores;

/** Returns the column with the id of the owning store. */
export const ownerIn = (table: StoreTable | SharedTable) => (table === stores ? stores.id : table.store_id);
