import { sql } from 'drizzle-orm';
import { dayIn } from '../../../src/schemas/days.ts';
import { isTurnaround, reportNames } from '../../../src/schemas/reports/reports.ts';
import type { TestApp } from '../../api/support.ts';
import { besideOwnSql, compareWithSql, explainedStatements, runOn, type Case } from '../compareWithSql.ts';
import { printTable, round } from '../table.ts';
import { fill } from './fill.ts';

/** Letters shown of a statement. */
const longestText = 100;

/**
 * Measures the largest of a hundred stores beside its own SQL (aim 1.5x, and 100 ms of it), and prints what a row of each
 * table takes. Scale 1 is 5 million orders, 20 million history rows and 2 million customers.
 */
export const benchGrown = ({ scale }: { scale: number }): Promise<void> =>
  compareWithSql({
    title: `The largest of 100 stores, scale ${scale}`,
    fill: async (services) => {
      const start = performance.now();
      await fill(services, scale);
      console.log(`Filled in ${round((performance.now() - start) / 1000)} s`);
      await printSizes(services);
    },
    casesOf,
  });

async function printSizes({ database }: TestApp): Promise<void> {
  const rows = await runOn(database)(sql`select relname as name, reltuples::bigint as count,
      pg_total_relation_size(oid) / 1e6 as megabytes, pg_total_relation_size(oid) / reltuples as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1000 order by 3 desc`);
  printTable(
    'Sizes with indexes',
    ['', 'rows', 'MB', 'bytes a row'],
    rows.map(({ name, count, megabytes, bytes }) => [
      String(name),
      Number(count).toLocaleString('en'),
      round(Number(megabytes), 1),
      round(Number(bytes)),
    ]),
  );
}

async function casesOf(services: TestApp): Promise<Case[][]> {
  const { store } = services;
  const [place = 0] = store.locationIds;
  const today = dayIn('America/Toronto');
  const daysAgo = (count: number) =>
    new Date(Date.parse(today) - count * 86_400_000).toISOString().slice(0, 10);
  const one = async (table: string) => {
    const [row] = await runOn(services.database)(
      sql`select id from ${sql.identifier(table)} where store_id = ${store.id} order by created_date desc limit 1 offset 50`,
    );
    return String(row?.id);
  };
  const [order, customer, device, item] = await Promise.all(
    ['orders', 'customers', 'ticketDevices', 'items'].map(one),
  );
  const screens: Record<string, string | string[]> = {
    'Orders, the last first': list('orders', {}, ['order_no', 'DESC']),
    'Orders, page 500': list('orders', {}, ['order_no', 'DESC'], 5000),
    'Orders, counts': 'orders/counts',
    'Orders, open': list('orders', { order_status: ['PENDING'] }, ['order_no', 'DESC']),
    'Orders of a location': list('orders', { location_id: [place] }, ['order_no', 'DESC']),
    'Orders of a month': list('orders', { min_order_date: daysAgo(30), max_order_date: today }, [
      'order_no',
      'DESC',
    ]),
    'Orders, by total': list('orders', {}, ['total', 'DESC']),
    'Orders of a name': list('orders', { customer_last_name: 'tremblay 7' }, ['order_no', 'DESC']),
    'Order page': [`orders/${order}`, list('payments', { order_id: [order] }, ['created_date', 'ASC'])],
    'History of an order': `orders/${order}/history`,
    Customers: 'customer?per_page=10&name_sort_order=asc',
    'Customers, found': `customer?per_page=10&search=${encodeURIComponent('zoe tremblay 7')}`,
    'Customer page': [
      `customer/${customer}?include_addresses=true`,
      `repair/appointment?customer_id=${customer}&include_voided=true&per_page=10&created_date_sort_order=desc`,
      `customer/${customer}/timeline?per_page=10`,
    ],
    Appointments: 'repair/appointment?per_page=10&created_date_sort_order=desc',
    'Calendar of a week': `repair/appointment?per_page=1000&min_selected_date=${daysAgo(7)}&max_selected_date=${today}`,
    Transactions: list('transactions', {}, ['created_date', 'DESC']),
    'Transactions of a location': list('transactions', { location_id: [place] }, ['created_date', 'DESC']),
    Stock: list('stock', {}, ['name', 'ASC']),
    'Stock of a location': list('stock', { location_id: [place] }, ['name', 'ASC']),
    Movements: list('movements', {}, ['created_date', 'DESC']),
    'Movements of an item': list('movements', { item_id: [item] }, ['created_date', 'DESC']),
    Tickets: list('tickets', {}, ['number', 'DESC']),
    'Tickets, open': list('tickets', { open: true }, ['number', 'DESC']),
    Board: 'ticketBoard',
    'Device page': [`ticketDevices/${device}`, `ticketDevices/${device}/work`],
    Dashboard: 'dashboard',
    'Search, a name': `/dc/search?q=${encodeURIComponent('zoe tremblay')}`,
    'Search, a number': '/dc/search?q=4242',
  };
  const reports = reportNames
    .filter((name) => !isTurnaround(name))
    .map((name) => [
      `Report of a year: ${name}`,
      `reports/${name}?from=${daysAgo(364)}&to=${today}&by=month&compare=before`,
    ]);
  const groups: Case[][] = [];
  const explained: string[][] = [];
  for (const [title = '', asked = []] of [...Object.entries(screens), ...reports]) {
    const paths = [asked].flat();
    const rounds = title.startsWith('Report') ? 8 : 30;
    groups.push(await besideOwnSql(services, [{ title, paths, statements: [], rounds }]));
    const parts = (await explainedStatements(services, paths)).toSorted((a, b) => b.ms - a.ms);
    explained.push([
      title,
      String(parts.length),
      ...(['ms', 'pages'] as const).map((of) =>
        round(
          parts.reduce((sum, part) => sum + part[of], 0),
          1,
        ),
      ),
      round(parts[0]?.ms ?? 0, 1),
      (parts[0]?.text ?? '').replaceAll(/\s+/g, ' ').slice(0, longestText),
    ]);
  }
  printTable(
    'What the database says of these statements',
    ['', 'statements', 'ms', 'pages', 'slowest ms', 'slowest'],
    explained,
  );
  return groups;
}

const list = (model: string, filter: object, sort: [string, string], from = 0) =>
  `${model}?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([from, from + 9]),
  })}`;
