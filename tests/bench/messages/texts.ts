import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../../../server/core/database.ts';
import { stores } from '../../../server/core/tables/stores.ts';
import { locations } from '../../../server/locations/tables.ts';
import { startPostgres } from '../../support/postgres.ts';
import { runScript } from '../../support/scripts.ts';
import { median } from '../stats.ts';
import { printTable, round } from '../table.ts';
import { numberOf, ourNumber, sampleText } from './sampleText.ts';

const count = 10_000;
const workers = 2;

interface Sent {
  lost: number;
  twice: number;
}

/**
 * Text messages per second through the bundled provider: queued ones with two workers on PostgreSQL, alternating with
 * two processes that call the provider in a loop.
 */
export async function benchTexts(runs: number): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return console.log('\nText messages: no PostgreSQL on this machine');
  const database = await openDatabase({ databaseUrl: postgres.url });
  const results: ({ bare: number; ours: number } & Sent)[] = [];
  try {
    const place = await addConversations(database);
    for (let run = 1; run <= runs; run++) {
      const bare = await bareRate(database, postgres.url);
      results.push({ bare, ...(await ownRate(database, postgres.url, place)) });
    }
  } finally {
    await database.close();
    await postgres.stop();
  }
  const bare = median(results.map((one) => one.bare));
  const ours = median(results.map((one) => one.ours));
  const sum = (key: keyof Sent) => String(results.reduce((total, one) => total + one[key], 0));
  printTable(
    `${count} text messages, ${workers} processes, median of ${runs}`,
    ['', 'messages/s', 'ratio', 'lost', 'twice'],
    [
      ['provider alone', round(bare), '', '', ''],
      ['queued', round(ours), round(ours / bare, 2), sum('lost'), sum('twice')],
    ],
  );
}

async function bareRate({ db }: Database, databaseUrl: string): Promise<number> {
  await db.execute(sql`truncate sample_sms`);
  const share = count / workers;
  const all = await Promise.all(
    Array.from({ length: workers }, (_, index) =>
      runScript('tests/bench/messages/bare.ts', { databaseUrl, from: index * share, count: share }),
    ),
  );
  const begun = performance.now();
  await Promise.all(
    all.map(async ({ child }) => {
      child.send('begin');
      await once(child, 'message');
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(all.map(({ end }) => end()));
  return count / seconds;
}

/** The workers are running before the messages are due, so that startup is not measured. */
async function ownRate(
  database: Database,
  databaseUrl: string,
  place: Place,
): Promise<{ ours: number } & Sent> {
  const { db } = database;
  await queueMany(database, place);
  const all = await Promise.all(
    Array.from({ length: workers }, () => runScript('tests/bench/messages/worker.ts', { databaseUrl })),
  );
  const begun = performance.now();
  await db.execute(sql`update jobs set run_at = now()`);
  await db.execute(sql`select pg_notify('jobs', '')`);
  while (await isWorkLeft(database, 'send-text')) await setTimeout(100);
  const seconds = (performance.now() - begun) / 1000;
  while (await isWorkLeft(database, 'follow-text')) await setTimeout(500);
  await Promise.all(all.map(({ end }) => end()));
  return { ours: count / seconds, ...(await sentOf(database)) };
}

/** A job ends once the state of its message is stored. The query is cheap enough not to affect the result. */
async function isWorkLeft({ db }: Database, kind: string): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from jobs where kind = ${kind} and state in ('queued', 'running') limit 1`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

/** What is missing in the provider's store or ours, and what the provider has more than once. */
async function sentOf({ db }: Database): Promise<Sent> {
  const { rows } = (await db.execute(sql`select
    (select count(distinct "to")::int from sample_sms) recipients, (select count(*)::int from sample_sms) sent,
    (select count(*)::int from "textMessages" m join sample_sms s on s.id = m.provider_id
      where m.state = 'DELIVERED') delivered`)) as {
    rows: { recipients: number; sent: number; delivered: number }[];
  };
  const { recipients = 0, sent = 0, delivered = 0 } = rows[0] ?? {};
  return { lost: count - Math.min(recipients, delivered), twice: sent - recipients };
}

interface Place {
  store: string;
  location: number;
}

const messageIds = sql.raw(`md5('text ' || n)::uuid`);
const threadIds = sql.raw(`md5('thread ' || n)::uuid`);

/** Stores a store with a number and a conversation with each recipient. */
async function addConversations({ db }: Database): Promise<Place> {
  const store = randomUUID();
  await db.insert(stores).values({
    id: store,
    name: 'Atlas',
    business_name: 'Atlas Ltd.',
    email: 'hello@atlas.example',
    domain: `${store}.example`,
    tenant_id: store,
    timezone: 'UTC',
  });
  const [place] = await db
    .insert(locations)
    .values({
      store_id: store,
      location_name: 'Main',
      email: 'main@atlas.example',
      country: 'CA',
      state: 'ON',
      city: 'Ottawa',
      postcode: 'K1A 0A1',
      address_1: '1 Main Street',
      timezone: 'UTC',
    })
    .returning({ id: locations.id });
  const location = place?.id ?? 0;
  const numbers = Array.from({ length: count }, (_, index) => numberOf(index));
  await db.execute(sql`insert into "smsNumbers" (store_id, name, phone, location_id, is_active)
    values (${store}, 'Counter', ${ourNumber}, ${location}, true)`);
  await db.execute(sql`insert into threads (id, store_id, location_id, address, state)
    select ${threadIds}, ${store}, ${location}, address, 'OPEN'
    from unnest(${sql.param(numbers)}::text[]) with ordinality r (address, n)`);
  return { store, location };
}

/** Stores a message for each conversation, and its job. */
async function queueMany({ db }: Database, { store, location }: Place): Promise<void> {
  await db.execute(sql`truncate jobs, sample_sms, "textMessages"`);
  await db.execute(sql`insert into "textMessages" (id, store_id, thread_id, location_id, direction, text, state, segments,
      number) select ${messageIds}, ${store}, ${threadIds}, ${location}, 'OUT', ${sampleText(0).text}, 'QUEUED', 1,
      ${ourNumber} from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into jobs (store_id, kind, key, data, run_at)
    select ${store}, 'send-text', ${messageIds}::text, jsonb_build_object('message_id', ${messageIds}),
      now() + interval '1 hour' from generate_series(1, ${count}::int) n`);
  await db.execute(sql`vacuum (analyze)`);
}
