import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { tickets } from '../../server/tickets/tables.ts';
import { written } from '../../server/core/written.ts';

const dialect = new PgDialect();

test('a written expression has the text and values of its own, also within another statement', () => {
  const own = sql`(select ${tickets.number} from ${tickets} where ${tickets.store_id} = ${sql.placeholder('store')}
    and ${tickets.note} <> ${'a $1 note'})`;
  const statement = (part: typeof own) =>
    dialect.sqlToQuery(sql`select ${1}, ${part} where ${tickets.number} > ${2}`);
  expect(statement(written(own))).toEqual(statement(own));
});

test('a list is one value', () => {
  const own = sql`${tickets.number} = any(${sql.param([1, 2])})`;
  expect(dialect.sqlToQuery(written(own))).toEqual(dialect.sqlToQuery(own));
});

test('a text that looks like the place of a value is left as it is', () => {
  const own = sql`(select '$1' || ${'a'})`;
  expect(written(own)).toBe(own);
});

test('what an expression is read as stays', () => {
  const moment = sql`(select now())`.mapWith(tickets.promised_date);
  expect(Reflect.get(written(moment), 'decoder')).toBe(tickets.promised_date);
});
