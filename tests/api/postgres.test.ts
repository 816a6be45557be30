import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Server } from 'socket.io';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { isUnreachable } from '../../server/core/postgres.ts';
import { attachAdapter } from '../../server/core/live/adapter.ts';
import { startProxy, type Proxy } from '../support/proxy.ts';

const { DATABASE_URL } = process.env;

describe.skipIf(!DATABASE_URL)('a connection to PostgreSQL', () => {
  let proxy: Proxy;
  let database: Database;
  const url = () => Object.assign(new URL(DATABASE_URL ?? ''), { host: proxy.host }).href;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    proxy = await startProxy(new URL(DATABASE_URL ?? ''));
    database = await openDatabase({ databaseUrl: DATABASE_URL });
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await database.close();
  });

  /** A live node, and what it received from the others. */
  async function startNode() {
    const http = createServer();
    const server = new Server(http);
    await attachAdapter(server, url(), 250);
    closing.push(() => server.close());
    const heard: unknown[] = [];
    server.on('word', (word: unknown) => heard.push(word));
    return { say: (word: string) => server.serverSideEmit('word', word), heard };
  }

  const endListeners = () =>
    database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`,
    );

  test.each([
    ['is terminated', endListeners],
    ['breaks', async () => proxy.break()],
    ['stalls', async () => proxy.freeze()],
  ])(
    'that %s: the nodes receive notifications again, each once',
    async (_, lose) => {
      const [one, other] = [await startNode(), await startNode()];
      const isHeard = async (word: string) => {
        one.say(word);
        await setTimeout(100);
        expect(other.heard).toContain(word);
      };
      const wait = { timeout: 15_000, interval: 50 };
      await vi.waitFor(() => isHeard('before'), wait);
      // Twice, since the connection must recover more than once.
      for (const word of ['first', 'second']) {
        await lose();
        await vi.waitFor(() => isHeard(word), wait);
      }
      other.heard.length = 0;
      await setTimeout(300);
      one.say('after');
      await setTimeout(500);
      expect(other.heard).toEqual(['after']);
    },
    60_000,
  );

  test('for notifications is open before the node is ready', async () => {
    const one = await startNode();
    one.say('so that the next word finds its way open');
    await setTimeout(300);
    const other = await startNode();
    one.say('at once');
    await vi.waitFor(() => expect(other.heard).toContain('at once'), { timeout: 5000 });
  });

  test('that is lost aborts the open transaction, and nothing else', async () => {
    const through = await openDatabase({ databaseUrl: url() });
    closing.push(() => through.close());
    const work = through.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.break();
      await setTimeout(200);
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toSatisfy(isUnreachable);
    await expect(through.db.execute(sql`select 1`)).resolves.toBeDefined();
  });

  test('that is lost is reported as 503, unlike other failures', async () => {
    const through = await openDatabase({ databaseUrl: url() });
    closing.push(() => through.close());
    const asked = through.db.execute(sql`select pg_sleep(1)`);
    setTimeout(100).then(proxy.break, () => undefined);
    await expect(asked).rejects.toSatisfy(isUnreachable);
    await proxy.close();
    await expect(through.db.execute(sql`select 1`)).rejects.toSatisfy(isUnreachable);
  });
});
