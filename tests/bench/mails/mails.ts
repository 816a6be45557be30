import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../../../server/core/database.ts';
import { Scope } from '../../../server/core/scope.ts';
import { queueMail } from '../../../server/mailQueue/queueMail.ts';
import { stores } from '../../../server/core/tables/stores.ts';
import { startPostgres } from '../../support/postgres.ts';
import { runScript, type Script } from '../../support/scripts.ts';
import { median } from '../stats.ts';
import { printTable, round } from '../table.ts';
import { sampleMail } from './sampleMail.ts';

const count = 10_000;
const workers = 2;

interface Taken {
  taken: number;
  twice: number;
}

/**
 * Mails per second through a local SMTP server: queued ones with two workers on PostgreSQL, alternating with two
 * processes of nodemailer alone.
 */
export async function benchMails({ runs }: { runs: number }): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return console.log('\nMails: no PostgreSQL on this machine');
  const sink = await runScript('tests/bench/mails/sink.ts', {});
  const database = await openDatabase({ databaseUrl: postgres.url });
  const results: { bare: number; ours: number; lost: number; twice: number }[] = [];
  for (let run = 1; run <= runs; run++) {
    const bare = await bareRate(sink);
    results.push({ bare, ...(await ownRate(sink, database, postgres.url)) });
  }
  const bare = median(results.map((one) => one.bare));
  const ours = median(results.map((one) => one.ours));
  const sum = (key: 'lost' | 'twice') => String(results.reduce((total, one) => total + one[key], 0));
  printTable(
    `${count} mails, ${workers} processes, median of ${runs}`,
    ['', 'mails/s', 'ratio', 'lost', 'twice'],
    [
      ['nodemailer alone', round(bare), '', '', ''],
      ['queued', round(ours), round(ours / bare, 2), sum('lost'), sum('twice')],
    ],
  );
  await sink.end();
  await database.close();
  await postgres.stop();
}

async function ask({ child }: Script, word: string): Promise<Taken> {
  child.send(word);
  const [answer] = (await once(child, 'message')) as [Taken];
  return answer;
}

async function bareRate(sink: Script & { firstOutput: string }): Promise<number> {
  await ask(sink, 'forget');
  const options = { mailUrl: sink.firstOutput, count: count / workers };
  const all = await Promise.all(
    Array.from({ length: workers }, () => runScript('tests/bench/mails/bare.ts', options)),
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

/** The workers are running before the emails are due, so that startup is not measured. */
async function ownRate(sink: Script & { firstOutput: string }, database: Database, databaseUrl: string) {
  await ask(sink, 'forget');
  await queueMany(database);
  const options = { databaseUrl, mailUrl: sink.firstOutput };
  const all = await Promise.all(
    Array.from({ length: workers }, () => runScript('tests/support/mailWorker.ts', options)),
  );
  const begun = performance.now();
  await database.db.execute(sql`update jobs set run_at = now()`);
  await database.db.execute(sql`select pg_notify('jobs', '')`);
  while (await isWorkLeft(database)) await setTimeout(100);
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(all.map(({ end }) => end()));
  const { taken, twice } = await ask(sink, 'count');
  return { ours: count / seconds, lost: count - taken, twice };
}

/** A job ends once the state of its email is stored. The query is cheap enough not to affect the result. */
async function isWorkLeft({ db }: Database): Promise<boolean> {
  const { rows } = (await db.execute(
    sql`select 1 from jobs where kind = 'send-mail' and state in ('queued', 'running') limit 1`,
  )) as { rows: unknown[] };
  return rows.length > 0;
}

async function queueMany({ db }: Database): Promise<void> {
  await db.execute(sql`truncate jobs, mails`);
  const id = randomUUID();
  await db.insert(stores).values({
    id,
    name: 'Atlas',
    business_name: 'Atlas Ltd.',
    email: 'hello@atlas.example',
    domain: `${id}.example`,
    tenant_id: id,
    timezone: 'UTC',
  });
  const sendAt = new Date(Date.now() + 3_600_000);
  await new Scope(db, { id, timezone: 'UTC' }).transaction(async (own) => {
    for (let index = 0; index < count; index++) {
      const to = [{ address: `${index}@customers.example` }];
      await queueMail(own, { kind: 'message', to, ...sampleMail, sendAt });
    }
  });
  await db.execute(sql`vacuum (analyze)`);
}
