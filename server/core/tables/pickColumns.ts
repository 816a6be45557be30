import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TObject } from 'typebox';

type Columns<T extends PgTable> = T['_']['columns'];

/** Returns the columns of a table that an object schema names, such as those of an answer. */
export const pickColumns = <T extends PgTable, S extends TObject>(table: T, { properties }: S) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => name in properties)) as Pick<
    Columns<T>,
    keyof Columns<T> & keyof S['properties']
  >;
