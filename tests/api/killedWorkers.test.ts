import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, openEmbedded, type Database } from '../../server/core/database.ts';
import { enqueue } from '../../server/core/jobs/enqueue.ts';
import { Scope } from '../../server/core/scope.ts';
import { queueMail } from '../../server/mailQueue/queueMail.ts';
import { maxInProgress } from '../../server/mailQueue/mailStates.ts';
import { products } from '../../server/catalog/tables.ts';
import { recordChanges } from '../../server/core/history/tables.ts';
import { customerConsents } from '../../server/customers/consents/tables.ts';
import { customers } from '../../server/customers/tables.ts';
import { catalogImports, globalProducts } from '../../server/globalCatalog/tables.ts';
import { mailings } from '../../server/mail/bulk/tables.ts';
import { mails } from '../../server/mailQueue/tables.ts';
import { startMailServer, type MailServer } from '../support/mailServer.ts';
import type { MailWorkerOptions } from '../support/mailWorker.ts';
import { runScript, type Script } from '../support/scripts.ts';
import { pooled } from '../support/pooled.ts';
import { addStore } from './support.ts';
import { newCluster, openTestDatabase, type TestDatabase } from './testDatabase.ts';

const count = 60;
const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

let server: MailServer;
let running: Script[];
beforeEach(async () => {
  running = [];
  server = await startMailServer({ mail: () => pause(25) });
});
afterEach(async () => {
  await Promise.all(running.map(({ end }) => end('SIGKILL')));
  await server.close();
});

const work = async (options: Partial<MailWorkerOptions>): Promise<Script> => {
  const script = await runScript('tests/support/mailWorker.ts', {
    mailUrl: server.url,
    lease: 1500,
    ...options,
  });
  running.push(script);
  return script;
};

async function queueMany(database: Database): Promise<void> {
  const { id } = await addStore(database, 'first');
  const scope = new Scope(database.db, { id, timezone: 'UTC' });
  await scope.transaction(async (own) => {
    for (let number = 1; number <= count; number++) {
      const to = [{ address: `${number}@customers.example` }];
      await queueMail(own, {
        kind: 'message',
        to,
        subject: `Mail ${number}`,
        text: 'Hello',
        html: '<p>Hello</p>',
      });
    }
  });
}

async function createBulkEmail(database: Database): Promise<void> {
  const { id: storeId } = await addStore(database, 'first');
  const scope = new Scope(database.db, { id: storeId, timezone: 'UTC' });
  const people = Array.from({ length: count }, (_, number) => ({
    id: randomUUID(),
    first_name: 'Mara',
    last_name: String(number),
    email: `${number}@customers.example`,
    channel: 'IN_STORE',
    default_contact_method: 'EMAIL',
  }));
  const given = {
    purpose: 'NEWSLETTER',
    state: 'GRANTED',
    source: 'EMAIL',
    given_date: '2026-01-01',
  } as const;
  await scope.transaction(async (own) => {
    await own.insert(customers, people);
    await own.insert(
      customerConsents,
      people.map(({ id }) => ({ customer_id: id, ...given })),
    );
    const id = randomUUID();
    const words = { subject: 'News', text: 'Hello', html: '<p>Hello</p>', from_name: '', reply_to: '' };
    const left_out = { gone: 0, inactive: 0, no_email: 0, no_consent: 0 };
    const customer_ids = people.map((one) => one.id);
    await own.insert(mailings, [{ id, key: id, language: 'en', customer_ids, left_out, ...words }]);
    await enqueue(own, { kind: 'mailing', key: id, data: { mailing_id: id } });
  });
}

const taken = () => server.accepted.map(({ messageId = '' }) => messageId.slice(1, 37));
const isTaken = async (least: number) => {
  await expect.poll(() => taken().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(least);
};

/** Every email was sent, except those in transmission when their process died, which are unknown. */
async function outcome(database: Database) {
  const rows = await database.db.select({ id: mails.id, state: mails.state }).from(mails);
  const idsOf = (state: string) => rows.filter((row) => row.state === state).map(({ id }) => id);
  const [sent, unknown] = [idsOf('sent'), idsOf('unknown')];
  return {
    lost: count - sent.length - unknown.length + sent.filter((id) => !taken().includes(id)).length,
    twice: taken().length - new Set(taken()).size,
    isUnknownFew: unknown.length <= maxInProgress,
  };
}

const well = { lost: 0, twice: 0, isUnknownFew: true };

const isSettled = async (database: Database) => {
  await expect
    .poll(
      async () => (await database.db.select({ state: mails.state }).from(mails)).map(({ state }) => state),
      { timeout: 30_000, interval: 250 },
    )
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|sending/)]));
};

