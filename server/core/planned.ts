import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { TenantFilter } from './tenantFilter.ts';

interface Statement {
  execute(values: Record<string, unknown>): Promise<unknown>;
}

/** Prepared statements by name, for each database or transaction. */
const built = new WeakMap<Db, Map<string, Statement>>();

/** Returns the prepared statement with this name, building it on first use; the store is its parameter `store`. */
export function prepared(db: Db, name: string, build: (own: TenantFilter) => Statement): Statement {
  const statements = built.get(db) ?? new Map<string, Statement>();
  built.set(db, statements);
  const known = statements.get(name);
  if (known) return known;
  const statement = build(new TenantFilter(sql.placeholder('store')));
  statements.set(name, statement);
  return statement;
}

/** Returns the condition that the column is one of the values of a list parameter. */
export const isAnyOf = (column: PgColumn, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::${sql.raw(column.getSQLType())}[])`;
