import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { Own } from './own.ts';

interface Statement {
  execute(values: Record<string, unknown>): Promise<unknown>;
}

/** The statements of each database, or of each transaction, by name. */
const built = new WeakMap<Db, Map<string, Statement>>();

/** A statement of this name, whose store is the value `store`: it is built when it is asked for the first time. */
export function builtOnce(db: Db, name: string, build: (own: Own) => Statement): Statement {
  const statements = built.get(db) ?? new Map<string, Statement>();
  built.set(db, statements);
  const known = statements.get(name);
  if (known) return known;
  const statement = build(new Own(sql.placeholder('store')));
  statements.set(name, statement);
  return statement;
}

/** A condition of such a statement: the column is one of a value that is a list. */
export const isAnyOf = (column: PgColumn, name: string): SQL =>
  sql`${column} = any(${sql.placeholder(name)}::${sql.raw(column.getSQLType())}[])`;
