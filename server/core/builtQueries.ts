import type { Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Texts that are kept; the one used longest ago goes first. */
const MOST = 200;

const dialect = new PgDialect();
const built = new Map<string, Query>();

/** Returns the text of a statement, and its parameters with placeholders, building it if it is not kept under `name`. */
export function builtQuery(name: string, build: () => SQL): Query {
  const query = built.get(name) ?? dialect.sqlToQuery(build());
  built.delete(name);
  built.set(name, query);
  const [oldest] = built.keys();
  if (built.size > MOST && oldest !== undefined) built.delete(oldest);
  return query;
}

/** Runs a built statement with the values of its placeholders. */
export const runBuilt = (db: Db, query: Query, values: Record<string, unknown>): Promise<unknown> =>
  db._.session.prepareQuery(query, undefined, undefined, false).execute(values);
