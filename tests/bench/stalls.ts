import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { storefrontCalls } from '../../src/schemas/storefront/calls.ts';
import { createOrder, saleLine } from '../api/sales.ts';
import { add } from '../api/samples.ts';
import { sql } from 'drizzle-orm';
import { startApp, tokenOf, type TestApp } from '../api/support.ts';
import { printTable, round } from './table.ts';

const many = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => item(index));

type Call = readonly [title: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object | string];

/** Valid requests of the maximum size. */
async function callsOf(services: TestApp): Promise<Call[]> {
  const product = await add(services, 'products', { name: 'Phone', status: 'PUBLISHED' });
  const repair = (index: number) => ({
    title: `Repair ${index}`,
    product_id: product.id,
    cost: 50,
    duration: 60,
  });
  const words = (length: number) => many(length, (index) => `Word number ${index}`);
  const texts = Object.fromEntries(words(4000).map((word) => [word, `${word}, translated`]));
  const section = { kind: 'unknown', text: 'x'.repeat(1000), list: many(20, (index) => index) };
  const config = JSON.stringify(
    many(Math.floor((storefrontCalls.writeStoreConfig.bodyLimit ?? 0) / 1150), () => section),
  );
  return [
    ['A config as large as it may be', 'PUT', 'config', `{"unknown":${config}}`],
    [
      'Translate 5,000 words',
      'POST',
      '/dc/translate',
      { words: words(5000), target_languages: ['fr'], save_folders: ['frontend'] },
    ],
    ['Change 4,000 translations', 'PUT', '/dc/translation/frontend/fr', texts],
    ['Create 1,000 services', 'POST', '/dc/en/store/:store/repair/batch', many(1000, repair)],
    ...(await ofSales(services)),
    ['Search for 20 words', 'GET', `customer?search=${encodeURIComponent('ab '.repeat(20))}`],
    ['The API documentation', 'GET', '/docs/openapi.json'],
  ] as const;
}

/** Reads, prints and creates orders of the maximum size and number per request. */
async function ofSales(services: TestApp) {
  const { store, database } = services;
  const [location_id = 0] = store.locationIds;
  const lines = (length: number) =>
    many(length, (index) => saleLine({ name: `Cleaning of device ${index}` }));
  const orders: string[] = [];
  for (const _ of many(100, () => 0))
    orders.push(await createOrder(services, location_id, { lines: lines(5) }));
  await database.db
    .execute(sql`insert into transactions (id, store_id, kind, location_id, day, amount, order_id)
    select md5('t' || n)::uuid, ${store.id}, 'PAYMENT', ${location_id}, current_date, 1000, ${orders[0]}
    from generate_series(1, 1000) n`);
  await database.db.execute(sql`insert into entries
      (store_id, transaction_id, position, account, amount, day, location_id)
    select ${store.id}, md5('t' || n)::uuid, i, case i when 0 then 'CARD' else 'SALES' end, 1000 - 2000 * i,
      current_date, ${location_id} from generate_series(1, 1000) n, generate_series(0, 1) i`);
  const ids = orders.join(',');
  return [
    ['100 invoices as one PDF', 'GET', `orders/invoices.pdf?ids=${ids}`],
    ['100 receipts as one PDF', 'GET', `orders/receipts.pdf?ids=${ids}`],
    ['1,000 transactions', 'GET', 'transactions?range=[0,999]'],
    ['100 orders', 'GET', 'orders?range=[0,99]'],
    ['Create an order of 200 lines', 'POST', 'orders', { location_id, lines: lines(200) }],
    ['Change one to 200 lines', 'PUT', `orders/${orders[1]}`, { lines: lines(200) }],
  ] as const;
}

/** Measures how long a valid request blocks the event loop at a stretch. */
export async function benchStalls({ runs }: { runs: number }): Promise<void> {
  const rows: string[][] = [];
  for (let run = 0; run < runs; run++) {
    const services = await startApp();
    await services.app.listen();
    const { id } = services.store;
    const authorization = `Bearer ${tokenOf(services.store, 'STORE_OWNER')}`;
    for (const [index, [title, method, path, body]] of (await callsOf(services)).entries()) {
      const payload = typeof body === 'string' || !body ? body : JSON.stringify(body);
      const delay = monitorEventLoopDelay({ resolution: 2 });
      delay.enable();
      await setTimeout(20);
      const start = performance.now();
      const { statusCode, body: answer } = await services.app.inject({
        method,
        url: path.startsWith('/') ? path.replace(':store', id) : `/dc/store/${id}/${path}`,
        headers: { authorization, ...(payload && { 'content-type': 'application/json' }) },
        payload,
      });
      const took = performance.now() - start;
      await setTimeout(20);
      delay.disable();
      if (statusCode >= 300) throw new Error(`${title}: ${statusCode} ${answer.slice(0, 200)}`);
      const stall = Math.max(delay.max / 1e6, Number(rows[index]?.[2] ?? 0));
      rows[index] = [title, `${round((payload?.length ?? 0) / 1e6, 2)} MB`, round(stall), round(took)];
    }
    await services.close();
  }
  printTable(
    'The longest time that a call keeps others waiting, PGlite',
    ['', 'body', 'stall ms', 'ms'],
    rows,
  );
}
