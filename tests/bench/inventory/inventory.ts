import { sql, type SQL } from 'drizzle-orm';
import type { TestApp } from '../../api/support.ts';
import { compareWithSql, type Case, type Run } from '../compareWithSql.ts';
import { fill, itemCount, locationCount, movementCount } from './fill.ts';
import { benchConcurrentMovements } from './concurrentMovements.ts';

/** Compares stock and the detail page of an item with bare SQL (aim 1.5x), then measures concurrent movements. */
export async function benchInventory(): Promise<void> {
  await compareWithSql({
    title: `${movementCount.toLocaleString('en')} movements, ${itemCount.toLocaleString('en')} items at ${locationCount} locations`,
    fill: ({ database, store }) => fill(database, store),
    casesOf,
  });
  await benchConcurrentMovements();
}

async function casesOf({ store, database }: TestApp): Promise<Case[][]> {
  const found = (await database.db.execute(
    sql`select id from items where store_id = ${store.id} order by sku limit 5 offset 300`,
  )) as { rows: { id: string }[] };
  const [databaseName = 0] = store.locationIds;
  const list = (model: string, filter: object, sort: [string, string], last = 9) =>
    `${model}?${new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      range: JSON.stringify([0, last]),
    })}`;
  const stock = (
    title: string,
    filter: object,
    where = sql`true`,
    sort: [string, string] = ['name', 'ASC'],
  ): Case => ({
    title,
    paths: [list('stock', filter, sort)],
    statements: pageOf(
      sql`stock_levels`,
      sql`store_id = ${store.id} and ${where}`,
      sort[0] === 'name' ? sql`folded(name) collate "C", id` : sql`${sql.identifier(sort[0])} desc, id desc`,
      { limit: 10, complete: stocked },
    ),
  });
  const holds = (typed: string): SQL => {
    const words = typed.split(' ').map((word) => sql`search like ${`%${word.replace('-', '')}%`}`);
    return sql`item_id = any(array(select id from items where store_id = ${store.id} and ${sql.join(words, sql` and `)}))`;
  };
  return [
    [stock('Stock, by name', {})],
    [stock('Stock at a location', { location_id: [databaseName] }, sql`location_id = ${databaseName}`)],
    [
      stock(
        'What is low at a location',
        { location_id: [databaseName], is_low: true },
        sql`location_id = ${databaseName} and is_low`,
      ),
    ],
    ['aurora 77', 'sku-49', 'screen'].map((typed) => stock('Search', { search: typed }, holds(typed))),
    [stock('By value', {}, sql`true`, ['value', 'DESC'])],
    found.rows.map(({ id }) => ({
      title: 'Item page',
      paths: [
        `items/${id}`,
        list('stock', { item_id: [id] }, ['location_id', 'ASC'], 99),
        list('movements', { item_id: [id] }, ['created_date', 'DESC'], 24),
      ],
      statements: [
        sql`select *, (select sum(on_hand) from stock where store_id = ${store.id} and item_id = items.id)
          from items where store_id = ${store.id} and id = ${id}`,
        ...pageOf(sql`stock_levels`, sql`store_id = ${store.id} and item_id = ${id}`, sql`location_id`, {
          limit: 100,
          complete: stocked,
        }),
        ...pageOf(
          sql`movements`,
          sql`store_id = ${store.id} and item_id = ${id}`,
          sql`created_date desc, id desc`,
          { limit: 25, complete: named },
        ),
      ],
    })),
  ];
}

/** A page as in the response: the total, and the rows with what `complete` adds. */
const pageOf = (
  table: SQL,
  where: SQL,
  order: SQL,
  { limit, complete }: { limit: number; complete: (rows: Row[]) => SQL[] },
): Case['statements'] => [
  sql`select count(*) from ${table} where ${where}`,
  async (run: Run) => {
    const rows = await run(sql`select * from ${table} where ${where} order by ${order} limit ${limit}`);
    await Promise.all(complete(rows).map(run));
  },
];

type Row = Record<string, unknown>;

const among = (rows: Row[], key: string) => {
  const values = [...new Set(rows.map((row) => row[key]).filter(Boolean))];
  return sql`any(${sql.param(`{${values.join(',')}}`)}::uuid[])`;
};

const named = (rows: Row[]) => [sql`select id, name from items where id = ${among(rows, 'item_id')}`];

/** The names of the items, and the quantities in transit and on order. */
const stocked = (rows: Row[]) => [
  ...named(rows),
  sql`select item_id, to_location_id, quantity - received from transfer_lines l
    join transfers t on t.id = l.transfer_id
    where item_id = ${among(rows, 'item_id')} and state in ('SENT', 'PARTLY_RECEIVED')`,
  sql`select item_id, location_id, quantity - received from purchase_order_lines l
    join purchase_orders o on o.id = l.purchase_order_id
    where item_id = ${among(rows, 'item_id')} and state in ('ORDERED', 'PARTLY_RECEIVED')`,
];
