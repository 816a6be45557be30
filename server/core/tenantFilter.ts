import { and, eq, getTableName, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownerIn, type SharedTable, type StoreTable } from './tables/owners.ts';

/** Builds the tenant filter of statements; prepared statements have a placeholder in place of the store's id. */
export class TenantFilter {
  readonly #storeId: string | Placeholder;

  constructor(storeId: string | Placeholder) {
    this.#storeId = storeId;
  }

  /** Returns the condition that a row of `table` belongs to this store and meets `where`. */
  filter(table: StoreTable | SharedTable, where: SQL | undefined): SQL | undefined {
    const owner = ownerIn(table);
    return and(owner && eq(owner, this.#storeId), where && sql`(${where})`);
  }

  /** Returns the tenant filter of `table`. */
  tenantFilter(table: StoreTable): SQL {
    return eq(table.store_id, this.#storeId);
  }

  /** Returns the part of `table` that belongs to this store, for `from`. */
  own(table: StoreTable): SQL {
    return sql`(select * from ${table} where ${this.tenantFilter(table)}) as ${sql.identifier(getTableName(table))}`;
  }

  /** Returns `any (select column …)` of these rows, for comparisons: `eq(id, own.any(…))`. */
  any(table: StoreTable, column: PgColumn | SQL, where: SQL | undefined): SQL {
    return sql`any(array(select ${column} from ${table} where ${this.filter(table, where)}))`;
  }

  /** Returns the condition that `table` has a row of this store that meets `where`. */
  exists(table: StoreTable, where: SQL | undefined): SQL {
    return sql`exists (select 1 from ${table} where ${this.filter(table, where)})`;
  }

  /**
   * Returns a scalar subquery as a field of a select. The tenant filter applies to each of `tables`, which `from`
   * names.
   */
  field<T>(value: SQL<T>, from: SQL, tables: StoreTable[], where?: SQL): SQL<T> {
    const own = and(...tables.map((table) => this.tenantFilter(table)), where);
    return sql<T>`(select ${value} from ${from} where ${own})`;
  }
}
