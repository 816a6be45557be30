import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../tables.ts';

const uniqueProperties = new Map(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).uniqueConstraints)
    .map((constraint) => [constraint.getName(), constraint.columns.at(-1)?.name]),
);

/** The property that a unique constraint is about. */
export const uniqueProperty = (constraint = '') => uniqueProperties.get(constraint);
