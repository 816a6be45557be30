import { sql, type SQL } from 'drizzle-orm';
import type { TestApp } from '../../api/support.ts';
import { compareWithSql, type Case } from '../compareWithSql.ts';
import { fill } from './fill.ts';

const count = 200_000;

/** Compares the list of shipments, its filters and its search with bare SQL (aim 1.5x). */
export const benchShipments = (): Promise<void> =>
  compareWithSql({
    title: `${count.toLocaleString('en')} shipments`,
    fill: ({ database, store }) => fill(database, store, count),
    casesOf,
  });

function casesOf({ store }: TestApp): Case[][] {
  const one = (title: string, query: string, where = sql`true`): Case => ({
    title,
    paths: [`/dc/shipments?per_page=10&created_date_sort_order=desc&${query}`],
    statements: pageOf(sql`store_id = ${store.id} and ${where}`),
  });
  const contains = (typed: string): SQL =>
    sql.join(
      typed.split(' ').map((word) => sql`search like ${`%${word}%`}`),
      sql` and `,
    );
  const problem = sql`shipment_status = 'label_purchased' and not is_voided and tracking_status <> 'delivered'
    and label_id is not null and (tracking_status = 'exception' or moved_date < now() - interval '5 days')`;
  return [
    [one('First page', '')],
    ['pending', 'label_purchased', 'cancelled'].map((state) =>
      one('State', `shipment_status=${state}`, sql`shipment_status = ${state}`),
    ),
    ['canada_post', 'purolator_ca', 'fedex'].map((carrier) =>
      one('Carrier', `carrier_code=${carrier}`, sql`carrier_code = ${carrier}`),
    ),
    monthsBack.map((months) => {
      const [from, to] = [dayBefore(months * 30), dayBefore(months * 30 - 29)];
      const isBetween = sql`ship_date >= ${from} and ship_date <= ${to}`;
      return one('A month of ship dates', `min_ship_date=${from}&max_ship_date=${to}`, isBetween);
    }),
    ['zoe lefevre', 'tremblay 77', 'noor', '0000123456', 'no such name'].map((typed) =>
      one('Search', `search=${encodeURIComponent(typed)}`, contains(typed)),
    ),
    [one('Problem', 'problem=true', problem)],
    [one('No problem', 'problem=false', sql`not (${problem})`)],
  ];
}

const pageOf = (where: SQL) => [
  sql`select count(*) from shipments where ${where}`,
  sql`select * from shipments where ${where} order by created_date desc, id desc limit 10`,
];

const monthsBack = [1, 6, 12, 20];

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
