import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockHelpers } from './inventory.ts';
import { receive } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let north: number;
let south: number;
beforeAll(async () => {
  services = await startApp();
  [north, south] = services.store.locationIds as [number, number];
});
afterAll(() => services.close());

const take = (item_id: string, quantity: number, more: object = {}): Promise<Reply> =>
  services.ask('STORE_OWNER', 'POST', 'stock/adjust', {
    body: {
      key: randomUUID(),
      location_id: north,
      reason: 'CORRECTION',
      lines: [{ item_id, quantity: -quantity }],
      ...more,
    },
  });
const codesOf = ({ json }: Reply): string[] => (json.errors ?? []).map(({ code }: { code: string }) => code);
const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await services.database.db.execute(query)) as { rows: T[] }).rows;

/** Returns inconsistent sums, checks and serial locations, and the number of deadlocks. */
async function faults() {
  const sums = await rows(sql`
    select s.item_id, s.location_id, s.on_hand, s.reserved, m.quantity, m.promised
    from stock s left join (
      select item_id, location_id, sum(quantity) quantity, sum(reserved) promised
      from movements group by item_id, location_id
    ) m using (item_id, location_id)
    where s.on_hand <> coalesce(m.quantity, 0) or s.reserved <> coalesce(m.promised, 0)
      or s.reserved < 0 or s.on_hand < s.reserved`);
  const places = await rows(sql`
    select s.item_id, s.location_id, s.on_hand, count(p.id) from stock s
    join items i on i.id = s.item_id and i.is_serialized
    left join serials p on p.item_id = s.item_id and p.location_id = s.location_id and p.state = 'IN_STOCK'
    group by s.id having s.on_hand <> count(p.id)`);
  const circles = await rows<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return { sums, places, circles: circles[0]?.deadlocks };
}
const none = { sums: [], places: [], circles: 0 };

test('two registers sell the last part concurrently: one succeeds, the other gets an out-of-stock error', async () => {
  const { item, shelve, levels } = stockHelpers(services);
  for (let round = 0; round < 10; round++) {
    const id = await item();
    await shelve(id, north, 1);
    const answers = await Promise.all([take(id, 1), take(id, 1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.json.errors).toEqual([
      {
        path: '/lines/0/quantity',
        code: 'stock_short',
        params: { item: `Item ${id}`, on_hand: 0, reserved: 0, free: 0 },
      },
    ]);
    expect(await levels(id)).toEqual({ [north]: 0 });
  }
});

test('fifty clients take several items in any order without lost updates, overselling or deadlocks', async () => {
  const { item, shelve, reserve, levels } = stockHelpers(services);
  const ids = await Promise.all(Array.from({ length: 6 }, () => item()));
  for (const id of ids) await shelve(id, north, 60);
  await reserve(ids[0]!, north, 55);
  const clients = Array.from({ length: 50 }, (_, index) => {
    const turned = [...ids.slice(index % 6), ...ids.slice(0, index % 6)];
    const inTurn = index % 2 ? turned : turned.toReversed();
    return take(ids[0]!, 1, { lines: inTurn.slice(0, 4).map((item_id) => ({ item_id, quantity: -1 })) });
  });
  const answers = await Promise.all(clients);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.flatMap(codesOf))).toEqual(new Set(['stock_promised']));
  const taken = answers.length - refused.length;
  const left = await Promise.all(ids.map(async (id) => (await levels(id))[north]!));
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(6 * 60 - 4 * taken);
  expect(left[0]).toBe(55);
  expect(await faults()).toEqual(none);
});

test('one serial number received at two locations concurrently, in two notations, is stored at one', async () => {
  const { item, levels } = stockHelpers(services);
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await item({ is_serialized: true }), await item({ is_serialized: true })];
    const serial = `sn-${round} ${randomUUID().slice(0, 8)}`;
    const answers = await Promise.all([
      receive(services, one, 1, { serials: [serial] }),
      receive(services, one, 1, { serials: [serial.toUpperCase().replace(' ', '')], location_id: south }),
      receive(services, other, 1, { serials: [` ${serial} `] }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) {
      expect(['serial_in_stock', 'serial_of_other']).toContain(codesOf(answer)[0]);
      expect(answer.json.errors[0]).toMatchObject({ path: '/lines/0/serials/0' });
    }
    const all = { ...(await levels(one)), other: (await levels(other))[north] ?? 0 };
    expect(Object.values(all).reduce((sum, count) => sum + count, 0)).toBe(1);
  }
  expect(await faults()).toEqual(none);
});

test('a step sent five times concurrently is done once', async () => {
  const { item, levels } = stockHelpers(services);
  const id = await item();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => receive(services, id, 2, { key })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await levels(id)).toEqual({ [north]: 2 });
});

test('sums, checks and locations hold under concurrency', { timeout: 60_000 }, async () => {
  const { item } = stockHelpers(services);
  const counted = await Promise.all([item(), item(), item()]);
  const devices = await Promise.all([item({ is_serialized: true }), item({ is_serialized: true })]);
  const place = fc.constantFrom(...services.store.locationIds);
  const amount = fc.integer({ min: 1, max: 4 });
  const ofCounted = fc.record({ item_id: fc.constantFrom(...counted), quantity: amount });
  const ofDevices = fc.record({
    item_id: fc.constantFrom(...devices),
    serials: fc.uniqueArray(fc.constantFrom('a1', 'A-2', 'a 3', 'A4', 'a5'), { minLength: 1, maxLength: 3 }),
  });
  const line = fc.oneof(
    ofCounted,
    ofDevices.map((one) => ({ ...one, quantity: one.serials.length })),
  );
  const step = fc.record({
    name: fc.constantFrom('receive', 'adjust', 'adjust', 'return'),
    location_id: place,
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  });
  const run = async ({
    name,
    location_id,
    lines,
  }: {
    name: string;
    location_id: number;
    lines: { quantity: number }[];
  }) => {
    const isAdjusted = name === 'adjust';
    const body = {
      key: randomUUID(),
      location_id,
      ...(isAdjusted && { reason: 'CORRECTION' }),
      lines: lines.map((one) => ({ ...one, quantity: isAdjusted ? -one.quantity : one.quantity })),
    };
    const answer = await services.ask('STORE_OWNER', 'POST', `stock/${name}`, { body });
    expect([200, 422], answer.text).toContain(answer.status);
    for (const code of codesOf(answer)) expect(code).toMatch(/^(stock|serial)_/);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      await Promise.all(steps.map(run));
      expect(await faults()).toEqual(none);
    }),
    { numRuns: process.env.DATABASE_URL ? 25 : 8, endOnFailure: true },
  );
});
