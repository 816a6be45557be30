import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import {
  dropPlaceholders,
  fillPlaceholders,
  type PlaceholderValues,
} from '../../../src/schemas/mail/placeholders.ts';
import { placeholderValues } from '../../../src/schemas/mail/placeholderValues.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import { customers } from '../../customers/index.ts';
import { mails, queueMail } from '../../mailQueue/index.ts';
import { audienceOf } from './audience.ts';
import { findBulkEmail } from './bulkEmails.ts';
import { mailings } from './tables.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    mailing: { mailing_id: string };
  }
}

type BulkEmailRow = typeof mailings.$inferSelect;

/**
 * Writes to one customer after the other. All bulk emails of a store share the configured rate. Each email is stored
 * together with the progress, so that a resumed job neither skips nor repeats a recipient.
 */
export const bulkEmailJob = (mailsAMinute: number): JobKind<{ mailing_id: string }> => ({
  atOnce: 4,

  run: async ({ scope, data: { mailing_id }, progress, signal }) => {
    const bulkEmail = await findBulkEmail(scope, mailing_id);
    const total = bulkEmail.customer_ids.length;
    for (let done = 0; done < total;) {
      signal.throwIfAborted();
      const turn = await scope.transaction((own) => writeNext(own, bulkEmail, 60_000 / mailsAMinute));
      done = turn.done;
      progress(done, total);
      if (turn.wait > 0) await setTimeout(turn.wait, undefined, { signal });
    }
  },
});

/**
 * Writes to the next customer, if still allowed. Returns the time to wait if the store's last bulk email is less than
 * `pause` ms ago.
 */
async function writeNext(scope: Scope, bulkEmail: BulkEmailRow, pause: number) {
  await scope.alone('mailings');
  const where = eq(mailings.id, bulkEmail.id);
  const fields = { done: mailings.done, written: mailings.written };
  const [row = { done: bulkEmail.customer_ids.length, written: 0 }] = await scope.select(mailings, fields, {
    where,
    lock: true,
  });
  const customerId = bulkEmail.customer_ids[row.done];
  if (customerId === undefined) return { done: row.done, wait: 0 };
  const wait = await timeLeft(scope, pause);
  if (wait > 0) return { done: row.done, wait };
  const isWritten = await writeTo(scope, bulkEmail, customerId);
  const done = row.done + 1;
  await scope.update(mailings, { done, written: row.written + Number(isWritten) }, where);
  return { done, wait: 0 };
}

/** Returns the remaining ms of the pause since the store's last bulk email. */
async function timeLeft(scope: Scope, pause: number): Promise<number> {
  const { kind, created_date } = mails;
  const since = sql`extract(epoch from clock_timestamp() - ${created_date}) * 1000`;
  const isNew = sql`${created_date} > now() - ${pause} * interval '1 millisecond'`;
  const [last] = await scope.select(
    mails,
    { since: sql<string>`min(${since})` },
    { where: and(eq(kind, 'mailing'), isNew)! },
  );
  return last?.since ? Math.max(0, Math.ceil(pause - Number(last.since))) : 0;
}

async function writeTo(scope: Scope, bulkEmail: BulkEmailRow, customerId: string): Promise<boolean> {
  const [customer] = await scope.select(customers, getTableColumns(customers), {
    where: eq(customers.id, customerId),
    lock: true,
  });
  const { ids } = await audienceOf(scope, [customerId], bulkEmail.purpose);
  if (!customer?.email || ids.length === 0) return false;
  const values = placeholderValues({ customer }, bulkEmail.language);
  await queueMail(scope, {
    kind: 'mailing',
    key: `${bulkEmail.id}:${customerId}`,
    to: [{ address: customer.email, name: `${customer.first_name} ${customer.last_name}` }],
    subject: fill(bulkEmail.subject, values),
    text: fill(bulkEmail.text, values),
    html: fill(bulkEmail.html, values, escapeHtml),
    fromName: bulkEmail.from_name,
    replyTo: bulkEmail.reply_to,
    attachments: bulkEmail.attachments,
    purpose: bulkEmail.purpose,
    customerId,
    locationId: bulkEmail.location_id,
    by: bulkEmail.created_by ?? undefined,
  });
  return true;
}

/** Placeholders without a value are removed. */
const fill = (text: string, values: PlaceholderValues, write?: (value: string) => string) =>
  fillPlaceholders(
    dropPlaceholders(text, (name) => name in values),
    values,
    write,
  );
