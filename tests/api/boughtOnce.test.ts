import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, openEmbedded, type Database } from '../../server/core/database.ts';
import { labelPurchases } from '../../server/shipping/labels/tables.ts';
import { shipments } from '../../server/shipping/tables.ts';
import { fakeCarrier, serveCarrier, type FakeCarrier } from '../support/fakeCarrier.ts';
import type { HttpServer } from '../support/httpServer.ts';
import type { LabelBuyerOptions } from '../support/labelBuyer.ts';
import { runScript, type Script } from '../support/scripts.ts';
import { addRate } from './shipments.ts';
import { addStore } from './support.ts';
import { emptyCluster, openTestDatabase } from './testDatabase.ts';

const count = 40;

let carrier: FakeCarrier;
let server: HttpServer;
let running: Script[];
beforeEach(async () => {
  running = [];
  carrier = fakeCarrier();
  carrier.slow = 40;
  let asked = 0;
  // Every tenth answer is lost.
  server = await serveCarrier(carrier, (path) => path === '/buy' && ++asked % 10 === 0);
});
afterEach(async () => {
  await Promise.all(running.map(({ end }) => end('SIGKILL')));
  await server.close();
});

type Shopping = Omit<LabelBuyerOptions, 'carrierUrl' | 'atOnce'>;

async function offerMany(database: Database): Promise<Shopping> {
  const store = await addStore(database, 'first');
  const rateIds: string[] = [];
  for (let index = 0; index < count; index++) rateIds.push((await addRate({ database }, store)).rate_id);
  return { storeId: store.id, staffId: store.staff.STORE_OWNER.id, rateIds };
}

const shop = async (shopping: Shopping): Promise<Script> => {
  const script = await runScript('tests/support/labelBuyer.ts', {
    ...shopping,
    carrierUrl: server.url,
    atOnce: 5,
  } satisfies LabelBuyerOptions);
  running.push(script);
  return script;
};

const isDone = ({ child }: Script) => once(child, 'message');

/** How many were sold twice, not bought, or bought otherwise than is stored. */
async function outcome({ db }: Database) {
  const states = (await db.select().from(labelPurchases)).map(({ state }) => state);
  const rows = await db.select().from(shipments);
  return {
    sold: carrier.sold.length,
    rates: new Set(carrier.sold).size,
    bought: states.filter((state) => state === 'bought').length,
    labels: new Set(rows.map(({ label_id }) => label_id)).size,
    done: rows.filter(({ shipment_status }) => shipment_status === 'label_purchased').length,
  };
}
const well = { sold: count, rates: count, bought: count, labels: count, done: count };

const isHalfSold = async () => {
  await expect.poll(() => carrier.sold.length, { timeout: 30_000, interval: 10 }).toBeGreaterThan(count / 3);
};

test.runIf(process.env.DATABASE_URL)(
  'two processes buy the same labels once, though one is killed and answers are lost',
  { timeout: 90_000 },
  async () => {
    const own = await openTestDatabase();
    const shopping = { ...(await offerMany(own.database)), databaseUrl: own.url };
    const [first, second] = (await Promise.all([1, 2].map(() => shop(shopping)))) as [Script, Script];
    const done = isDone(second);
    await isHalfSold();
    await first.end('SIGKILL');
    await done;
    expect(await outcome(own.database)).toEqual(well);
    await second.end('SIGKILL');
    await own.drop();
  },
);

test.skipIf(process.env.DATABASE_URL)(
  'a process that is killed between asking and storing buys nothing twice on the embedded database',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bought-'));
    const before = await openEmbedded({ dataDir: join(dataDir, 'database'), cluster: await emptyCluster() });
    const shopping = { ...(await offerMany(before)), dataDir };
    await before.close();
    const first = await shop(shopping);
    await isHalfSold();
    await first.end('SIGKILL');
    const second = await shop(shopping);
    await isDone(second);
    await second.end('SIGKILL');
    const after = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await outcome(after)).toEqual(well);
    await after.close();
    await rm(dataDir, { recursive: true });
  },
);
