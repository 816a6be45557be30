import { desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../core/database.ts';
import { isUuid } from '../core/ids.ts';
import type { Attachment, OutboxFile, Mailer, OutboxContent } from './mail.ts';
import { outboxMails } from './tables.ts';

/** An email that was kept instead of sent. */
export interface OutboxMail extends OutboxContent {
  id: string;
  date: string;
}

export interface Outbox extends Mailer {
  /** Newest first. */
  list(): Promise<OutboxMail[]>;
  read(id: string): Promise<OutboxMail | undefined>;
}

/** Maximum number of emails; the oldest are deleted. */
const capacity = 200;

/** Keeps emails in the database, so that all nodes see them. */
export function openOutbox(database: Promise<Database>): Outbox {
  const newestFirst = [desc(outboxMails.date), desc(outboxMails.id)];
  return {
    close: () => undefined,
    async send({ attachments = [], ...mail }) {
      const { db } = await database;
      const stored = { ...mail, attachments: attachments.map(toOutboxFile) };
      await db.insert(outboxMails).values({ mail: stored, date: sql`clock_timestamp()` });
      const kept = db
        .select({ id: outboxMails.id })
        .from(outboxMails)
        .orderBy(...newestFirst);
      await db.delete(outboxMails).where(notInArray(outboxMails.id, kept.limit(capacity)));
      return { refused: [] };
    },
    async list() {
      const { db } = await database;
      return (
        await db
          .select()
          .from(outboxMails)
          .orderBy(...newestFirst)
      ).map(toOutboxMail);
    },
    async read(id) {
      if (!isUuid(id)) return undefined;
      const { db } = await database;
      const [row] = await db.select().from(outboxMails).where(eq(outboxMails.id, id));
      return row && toOutboxMail(row);
    },
  };
}

const toOutboxMail = ({ id, date, mail }: typeof outboxMails.$inferSelect): OutboxMail => ({
  id,
  date: date.toISOString(),
  ...mail,
});

const toOutboxFile = ({ content, ...file }: Attachment): OutboxFile =>
  typeof content === 'string'
    ? { ...file, content }
    : { ...file, content: content.toString('base64'), encoding: 'base64' };
