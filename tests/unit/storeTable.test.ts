import type { SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { Type } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import { member } from '../../src/schemas/can.ts';
import {
  audit,
  Entity,
  Id,
  Links,
  Name,
  Nullable,
  NullableString,
  NullableReference,
  ReferenceId,
  Slug,
} from '../../src/schemas/common.ts';
import { model } from '../../src/schemas/model.ts';
import { brands } from '../../server/catalog/tables.ts';
import { derivedTables } from '../../server/core/tables/derivedTables.ts';
import { registerTables } from '../../server/core/tables/registry.ts';
import { storeTable } from '../../server/core/tables/storeTable.ts';

const parts = model({
  name: 'parts',
  schema: Entity({
    id: Id,
    store_id: Id,
    name: Name,
    slug: Slug,
    note: NullableString(),
    kind: Type.Enum(['NEW', 'USED'], { default: 'NEW' }),
    price: Nullable('number', { multipleOf: 0.01 }),
    weight: Type.Number(),
    stock: Type.Integer({ default: 0 }),
    is_listed: Type.Boolean({ default: true }),
    bought_on: Type.String({ format: 'date' }),
    counted_date: NullableString({ format: 'date-time' }),
    tags: Type.Array(Type.String(), { default: [] }),
    remark: Type.Optional(Type.String()),
    brand_id: ReferenceId('brands'),
    brand: NullableReference,
    shelves: Links('shelves'),
    shelves_count: Type.Integer({ readOnly: true }),
    ...audit,
  }),
  service: 'product',
  label: 'name',
  filters: {
    name: 'contains',
    note: 'contains',
    kind: 'equals',
    brand_id: 'equals',
    shelf_id: { kind: 'equals', of: 'shelves' },
    price: 'range',
    created_date: 'range',
  },
  sorts: { name: 'name', weight: 'weight', created_date: 'created_date' },
  defaultSort: { field: 'name', order: 'ASC' },
  links: { shelves: { model: 'shelves', unlink: 'DELETE /dc/store/:storeId/parts/:id/shelves' } },
  access: { list: member },
});

registerTables([{ brands }]);
const table = storeTable(parts);

test('has columns for all properties stored in the table', () => {
  const columns = getTableConfig(table).columns.map((column) => [
    column.name,
    [column.getSQLType(), column.notNull ? 'not null' : '', column.hasDefault ? 'default' : '']
      .filter(Boolean)
      .join(' '),
  ]);
  expect(Object.fromEntries(columns)).toEqual({
    id: 'uuid not null default',
    store_id: 'uuid not null',
    name: 'text not null',
    slug: 'text not null',
    note: 'text',
    kind: 'text not null default',
    price: 'numeric(12, 2)',
    weight: 'double precision not null',
    stock: 'integer not null default',
    is_listed: 'boolean not null default',
    bought_on: 'date not null',
    counted_date: 'timestamp (3) with time zone',
    tags: 'jsonb not null default',
    remark: 'text',
    brand_id: 'uuid',
    is_voided: 'boolean not null default',
    created_by: 'text',
    created_date: 'timestamp (3) with time zone not null default',
    modified_by: 'text',
    modified_date: 'timestamp (3) with time zone not null default',
    deleted_by: 'text',
    deleted_date: 'timestamp (3) with time zone',
  });
  type Row = typeof table.$inferSelect;
  expectTypeOf<Pick<Row, 'name' | 'kind' | 'price' | 'remark' | 'created_date'>>().toEqualTypeOf<{
    name: string;
    kind: 'NEW' | 'USED';
    price: number | null;
    remark: string | null;
    created_date: Date;
  }>();
  expectTypeOf<Row>().not.toHaveProperty('brand');
});

test('has indexes for the sorts, ranges, references and searches of its lists', () => {
  const dialect = new PgDialect();
  const indexes = getTableConfig(table).indexes.map(({ config }) => [
    config.name,
    config.columns
      .map((column) =>
        'name' in column
          ? column.name
          : dialect.sqlToQuery(column as SQL).sql.replace(/"parts"\."(\w+)"/g, '$1'),
      )
      .join(', '),
  ]);
  expect(Object.fromEntries(indexes)).toEqual({
    parts_by_name: 'store_id, folded(name) collate "C", id',
    parts_by_weight: 'store_id, weight, id',
    parts_by_date: 'store_id, created_date, id',
    parts_by_price: 'store_id, price, id',
    parts_by_brand: 'store_id, brand_id',
    parts_search: 'search_words(name) gin_trgm_ops, search_words(note) gin_trgm_ops',
  });
});

test('has unique keys per store and references within the store', () => {
  const { uniqueConstraints, foreignKeys } = getTableConfig(table);
  expect(uniqueConstraints.map(({ columns }) => columns.map(({ name }) => name))).toEqual([
    ['store_id', 'id'],
    ['store_id', 'slug'],
  ]);
  const composite = foreignKeys.map((key) => key.reference()).filter(({ columns }) => columns.length > 1);
  expect(
    composite.map(({ columns, foreignTable }) => [columns.at(-1)?.name, getTableConfig(foreignTable).name]),
  ).toEqual([['brand_id', 'brands']]);
  const lost = { ...parts, schema: Entity({ id: Id, name: Name, shelf_id: ReferenceId('shelves') }) };
  expect(() => getTableConfig(storeTable({ ...lost, sorts: {}, filters: {} }))).toThrow('parts.shelf_id');
});

test('is derived for a model without a table, unless its calls are routes of their own', () => {
  const own = { ...parts, name: 'ownParts', bespoke: true } as const;
  expect(Object.keys(derivedTables([parts, { ...parts, name: 'brands' }, own]))).toEqual(['parts']);
});
