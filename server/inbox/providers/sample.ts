import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, notInArray } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { sampleSms } from '../tables.ts';
import { SmsError, type Sms, type SmsProvider, type SmsStatus } from './smsProvider.ts';

/** A message that was kept instead of sent. */
export type SampleSms = typeof sampleSms.$inferSelect;

export interface SmsOutbox extends SmsProvider {
  /** The kept messages, the newest first. */
  list(): Promise<SampleSms[]>;
}

/** Maximum number of kept messages; the oldest are deleted. */
const capacity = 20_000;

/** Endings of numbers that behave in another way than delivering. */
const endings = {
  /** Refused at once. */
  refused: '0001',
  /** Taken, but the answer is lost. */
  lost: '0002',
  /** Fails on the way. */
  undelivered: '0003',
  /** Reported as delivered first and as sent afterwards. */
  disordered: '0005',
};

/** Twilio's codes of failures, which staff see in words. */
const codes = { refused: '21211', undelivered: '30003' };

const second = 1000;

/** Keeps messages in the database, so that all nodes see them, and reports them as delivered a few seconds later. */
export function sampleProvider(database: Promise<Database>): SmsOutbox {
  const read = async (is: ReturnType<typeof and>, limit: number) => {
    const { db } = await database;
    return db
      .select()
      .from(sampleSms)
      .where(is)
      .orderBy(desc(sampleSms.date), desc(sampleSms.id))
      .limit(limit);
  };
  return {
    pauses: [1.5 * second, 3 * second, 10 * second],

    async send({ from, to, text }) {
      if (to.endsWith(endings.refused)) throw new SmsError('refused', codes.refused);
      const { db } = await database;
      const id = `SM${randomUUID().replaceAll('-', '')}`;
      await db.insert(sampleSms).values({ id, from, to, text });
      await forgetOldest(database);
      if (to.endsWith(endings.lost)) throw new SmsError('unknown');
      return { id };
    },

    async status(id) {
      const [row] = await read(eq(sampleSms.id, id), 1);
      return row && statusOf(row);
    },

    async search({ from, to, text }: Sms, since) {
      const { from: sender, to: recipient, text: content, date } = sampleSms;
      const is = and(eq(sender, from), eq(recipient, to), eq(content, text), gte(date, since));
      return (await read(is, 100)).toReversed().map(statusOf);
    },

    readWebhook() {
      throw new SmsError('refused');
    },

    list: () => read(undefined, 200),
  };
}

function statusOf({ id, to, date }: SampleSms): SmsStatus {
  const age = Date.now() - date.getTime();
  if (to.endsWith(endings.disordered)) return { id, state: age < 2 * second ? 'DELIVERED' : 'SENT' };
  if (age < second) return { id };
  if (age < 3 * second) return { id, state: 'SENT' };
  return to.endsWith(endings.undelivered)
    ? { id, state: 'FAILED', detail: codes.undelivered }
    : { id, state: 'DELIVERED' };
}

/** Now and then, since counting all rows at each message would slow down many. */
async function forgetOldest(database: Promise<Database>): Promise<void> {
  if (Math.random() > 0.01) return;
  const { db } = await database;
  const kept = db.select({ id: sampleSms.id }).from(sampleSms).orderBy(desc(sampleSms.date)).limit(capacity);
  await db.delete(sampleSms).where(notInArray(sampleSms.id, kept));
}
