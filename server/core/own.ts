import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownerIn, type SharedTable, type StoreTable } from './tables/owners.ts';

/** What statements say of a store's own rows; of a placeholder instead of a store in those that are built for all. */
export class Own {
  readonly #storeId: string | Placeholder;

  constructor(storeId: string | Placeholder) {
    this.#storeId = storeId;
  }

  /** The condition that a row of `table` belongs to this store, whatever else is asked of it. */
  whose(table: StoreTable | SharedTable, where: SQL | undefined): SQL | undefined {
    const owner = ownerIn(table);
    return and(owner && eq(owner, this.#storeId), where && sql`(${where})`);
  }

  /** The condition that a row of `table` belongs to this store, for what a statement says besides. */
  owned(table: StoreTable): SQL {
    return eq(table.store_id, this.#storeId);
  }

  /** Any of a column's values in these rows; for comparisons, `eq(id, own.any(…))`. */
  any(table: StoreTable, column: PgColumn | SQL, where: SQL | undefined): SQL {
    return sql`any(array(select ${column} from ${table} where ${this.whose(table, where)}))`;
  }

  /** A condition: there is a row in `table` of this store for which `where` holds. */
  exists(table: StoreTable, where: SQL | undefined): SQL {
    return sql`exists (select 1 from ${table} where ${this.whose(table, where)})`;
  }

  /** A field of a select: what the rows of `from` come to that are of this store, as `tables` name it, and meet `where`. */
  field<T>(value: SQL<T>, from: SQL, tables: StoreTable[], where?: SQL): SQL<T> {
    const own = and(...tables.map((table) => this.owned(table)), where);
    return sql<T>`(select ${value} from ${from} where ${own})`;
  }
}
