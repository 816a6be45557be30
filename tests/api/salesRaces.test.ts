import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../support/scripts.ts';
import type { SellerOptions } from '../support/seller.ts';
import { pooled } from '../support/pooled.ts';
import { stockHelpers } from './inventory.ts';
import { addCustomer } from './people.ts';
import { createOrder, saleLine } from './sales.ts';
import { startApp, tokenOf, type Reply, type TestApp } from './support.ts';
import { walletHelpers } from './wallet.ts';

const price = 2500;

let services: TestApp;
let home: number;
beforeAll(async () => {
  services = await startApp();
  home = services.store.locationIds[0] ?? 0;
});
afterAll(() => services.close());

const step = (id: string, name: string, values: object = {}): Promise<Reply> =>
  services.ask('STORE_OWNER', 'POST', `orders/${id}/${name}`, { body: { key: randomUUID(), ...values } });
const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await services.database.db.execute(query)) as { rows: T[] }).rows;
const statuses = (answers: Reply[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

/**
 * Returns the orders, payments, registers, balances, stock and commissions that contradict the ledger or the movements.
 */
async function faults(): Promise<unknown[]> {
  const found = await Promise.all(
    [
      sql`select transaction_id from entries group by 1 having sum(amount) <> 0`,
      sql`select order_no from orders o left join (
            select order_id, sum(e.amount) filter (where account = 'RECEIVABLE') owed
            from transactions t join entries e on e.transaction_id = t.id group by 1
          ) l on l.order_id = o.id
          where coalesce(owed, 0) <> case when order_status in ('COMPLETED', 'REFUNDED')
            then total - credited else 0 end - paid + refunded`,
      sql`select order_no from orders o left join (
            select order_id, coalesce(sum(amount) filter (where kind = 'PAYMENT'), 0) paid,
              coalesce(sum(amount) filter (where kind = 'REFUND'), 0) refunded from payments group by 1
          ) p on p.order_id = o.id
          where o.paid <> coalesce(p.paid, 0) or o.refunded <> coalesce(p.refunded, 0)`,
      sql`select * from (
            select customer_id, account kind, -sum(amount) owed from entries
            where account in ('STORE_CREDIT', 'GIFT') group by 1, 2
          ) l full join balances b using (customer_id, kind) where coalesce(owed, 0) <> coalesce(b.amount, 0)`,
      sql`select item_id from stock full join (
            select item_id, location_id, sum(quantity) moved, sum(reserved) promised from movements group by 1, 2
          ) m using (item_id, location_id)
          where on_hand is distinct from moved or reserved is distinct from promised`,
      sql`select item_id from stock s where reserved <> (select coalesce(sum(quantity), 0) from order_lines l
            join orders o on o.id = l.order_id where l.item_id = s.item_id and l.kind = 'ITEM'
            and order_status in ('PENDING', 'PROCESSING', 'ON_HOLD'))`,
      sql`select 1 from (select -sum(amount) earned from entries where account = 'SALES') l,
            (select sum(net) net from sold_lines) s where coalesce(earned, 0) <> coalesce(net, 0)`,
      sql`select max(order_no) from orders having max(order_no) - min(order_no) + 1 <> count(*)`,
      sql`select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0`,
    ].map((query) => rows(query)),
  );
  return found.flat();
}

async function customerWith(credit: number): Promise<string> {
  const customer_id = await addCustomer(services);
  await walletHelpers(services).post({
    kind: 'STORE_CREDIT',
    customer_id,
    entries: [
      { account: 'EXPENSES', amount: credit },
      { account: 'STORE_CREDIT', amount: -credit, customer_id },
    ],
  });
  return customer_id;
}

test('a balance is spent once, a payment refunded once, and a repeated request processed once', async () => {
  const customer_id = await customerWith(1500);
  const lines = [saleLine({ unit_price: 1000 })];
  const ids = await Promise.all([1, 2].map(() => createOrder(services, home, { customer_id, lines })));
  const spent = await Promise.all(
    ids.map((id) => step(id, 'pay', { method: 'WALLET', balance: 'STORE_CREDIT', amount: 1000 })),
  );
  expect(statuses(spent)).toEqual([200, 422]);
  expect(spent.find(({ status }) => status === 422)?.json.errors).toMatchObject([{ code: 'balance_short' }]);

  const id = await createOrder(services, home, { customer_id, lines });
  const key = randomUUID();
  const paid = await Promise.all([1, 2, 3, 4].map(() => step(id, 'pay', { key, method: 'POS' })));
  expect(statuses(paid)).toEqual([200, 200, 200, 200]);
  await step(id, 'complete');
  const whole = { lines: [{ id: paid[0]?.json.lines[0].id, quantity: 1, restock: false }] };
  const back = await Promise.all([1, 2, 3].map(() => step(id, 'refund', whole)));
  expect(statuses(back)[0]).toBe(200);
  expect(back.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await faults()).toEqual([]);
});

test(
  'fifty clients create, pay, complete, cancel and refund orders of the same items, and all sums hold',
  { timeout: 60_000 },
  async () => {
    const { item, shelve } = stockHelpers(services);
    const items = await Promise.all([1, 2, 3].map(() => item({ price })));
    for (const one of items) await shelve(one, home, 30);
    const register = await walletHelpers(services).open('STORE_OWNER');
    const customer_id = await customerWith(20_000);
    const ways = [
      { method: 'POS' },
      { method: 'CASH', register_id: register.id },
      { method: 'WALLET', balance: 'STORE_CREDIT' },
    ];
    const client = async (index: number) => {
      const inTurn = index % 2 ? items : items.toReversed();
      const lines = inTurn.map((item_id) => saleLine({ kind: 'ITEM', item_id, unit_price: price }));
      const body = { location_id: home, customer_id, lines };
      const made = await services.ask('STORE_OWNER', 'POST', 'orders', { body });
      if (made.status !== 201) return [made];
      const { id } = made.json;
      const answers = [await step(id, 'pay', ways[index % 3])];
      if (index % 5 === 4) return [...answers, await step(id, 'cancel', { refund_to: 'STORE_CREDIT' })];
      answers.push(await step(id, 'complete'));
      if (index % 4 === 3) {
        const back = [{ id: made.json.lines[0].id, quantity: 1, restock: true }];
        answers.push(...(await Promise.all([1, 2].map(() => step(id, 'refund', { lines: back })))));
      }
      return answers;
    };
    const answers = (await Promise.all(Array.from({ length: 50 }, (_, index) => client(index)))).flat();
    for (const { status, text } of answers) expect([200, 409, 422], text).toContain(status);
    expect(await faults()).toEqual([]);
  },
);

test.runIf(process.env.DATABASE_URL)(
  'killing a process during sales leaves no order half done and loses no confirmed one',
  { timeout: 60_000 },
  async () => {
    const { item, shelve } = stockHelpers(services);
    const item_ids = await Promise.all([1, 2].map(() => item({ price })));
    for (const one of item_ids) await shelve(one, home, 100_000);
    const [database] = await rows<{ name: string }>(sql`select current_database() as name`);
    const databaseUrl = new URL(process.env.DATABASE_URL ?? '');
    databaseUrl.pathname = `/${database?.name}`;
    const filesDir = await mkdtemp(join(tmpdir(), 'files-'));
    const options: SellerOptions = {
      ...pooled(databaseUrl.href),
      filesDir,
      storeId: services.store.id,
      token: tokenOf(services.store, 'STORE_OWNER'),
      location_id: home,
      register_id: (await walletHelpers(services).open('STORE_OWNER')).id,
      item_ids,
      price,
    };
    const { child, end, firstOutput } = await runScript('tests/support/seller.ts', options);
    const confirmed = firstOutput.split('\n');
    createInterface({ input: child.stdout as Readable }).on('line', (line) => confirmed.push(line));
    await expect.poll(() => confirmed.length, { timeout: 20_000 }).toBeGreaterThan(12);
    await end('SIGKILL');
    await expect
      .poll(() =>
        rows(sql`select 1 from pg_stat_activity where datname = current_database() and state <> 'idle'
        and pid <> pg_backend_pid()`),
      )
      .toEqual([]);
    expect(await faults()).toEqual([]);
    const completed = await rows<{ id: string }>(sql`select id from orders where order_status = 'COMPLETED'`);
    const ids = new Set(completed.map(({ id }) => id));
    expect(confirmed.filter((id) => !ids.has(id))).toEqual([]);
    await rm(filesDir, { recursive: true });
  },
);
