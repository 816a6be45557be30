import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, openEmbedded } from '../../server/core/database.ts';
import { fakeCarrier, serveCarrier, type FakeCarrier } from '../support/fakeCarrier.ts';
import type { HttpServer } from '../support/httpServer.ts';
import type { LabelBuyerOptions } from '../support/labelBuyer.ts';
import { countPurchases, startLabelBuyer } from '../support/labelBuyers.ts';
import type { Script } from '../support/scripts.ts';
import { pooled } from '../support/pooled.ts';
import { addStoreWithRates } from './shipments.ts';
import { newCluster, openTestDatabase } from './testDatabase.ts';

const count = 40;

let carrier: FakeCarrier;
let server: HttpServer;
let running: Script[];
beforeEach(async () => {
  running = [];
  carrier = fakeCarrier();
  carrier.delay = 40;
  let asked = 0;
  // Every tenth response is lost.
  server = await serveCarrier(carrier, (path) => path === '/buy' && ++asked % 10 === 0);
});
afterEach(async () => {
  await Promise.all(running.map(({ end }) => end('SIGKILL')));
  await server.close();
});

type Shopping = Omit<LabelBuyerOptions, 'carrierUrl' | 'atOnce'>;

const shop = async (shopping: Shopping): Promise<Script> => {
  const script = await startLabelBuyer({ ...shopping, carrierUrl: server.url, atOnce: 5 });
  running.push(script);
  return script;
};

const isDone = ({ child }: Script) => once(child, 'message');

const well = { sold: count, rates: count, bought: count, labels: count, done: count };

const isHalfSold = async () => {
  await expect.poll(() => carrier.sold.length, { timeout: 30_000, interval: 10 }).toBeGreaterThan(count / 3);
};

test.runIf(process.env.DATABASE_URL)(
  'two processes buy each label once although one is killed and responses are lost',
  { timeout: 90_000 },
  async () => {
    const own = await openTestDatabase();
    const shopping = { ...(await addStoreWithRates(own.database, count)), ...pooled(own.url ?? '') };
    const [first, second] = (await Promise.all([1, 2].map(() => shop(shopping)))) as [Script, Script];
    const done = isDone(second);
    await isHalfSold();
    await first.end('SIGKILL');
    await done;
    expect(await countPurchases(own.database, carrier)).toEqual(well);
    await second.end('SIGKILL');
    await own.drop();
  },
);

test.skipIf(process.env.DATABASE_URL)(
  'buys no label twice on the embedded database when killed between the request and the write',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bought-'));
    const before = await openEmbedded({ dataDir: join(dataDir, 'database'), cluster: await newCluster() });
    const shopping = { ...(await addStoreWithRates(before, count)), dataDir };
    await before.close();
    const first = await shop(shopping);
    await isHalfSold();
    await first.end('SIGKILL');
    const second = await shop(shopping);
    await isDone(second);
    await second.end('SIGKILL');
    const after = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await countPurchases(after, carrier)).toEqual(well);
    await after.close();
    await rm(dataDir, { recursive: true });
  },
);