test.runIf(process.env.DATABASE_URL)(
  'two processes share the email queue, and killing one loses no email and sends none twice',
  { timeout: 120_000 },
  async () => {
    const own: TestDatabase = await openTestDatabase();
    await queueMany(own.database);
    const [first] = await Promise.all([1, 2].map(() => work(pooled(own.url ?? ''))));
    await isTaken(15);
    await first?.end('SIGKILL');
    await isSettled(own.database);
    expect(await outcome(own.database)).toEqual(well);
    await Promise.all(running.map(({ end }) => end()));
    await own.drop();
  },
);

test.runIf(process.env.DATABASE_URL)(
  'a bulk email resumes after its process was killed, and each customer gets one email',
  { timeout: 120_000 },
  async () => {
    const own: TestDatabase = await openTestDatabase();
    const { db } = own.database;
    await createBulkEmail(own.database);
    const options = { ...pooled(own.url ?? ''), mailsAMinute: 1200 };
    const first = await work(options);
    await isTaken(15);
    await first.end('SIGKILL');
    await work(options);
    await expect
      .poll(async () => (await db.select({ done: mailings.done }).from(mailings))[0]?.done, {
        timeout: 30_000,
      })
      .toBe(count);
    await isSettled(own.database);
    expect(await outcome(own.database)).toEqual(well);
    const whom = await db.select({ id: mails.customer_id }).from(mails);
    expect(new Set(whom.map(({ id }) => id)).size).toBe(count);
    expect(whom).toHaveLength(count);
    await Promise.all(running.map(({ end }) => end()));
    await own.drop();
  },
);

test.runIf(process.env.DATABASE_URL)(
  'an import resumes after its process was killed, and each item becomes one product',
  { timeout: 120_000 },
  async () => {
    const own: TestDatabase = await openTestDatabase();
    const { db } = own.database;
    const { id: store_id, staff } = await addStore(own.database, 'first');
    const total = 4000;
    const item_ids = Array.from({ length: total }, () => randomUUID());
    const items = item_ids.map((id, index) => ({ id, name: `Phone ${index}`, slug: `phone-${index}` }));
    for (let first = 0; first < total; first += 1000)
      await db.insert(globalProducts).values(items.slice(first, first + 1000));
    const id = randomUUID();
    const scope = new Scope(db, { id: store_id, timezone: 'UTC' });
    await scope.transaction(async (one) => {
      const order = { type: 'PRODUCT', duplicates: 'LEAVE_OUT', created_by: staff.ADMIN.id } as const;
      await one.insert(catalogImports, [{ id, item_ids, total, ...order }]);
      await enqueue(one, { kind: 'import-catalog', key: id, data: { import_id: id } });
    });
    const done = async () => (await db.select({ done: catalogImports.done }).from(catalogImports))[0]?.done;
    const first = await work(pooled(own.url ?? ''));
    await expect.poll(done, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(500);
    await first.end('SIGKILL');
    expect(await done()).toBeLessThan(total);
    await work(pooled(own.url ?? ''));
    await expect.poll(done, { timeout: 30_000 }).toBe(total);
    expect(await db.select().from(catalogImports)).toMatchObject([{ created: total, existing: 0 }]);
    expect(await db.$count(products)).toBe(total);
    expect(await db.$count(recordChanges)).toBe(total);
    await Promise.all(running.map(({ end }) => end()));
    await own.drop();
  },
);

test.skipIf(process.env.DATABASE_URL)(
  'killing a process on the embedded database loses no email, and the next process sends none twice',
  { timeout: 120_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
    const before = await openEmbedded({ dataDir: join(dataDir, 'database'), cluster: await newCluster() });
    await queueMany(before);
    await before.close();
    const first = await work({ dataDir });
    await isTaken(15);
    await first.end('SIGKILL');
    const second = await work({ dataDir });
    await isTaken(count - maxInProgress);
    await pause(4000);
    await second.end();
    const after = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await outcome(after)).toEqual(well);
    await after.close();
    await rm(dataDir, { recursive: true });
  },
);
