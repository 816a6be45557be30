import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxInProgress } from '../../server/mailQueue/mailStates.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { items, movements, stock } from '../../server/inventory/tables.ts';
import { mails } from '../../server/mailQueue/tables.ts';
import { orders } from '../../server/sales/tables.ts';
import { startBalancer, type Balancer } from '../support/balancer.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import type { NodeOptions } from '../support/node.ts';
import { openLiveClient, type LiveClient } from '../support/liveClient.ts';
import { runScript, type Script } from '../support/scripts.ts';
import { pooled } from '../support/pooled.ts';
import { addLookups, book } from './booking.ts';
import { mailForm, newMail } from './mails.ts';
import { saleLine } from './sales.ts';
import { addStore, joinRequest, tokenOf, type TestStore } from './support.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

/** The number of times a node is killed and restarted. */
const kills = 3;

const onPostgres = Boolean(process.env.DATABASE_URL);

type Node = Script & { firstOutput: string };

let own: TestDatabase;
let store: TestStore;
let filesDir: string;
let server: MailServer;
let balancer: Balancer;
let here: number;
let nodes: Node[] = [];
let client: LiveClient;
let stop: AbortController;
let isOver: boolean;

const startNode = (port?: number): Promise<Node> => {
  const options: NodeOptions = {
    ...pooled(own.url ?? ''),
    filesDir,
    mailUrl: server.url,
    port,
    lease: 1500,
  };
  return runScript('tests/support/node.ts', options);
};

// Per attempt, so that a retry starts with an empty database.
beforeEach(async () => {
  if (!onPostgres) return;
  stop = new AbortController();
  isOver = false;
  own = await openTestDatabase();
  store = await addStore(own.database, 'first');
  filesDir = await mkdtemp(join(tmpdir(), 'killed-nodes-'));
  server = await startMailServer();
  await addLookups({ ...own, store });
  [here = 0] = store.locationIds;
  nodes = await Promise.all([startNode(), startNode()]);
  balancer = await startBalancer(nodes.map(({ firstOutput }) => firstOutput));
  client = openLiveClient(balancer.url, () => joinRequest(store, 'STAFF'));
}, 120_000);
afterEach(async () => {
  if (!onPostgres) return;
  isOver = true;
  stop.abort();
  client.socket.disconnect();
  await balancer.close();
  await Promise.all(nodes.map(({ end }) => end()));
  await server.close();
  await own.drop();
  await rm(filesDir, { recursive: true });
});

/** Retries requests that failed or got no response. */
async function ask(method: string, path: string, body?: BodyInit, headers = json): Promise<Response> {
  const authorization = `Bearer ${tokenOf(store, 'ADMIN')}`;
  for (;;) {
    const url = `${balancer.url}/dc/store/${store.id}/${path}`;
    const answer = await fetch(url, { method, body, headers: { ...headers, authorization } }).catch(
      () => undefined,
    );
    if (answer && answer.status < 500) return answer;
    if (isOver) return Response.error();
    await setTimeout(20);
  }
}
const json: Record<string, string> = { 'content-type': 'application/json' };

/** Writes until aborted. Returns the acknowledged responses by idempotency key. */
async function write(signal: AbortSignal, send: (key: string) => Promise<Response>) {
  const keys: string[] = [];
  const statuses = new Set<number>();
  while (!signal.aborted) {
    const key = randomUUID();
    statuses.add((await send(key)).status);
    keys.push(key);
    await setTimeout(20);
  }
  return { keys: keys.toSorted(), statuses: [...statuses] };
}

test.runIf(onPostgres)(
  'killing one of two nodes repeatedly signs nobody out, loses no write and duplicates none',
  { timeout: 150_000 },
  async () => {
    const { db } = own.database;
    const item_id = randomUUID();
    await db.insert(items).values({ id: item_id, store_id: store.id, name: 'Screen' });
    const isJoined = async () => {
      await expect.poll(() => client.isJoined, { timeout: 10_000 }).toBe(true);
    };
    const completeBooking = async () => {
      const id = await book({ ...own, store });
      const body = JSON.stringify({ id, status: 'COMPLETED' });
      expect((await ask('PUT', `repair/location/${here}/appointment`, body)).status).toBe(200);
    };
    await isJoined();

    const post = (path: string, body: object) => ask('POST', path, JSON.stringify(body));
    const writers = Promise.all([
      write(stop.signal, (id) => post('orders', { id, location_id: here, lines: [saleLine()] })),
      write(stop.signal, (key) =>
        post('stock/receive', { key, location_id: here, lines: [{ item_id, quantity: 2 }] }),
      ),
      write(stop.signal, (key) => {
        const { body, headers } = mailForm(newMail({ key }));
        return ask('POST', 'mails', new Uint8Array(body), headers);
      }),
    ]);
    for (let turn = 0; turn < kills; turn += 1) {
      const index = turn % nodes.length;
      const killed = nodes[index] as Node;
      await killed.end('SIGKILL');
      nodes[index] = await startNode(Number(new URL(killed.firstOutput).port));
      await isJoined();
      const before = client.received.length;
      await completeBooking();
      await expect.poll(() => client.received.length, { timeout: 5000 }).toBeGreaterThan(before);
    }
    stop.abort();
    const [sold, received, mailed] = await writers;

    expect([sold, received, mailed].map(({ statuses }) => statuses)).toEqual([[201], [200], [201]]);
    const ids = await db.select({ id: orders.id }).from(orders);
    expect(ids.map(({ id }) => id).toSorted()).toEqual(sold.keys);
    const [level] = await db.select().from(stock).where(eq(stock.item_id, item_id));
    expect(level?.on_hand).toBe(2 * received.keys.length);
    expect(await db.$count(movements, eq(movements.item_id, item_id))).toBe(received.keys.length);
    const stored = () => db.select({ key: mails.key, state: mails.state }).from(mails);
    await expect
      .poll(async () => (await stored()).map(({ state }) => state), { timeout: 20_000, interval: 250 })
      .not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|sending/)]));
    const written = await stored();
    expect(written).toHaveLength(mailed.keys.length);
    expect(new Set(written.map(({ key }) => key))).toEqual(new Set(mailed.keys));
    const sent = written.filter(({ state }) => state === 'sent');
    expect(written.length - sent.length).toBeLessThanOrEqual(kills * maxInProgress);
    expect(server.accepted.length).toBeGreaterThanOrEqual(sent.length);
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(server.accepted.length);
    expect(await db.$count(jobs, eq(jobs.state, 'failed'))).toBe(0);
    expect(client.received).toHaveLength(kills);
    expect(new Set(client.received).size).toBe(kills);
    expect(client.rejections).toBe(0);
  },
);
