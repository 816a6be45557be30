import { sql, type SQL } from 'drizzle-orm';
import { readFacts } from '../../../server/reports/facts.ts';
import { Scope } from '../../../server/core/scope.ts';
import { dayIn } from '../../../src/schemas/days.ts';
import { comparisonPeriod } from '../../../src/schemas/reports/periods.ts';
import { isTurnaround, reportNames, type SumReport } from '../../../src/schemas/reports/reports.ts';
import type { TestApp } from '../../api/support.ts';
import { compareWithSql, type Case, type Run } from '../compareWithSql.ts';
import { benchCreating } from './creating.ts';
import { fill, lineCount, orderCount } from './fill.ts';

/** Compares orders and reports with bare SQL (aim 1.5x), then measures how fast orders are created (aim 0.7x). */
export async function benchSales(): Promise<void> {
  const count = (number: number) => number.toLocaleString('en');
  await compareWithSql({
    title: `${count(orderCount)} orders with ${count(lineCount)} lines`,
    fill: ({ database, store }) => fill(database, store),
    casesOf,
  });
  await benchCreating();
}

async function casesOf({ store, database }: TestApp): Promise<Case[][]> {
  const [databaseName = 0] = store.locationIds;
  const today = dayIn('America/Toronto');
  const daysAgo = (count: number) =>
    new Date(Date.parse(today) - count * 86_400_000).toISOString().slice(0, 10);
  const found = (await database.db.execute(
    sql`select id from orders where store_id = ${store.id} order by order_no limit 5 offset 300`,
  )) as { rows: { id: string }[] };
  const orders = (
    title: string,
    filter: object,
    where = sql`true`,
    sort: [string, 'ASC' | 'DESC'] = ['order_no', 'DESC'],
  ): Case => ({
    title,
    paths: [list('orders', filter, sort), `orders/counts?${queryOf(filter)}`],
    statements: [
      ...pageOf(store.id, where, sql`${sql.identifier(sort[0])} desc, id desc`),
      sql`select order_status, count(*) from orders where store_id = ${store.id} and ${where} group by 1`,
    ],
  });
  const named = (typed: string) => sql`search_words(customer_last_name) like ${`%${typed}%`}`;
  const scope = new Scope(database.db, { id: store.id, timezone: 'America/Toronto' });
  const period = { from: daysAgo(364), to: today };
  return [
    [orders('Orders, the last first', {})],
    [orders('Of a status', { order_status: ['COMPLETED'] }, sql`order_status = 'COMPLETED'`)],
    [orders('Open', { order_status: ['PENDING'] }, sql`order_status = 'PENDING'`)],
    [orders('Of a location', { location_id: [databaseName] }, sql`location_id = ${databaseName}`)],
    [
      orders(
        'Of a month',
        { min_order_date: daysAgo(30), max_order_date: today },
        sql`order_date between ${daysAgo(30)} and ${today}`,
      ),
    ],
    ['tremblay7', 'roy19', 'fox'].map((typed) =>
      orders('Of a name', { customer_last_name: typed }, named(typed)),
    ),
    [orders('By total', { min_total: 60_000 }, sql`total >= 60000`, ['total', 'DESC'])],
    found.rows.map(({ id }) => ({
      title: 'Order page',
      paths: [`orders/${id}`, list('payments', { order_id: [id] }, ['created_date', 'ASC'])],
      statements: [
        sql`select o.*, concat_ws(' ', s.first_name, s.last_name) as vendor
          from orders o left join staff s on s.id = o.vendor_id where o.store_id = ${store.id} and o.id = ${id}`,
        sql`select l.*, i.is_serialized from order_lines l left join items i on i.id = l.item_id
          where l.store_id = ${store.id} and order_id = ${id} order by position`,
        sql`select * from payments where store_id = ${store.id} and order_id = ${id} order by created_date`,
        sql`select count(*) from payments where store_id = ${store.id} and order_id = ${id}`,
      ],
    })),
    ...reportNames
      .filter((name): name is SumReport => !isTurnaround(name))
      .map((name): Case[] => [
        {
          title: `Report of a year: ${name}`,
          rounds: 8,
          paths: [`reports/${name}?from=${period.from}&to=${period.to}&by=month&compare=before`],
          statements: [
            () =>
              readFacts(scope, name, {
                period,
                former: comparisonPeriod(period, 'before'),
                location_id: null,
                staff_as: 'vendor',
              }),
          ],
        },
      ]),
  ];
}

const list = (model: string, filter: object, sort: [string, string]) =>
  `${model}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([0, 9]),
  })}`;

const queryOf = (filter: object) =>
  new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));

/** A page of orders with all rows that the response contains. */
const pageOf = (store: string, condition: SQL, order: SQL): Case['statements'] => {
  const where = sql`store_id = ${store} and ${condition}`;
  return [
    sql`select count(*) from orders where ${where}`,
    async (run: Run) => {
      const rows = await run(sql`select * from orders where ${where} order by ${order} limit 10`);
      const ids = sql`any(${sql.param(`{${rows.map(({ id }) => id).join(',')}}`)}::uuid[])`;
      await run(sql`select l.*, i.is_serialized from order_lines l left join items i on i.id = l.item_id
        where l.store_id = ${store} and order_id = ${ids}`);
    },
  ];
};
