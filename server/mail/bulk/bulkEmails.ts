import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { can, type Who } from '../../../src/schemas/can.ts';
import { contentErrors } from '../../../src/schemas/mail/mail.ts';
import { isCustomerPlaceholder } from '../../../src/schemas/mail/placeholders.ts';
import {
  bulkEmails as access,
  MAX_SERVICE_RECIPIENTS,
  type BulkEmail,
  type BulkEmailPurpose,
  type NewBulkEmail,
} from '../../../src/schemas/mail/bulkEmails.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKinds } from '../../core/jobs/kinds.ts';
import { jobs } from '../../core/jobs/tables.ts';
import { forbidden, invalid, notFound, Problem } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { filesOf } from '../composed.ts';
import { isFirstTime } from '../../core/records/isFirstTime.ts';
import { keepFiles } from '../keepFiles.ts';
import type { SentFile } from '../readForm.ts';
import { contextOf, prepareMail, type Written } from '../writeMail.ts';
import { cancelJob } from '../../work/index.ts';
import { audienceOf } from './audience.ts';
import { mailings } from './tables.ts';

type Row = typeof mailings.$inferSelect;

/** Stores a bulk email and its job. Repeating it with the same key returns the stored one. */
export async function createBulkEmail(
  scope: Scope,
  who: Who,
  { key, customer_ids, purpose = 'NEWSLETTER', ...content }: NewBulkEmail,
  files: SentFile[],
): Promise<BulkEmail> {
  const errors = [...contentErrors(content), ...tooMany(customer_ids, purpose)];
  if (errors.length > 0) throw invalid(errors);
  checkLocation(who, content);
  const mail: Written = { ...content, customer_id: null, request_id: null, appointment_id: null };
  const prepared = await prepareMail(scope, mail, await contextOf(scope, who, mail), isCustomerPlaceholder);
  const { ids, left_out } = await audienceOf(scope, customer_ids, purpose);
  const { subject, text, html, fromName = '', replyTo = '' } = prepared;
  const { language, location_id } = content;
  const words = { subject, text, html, language, location_id, from_name: fromName, reply_to: replyTo };
  return scope.transaction(async (own) => {
    const id = randomUUID();
    const row = { id, key, purpose, customer_ids: ids, left_out, created_by: who.staff_id, ...words };
    await own.insert(mailings, [row], { ignoreExisting: true });
    const kept = await find(own, eq(mailings.key, key));
    if (kept.created_by !== who.staff_id)
      throw new Problem(409, 'Somebody else has sent a mail with this key.', [
        { path: '/key', code: 'unique' },
      ]);
    await isFirstTime(own, key, 'mailings', { customer_ids, ...content }, filesOf(files));
    if (kept.id === id) {
      if (ids.length === 0) throw invalid([{ path: '/customer_ids', code: 'required' }]);
      const { attachments } = await keepFiles(own, who, files, prepared);
      await own.update(mailings, { attachments }, eq(mailings.id, id));
      const job = { kind: 'mailing', key: id, data: { mailing_id: id }, about: subject } as const;
      await enqueue(own, { ...job, by: who.staff_id });
    }
    return toBulkEmail(own, kept);
  });
}

/** Returns a bulk email of the staff member, or of a location for which they may write. */
export async function readBulkEmail(scope: Scope, who: Who, id: string): Promise<BulkEmail> {
  const row = await findBulkEmail(scope, id);
  if (row.created_by !== who.staff_id) checkLocation(who, row);
  return toBulkEmail(scope, row);
}

/** Maximum number of listed bulk emails. */
const recent = 10;

/** Returns the staff member's bulk emails of the last week, newest first. */
export async function recentBulkEmails(scope: Scope, who: Who): Promise<{ data: BulkEmail[] }> {
  const { created_by, created_date } = mailings;
  const isNew = gt(created_date, sql`now() - interval '7 days'`);
  const rows = await scope.select(mailings, getTableColumns(mailings), {
    where: and(eq(created_by, who.staff_id), isNew)!,
    orderBy: [desc(created_date), desc(mailings.id)],
    limit: recent,
  });
  return { data: await Promise.all(rows.map((row) => toBulkEmail(scope, row))) };
}

/** Cancels a bulk email: remaining recipients are not written to. */
export async function cancelBulkEmail(
  scope: Scope,
  who: Who,
  kinds: JobKinds,
  id: string,
): Promise<BulkEmail> {
  const row = await findBulkEmail(scope, id);
  checkLocation(who, row);
  const job = await jobOf(scope, id);
  if (job) await cancelJob(scope, who, kinds, job.id);
  return toBulkEmail(scope, row);
}

const tooMany = (customerIds: string[], purpose: BulkEmailPurpose): ValidationError[] =>
  purpose === 'SERVICE' && customerIds.length > MAX_SERVICE_RECIPIENTS
    ? [{ path: '/customer_ids', code: 'maxItems', params: { limit: MAX_SERVICE_RECIPIENTS } }]
    : [];

export const findBulkEmail = (scope: Scope, id: string): Promise<Row> => find(scope, eq(mailings.id, id));

function checkLocation(who: Who, { location_id }: { location_id: number | null }) {
  if (!can(who, 'create', access, { location_id })) throw forbidden();
}

async function find(scope: Scope, where: ReturnType<typeof eq>): Promise<Row> {
  const [row] = await scope.select(mailings, getTableColumns(mailings), { where });
  if (!row) throw notFound();
  return row;
}

async function jobOf(scope: Scope, id: string) {
  const where = and(eq(jobs.kind, 'mailing'), eq(jobs.key, id));
  const fields = { id: jobs.id, state: jobs.state, cancelled_by: jobs.cancelled_by };
  const [job] = await scope.select(jobs, fields, { where, orderBy: [desc(jobs.created_date)], limit: 1 });
  return job;
}

/** Finished jobs are deleted after a while; the state then follows from the progress. */
async function toBulkEmail(scope: Scope, row: Row): Promise<BulkEmail> {
  const { id, subject, purpose, left_out, done, written, customer_ids } = row;
  const total = customer_ids.length;
  const job = await jobOf(scope, id);
  const over = done < total ? 'cancelled' : 'done';
  const state = job?.state === 'running' && job.cancelled_by !== null ? 'cancelled' : (job?.state ?? over);
  return { id, subject, purpose, left_out, done, written, total, state };
}
