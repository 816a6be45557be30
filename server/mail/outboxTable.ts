import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '../core/tables/columns.ts';
import type { StoredMail } from './outbox.ts';

/** Mails that no server sends. */
export const outboxMails = pgTable('outbox_mails', {
  id: id().primaryKey(),
  date: moment('date').notNull().defaultNow(),
  mail: jsonb('mail').$type<StoredMail>().notNull(),
});
