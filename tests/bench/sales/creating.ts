import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Database } from '../../../server/core/database.ts';
import { stockHelpers } from '../../api/inventory.ts';
import { saleLine } from '../../api/sales.ts';
import { startApp, tokenOf, type TestApp } from '../../api/support.ts';
import { withPostgres } from '../postgres.ts';
import { quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';

const clients = 20;
const each = 25;
const itemCount = 50;
const price = 1999;

/** Twenty clients create orders of two items: through the services, and as the same statements alone. */
export async function benchCreating(): Promise<void> {
  const isMeasured = await withPostgres(() => creating('PostgreSQL'));
  if (!isMeasured) await creating('PGlite');
}

async function creating(databaseName: string): Promise<void> {
  const services = await startApp();
  try {
    const { item, shelve } = stockHelpers(services);
    const [location_id = 0] = services.store.locationIds;
    const items = await Promise.all(Array.from({ length: itemCount }, () => item()));
    for (const id of items) await shelve(id, location_id, 100_000);
    await services.database.db.execute(
      sql`update items set price = ${price} where store_id = ${services.store.id}`,
    );
    const origin = await services.app.listen();
    const post = poster(
      `${origin}/dc/store/${services.store.id}/orders`,
      tokenOf(services.store, 'STORE_OWNER'),
    );
    const pick = (turn: number) => [items[turn % itemCount]!, items[(turn * 7 + 3) % itemCount]!];
    const ring = (turn: number) =>
      post({
        location_id,
        lines: pick(turn).map((item_id) => saleLine({ kind: 'ITEM', item_id, unit_price: price })),
      });
    const alone = (turn: number) => bare(services, location_id, pick(turn).toSorted());
    await together(ring, 2);
    await together(alone, 2);
    const served = await together(ring, each);
    const stated = await together(alone, each);
    const perSecond = [served, stated].map(({ seconds }) => (clients * each) / seconds) as [number, number];
    printTable(
      `${clients} clients ring up orders of two items, on ${databaseName}`,
      ['', 'orders/s', 'median ms', 'p95 ms', 'ratio', 'lost', 'wrong'],
      [
        [
          'services',
          served,
          round(perSecond[0] / perSecond[1], 2),
          ...(await faults(services.database)),
        ] as const,
        ['SQL alone', stated, '', '', ''] as const,
      ].map(([title, { times }, ...rest], index) => [
        title,
        round(perSecond[index]!, 0),
        ...[0.5, 0.95].map((share) => round(quantile(times, share), 1)),
        ...rest,
      ]),
    );
  } finally {
    await services.close();
  }
}

/** All clients in parallel, each sequentially. */
async function together(work: (turn: number) => Promise<void>, turns: number) {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; turn < turns; turn += 1) {
        const begun = performance.now();
        await work(client * 13 + turn);
        times.push(performance.now() - begun);
      }
    }),
  );
  return { times, seconds: (performance.now() - start) / 1000 };
}

/** The minimal statements that create an order. */
async function bare({ database, store }: TestApp, location: number, items: string[]): Promise<void> {
  const [id, by] = [randomUUID(), store.staff.STORE_OWNER.id];
  const ids = sql`any(${sql.param(`{${items.join(',')}}`)}::uuid[])`;
  const total = items.length * price;
  const tax = Math.round(total * 0.13);
  const taxes = sql`${JSON.stringify([{ kind: 'HST', rate: 13_000, amount: tax }])}::jsonb`;
  await database.db.execute(sql`select s.*, r.permissions, t.timezone from staff s
    join stores t on t.id = s.store_id join roles r on r.store_id = s.store_id and r.code = s.role
    where t.tenant_id = ${store.tenant} and s.id = ${by}`);
  await database.db.transaction(async (own) => {
    await own.execute(sql`select country, state, timezone from locations where id = ${location}`);
    await own.execute(
      sql`select id, name, sku, price, is_serialized, low_stock from items where id = ${ids} order by id for key share`,
    );
    await own.execute(sql`select * from stock where store_id = ${store.id} and location_id = ${location}
      and item_id = ${ids} order by item_id for no key update`);
    await own.execute(sql`update stock set reserved = reserved + 1 where store_id = ${store.id}
      and location_id = ${location} and item_id = ${ids}`);
    await own.execute(sql`insert into movements (store_id, item_id, location_id, kind, quantity, reserved, source, source_id)
      select ${store.id}, item, ${location}, 'RESERVE', 0, 1, 'ORDER', ${id} from unnest(${sql.param(`{${items.join(',')}}`)}::uuid[]) item`);
    await own.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${store.id} numbers of orders`}, 0))`,
    );
    await own.execute(sql`insert into orders (id, store_id, order_no, location_id, order_date, channel, vendor_id,
        subtotal, discount_amount, total_before_tax, taxes, gst_hst, pst_rst_qst, total, created_by)
      select ${id}, ${store.id}, coalesce(max(order_no), 0) + 1, ${location}, current_date, 'IN_STORE', ${by},
        ${total}, 0, ${total}, ${taxes}, ${tax}, 0, ${total + tax}, ${by} from orders where store_id = ${store.id}`);
    await own.execute(sql`insert into order_lines (store_id, order_id, position, kind, item_id, name, sku, quantity, list_price,
        unit_price, staff_id, amount, discount_amount, net, taxes, total)
      select ${store.id}, ${id}, n, 'ITEM', item, 'Item', 'SKU', 1, ${price}, ${price}, ${by}, ${price}, 0, ${price},
        ${taxes}, ${price}
      from unnest(${sql.param(`{${items.join(',')}}`)}::uuid[]) with ordinality l (item, n)`);
    await own.execute(sql`insert into record_changes (store_id, model, record_id, action, changed_by)
      values (${store.id}, 'orders', ${id}, 'created', ${by})`);
  });
  await database.db.execute(sql`select o.*, concat_ws(' ', s.first_name, s.last_name) as vendor
    from orders o left join staff s on s.id = o.vendor_id where o.id = ${id}`);
  await database.db.execute(sql`select l.*, i.is_serialized from order_lines l
    left join items i on i.id = l.item_id where order_id = ${id} order by position`);
}

/** Returns the missing orders and those with wrong totals or numbers. */
async function faults({ db }: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`select
    ${2 * clients * (each + 2)} - count(*) as lost,
    (select count(*) from stock s where reserved <>
      (select coalesce(sum(reserved), 0) from movements m where m.item_id = s.item_id)) +
    (select count(*) from orders where total <> total_before_tax + gst_hst + pst_rst_qst
      or subtotal <> (select sum(amount) from order_lines where order_id = orders.id)) +
    (select max(order_no) - count(*) from orders) as wrong from orders`)) as {
    rows: { lost: string; wrong: string }[];
  };
  return [String(rows[0]?.lost), String(rows[0]?.wrong)];
}

function poster(url: string, token: string): (body: object) => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  return (body) =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sent = request(url, { method: 'POST', agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 201) resolve();
          else reject(new Error(`${url}: ${response.statusCode} ${Buffer.concat(parts).toString()}`));
        });
      });
      sent.on('error', reject).end(JSON.stringify(body));
    });
}
