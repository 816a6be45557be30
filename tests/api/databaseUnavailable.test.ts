import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { queueMail } from '../../server/mailQueue/queueMail.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import { openLiveClient, type LiveClient } from '../support/liveClient.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';
import { runScript, type Script } from '../support/scripts.ts';
import { addLookups, book } from './booking.ts';
import { saleLine } from './sales.ts';
import { addStore, joinRequest, tokenOf, type TestStore } from './support.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

/** Duration of the outage in ms. */
const absence = 3000;

describe.skipIf(!process.env.DATABASE_URL)('while the database is unavailable', () => {
  let own: TestDatabase;
  let store: TestStore;
  let proxy: Proxy;
  let node: Script & { firstOutput: string };
  let server: MailServer;
  let filesDir: string;
  let client: LiveClient;

  beforeAll(async () => {
    own = await openTestDatabase();
    store = await addStore(own.database, 'first');
    await addLookups({ ...own, store });
    proxy = await startProxy(new URL(own.url ?? ''));
    server = await startMailServer();
    filesDir = await mkdtemp(join(tmpdir(), 'away-'));
    const databaseUrl = Object.assign(new URL(own.url ?? ''), { host: proxy.host }).href;
    node = await runScript('tests/support/node.ts', { databaseUrl, filesDir, mailUrl: server.url });
    client = openLiveClient(node.firstOutput, () => joinRequest(store, 'STAFF'));
  }, 120_000);
  afterAll(async () => {
    client.socket.disconnect();
    await node.end();
    await proxy.close();
    await server.close();
    await own.drop();
    await rm(filesDir, { recursive: true });
  });

  const ask = (method: string, path: string, body?: object) =>
    fetch(`${node.firstOutput}/dc/store/${store.id}/${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(store, 'ADMIN')}` },
      signal: AbortSignal.timeout(15_000),
    });
  const sell = () => ask('POST', 'orders', { location_id: store.locationIds[0], lines: [saleLine()] });

  async function isRefused(answer: Response) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({
      status: 503,
      detail: 'A part of the service is not available right now.',
    });
  }

  test.each(['refuses', 'silent'] as const)(
    'it %s: requests get 503, and everything resumes afterwards',
    async (how) => {
      await expect.poll(() => client.isJoined, { timeout: 10_000 }).toBe(true);
      const before = client.received.length;
      const sent = server.accepted.length;
      const underWay = Promise.all(Array.from({ length: 20 }, () => ask('GET', 'brands')));
      await proxy.away(how);
      const [read, written, ready, alive] = await Promise.all([
        ask('GET', 'brands'),
        sell(),
        fetch(`${node.firstOutput}/readyz`),
        fetch(`${node.firstOutput}/healthz`),
      ]);
      const others = (await underWay).map(({ status }) => status);
      expect(others.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await isRefused(read);
      await isRefused(written);
      const asked = performance.now();
      await isRefused(await ask('GET', 'brands'));
      expect(performance.now() - asked).toBeLessThan(9500);
      expect([ready.status, alive.status]).toEqual([503, 200]);
      const scope = new Scope(own.database.db, { id: store.id, timezone: 'UTC' });
      const to = [{ address: 'mara@customers.example' }];
      await scope.transaction((inside) =>
        queueMail(inside, { kind: 'message', to, subject: 'News', text: 'Hello', html: '<p>Hello</p>' }),
      );
      await setTimeout(absence);

      await proxy.back();
      await expect.poll(async () => (await ask('GET', 'brands')).status, { timeout: 15_000 }).toBe(200);
      expect((await sell()).status).toBe(201);
      await expect.poll(() => server.accepted.length, { timeout: 15_000 }).toBe(sent + 1);
      const id = await book({ ...own, store });
      const path = `repair/location/${store.locationIds[0]}/appointment`;
      expect((await ask('PUT', path, { id, status: 'COMPLETED' })).status).toBe(200);
      await expect.poll(() => client.received.length, { timeout: 10_000 }).toBe(before + 1);
      expect(client.rejections).toBe(0);
    },
    60_000,
  );
});
