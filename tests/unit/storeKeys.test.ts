import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, IndexedColumn, PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { allTables } from '../../server/core/tables/registry.ts';
import '../../server/domains.ts';

const doc = readFileSync('docs/postgresql.md', 'utf8');

/** Entries of a row in the document's table. */
const named = (kind: string) => {
  const [, cells = ''] = new RegExp(`^\\| ${kind}.*?\\|([^|]*)\\|`, 'm').exec(doc) ?? [];
  return [...cells.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
};
const references = named('of all stores');
const alone = [...named('of no store'), ...named('of the bundled carriers')];

/** Unique across stores without a reference to one, as documented. */
const acrossStores = ['staff.uid'];
const unreferring = ['jobs', 'webhook_calls'];

const all = allTables();
const ofStores = all
  .map(getTableConfig)
  .filter(({ columns }) => columns.some(({ name }) => name === 'store_id'));

type Config = (typeof ofStores)[number];

const namesOf = (columns: unknown[]) =>
  columns.map((one) => (is(one, PgColumn) || is(one, IndexedColumn) ? (one.name ?? '') : ''));

const referencesOf = ({ foreignKeys }: Config) =>
  foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    return { from: namesOf(columns), to: namesOf(foreignColumns), table: getTableName(foreignTable) };
  });

/** Columns of all unique keys. */
const uniqueKeysOf = ({ columns, primaryKeys, uniqueConstraints, indexes }: Config) => [
  ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
  ...primaryKeys.map((key) => namesOf(key.columns)),
  ...uniqueConstraints.map((key) => namesOf(key.columns)),
  ...indexes.filter(({ config }) => config.unique).map(({ config }) => namesOf(config.columns)),
];

/** Whether the column already belongs to one store: as the row's own id, or as a reference that includes the store. */
function isOfOneStore(table: Config, name: string): boolean {
  const column = table.columns.find((one) => one.name === name);
  const isOwnId =
    column?.primary === true && (column.getSQLType() === 'uuid' || column.generatedIdentity !== undefined);
  return isOwnId || referencesOf(table).some(({ from }) => from[0] === 'store_id' && from.includes(name));
}

test('the tables without a store are those documented', () => {
  const without = all.map(getTableName).filter((name) => !ofStores.some((one) => one.name === name));
  expect(without.toSorted()).toEqual([...references, ...alone].toSorted());
});

test('records are unique in their store, as replacing them requires', () => {
  const records = ofStores.filter(({ columns }) =>
    ['id', 'modified_date'].every((key) => columns.some(({ name }) => name === key)),
  );
  const without = records.filter((table) => !uniqueKeysOf(table).some((key) => key.join() === 'store_id,id'));
  expect(without.map(({ name }) => name)).toEqual([]);
});

describe.each(ofStores.map((table) => [table.name, table] as const))('%s', (_, table) => {
  test('includes its store in each row', () => {
    expect(table.columns.find(({ name }) => name === 'store_id')?.notNull).toBe(true);
    const refers = referencesOf(table).some(({ from }) => from[0] === 'store_id');
    expect(refers).toBe(!unreferring.includes(table.name));
  });

  test('refers to rows of the same store, or to tables shared by all stores', () => {
    for (const { from, to, table: other } of referencesOf(table)) {
      if (references.includes(other)) continue;
      expect([from[0], to[0]], `${from.join()} of ${other}`).toEqual(['store_id', 'store_id']);
    }
  });

  test('has keys that start with the store, or contain a reference to it', () => {
    const spanning = uniqueKeysOf(table).filter(
      (key) => key[0] !== 'store_id' && !key.some((name) => isOfOneStore(table, name)),
    );
    const known = spanning.filter((key) => acrossStores.includes(`${table.name}.${key.join()}`));
    expect(spanning).toEqual(known);
  });
});

test('documents the exceptions', () => {
  for (const name of [...acrossStores, ...unreferring]) expect(doc).toContain(`\`${name}\``);
});
