import { and, eq, inArray } from 'drizzle-orm';
import { JobError, type JobKind } from '../core/jobs/kinds.ts';
import type { Scope } from '../core/scope.ts';
import { limitConcurrency } from '../core/jobs/limitConcurrency.ts';
import { tellUndelivered } from './mailEvents.ts';
import { MailError } from './mailError.ts';
import { messageIdOf } from './messageIds.ts';
import type { Attachment, Delivery, StoredAttachment, Mail, Mailer } from './mail.ts';
import { createClaim, markSent, maxInProgress, type MailRow } from './mailStates.ts';
import { mailFiles, mails } from './tables.ts';
import { unsubscribeAddress, withUnsubscribe } from './unsubscribe.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'send-mail': { mail_id: string };
  }
}

export interface SendMailOptions {
  mailer: Mailer;
  /** Sender address. */
  mailFrom: string;
  /** The address of a store's domain. */
  originOf: (domain: string) => string;
}

/** More jobs run than emails are sent at a time; the others wait, so that their states are stored in batches. */
const atOnce = 6 * maxInProgress;

/**
 * Sends an email. Its state `sending` is stored before the server is contacted: if the process dies, or the connection
 * breaks after the last byte, the server may have accepted the email, so it is never resent automatically.
 */
export function sendMail({ mailer, ...options }: SendMailOptions): JobKind<{ mail_id: string }> {
  const withLimit = limitConcurrency(maxInProgress);
  const claim = createClaim();

  const deliver = async (scope: Scope, row: MailRow): Promise<Delivery | MailError> => {
    try {
      return await mailer.send(await toMail(scope, row, options));
    } catch (error) {
      if (error instanceof MailError) return error;
      throw error;
    }
  };

  return {
    attempts: 12,
    atOnce,
    done: markSent,

    run: async ({ scope, data: { mail_id }, signal, finish }) => {
      const notify = () => scope.announce('mails');
      await withLimit(async () => {
        signal.throwIfAborted();
        const row = await claim(scope, mail_id);
        notify();
        if (!row) return;
        const outcome = await deliver(scope, row);
        await storeOutcome(scope, row, outcome, finish).finally(notify);
      });
    },

    gaveUp: async (scope, { mail_id }, reason) => {
      const where = and(eq(mails.id, mail_id), inArray(mails.state, ['queued', 'sending']));
      const [mail] = await scope.select(
        mails,
        { id: mails.id, state: mails.state, thread_id: mails.thread_id },
        { where, lock: true },
      );
      if (!mail) return;
      const state = mail.state === 'sending' ? 'unknown' : 'failed';
      await scope.update(mails, { state, reason, settled_date: new Date() }, eq(mails.id, mail_id));
      await tellUndelivered(scope, mail);
      scope.announce('mails');
    },

    again: async (scope, { mail_id }) => {
      const where = and(eq(mails.id, mail_id), inArray(mails.state, ['failed', 'unknown']))!;
      await scope.update(mails, { state: 'queued', reason: null, settled_date: null }, where);
    },
  };
}

function storeOutcome(
  scope: Scope,
  mail: MailRow,
  outcome: Delivery | MailError,
  finish: () => Promise<void>,
) {
  if (outcome instanceof MailError) return storeFailure(scope, mail, outcome);
  const { refused } = outcome;
  const isSimple = refused.length === 0 && !mail.is_secret;
  return isSimple ? finish() : settle(scope, mail, { state: 'sent', reason: null, refused });
}

async function storeFailure(scope: Scope, mail: MailRow, { failure, reason }: MailError) {
  if (failure === 'unknown') return settle(scope, mail, { state: 'unknown', reason });
  // The job retries, or fails and marks the email as failed.
  await scope.update(mails, { state: 'queued', reason }, eq(mails.id, mail.id));
  throw new JobError(reason, { isFinal: failure === 'permanent' });
}

function settle(scope: Scope, { id, is_secret }: MailRow, values: Partial<typeof mails.$inferSelect>) {
  const forgotten = is_secret ? { text: '', html: '' } : {};
  return scope.update(mails, { ...values, ...forgotten, settled_date: new Date() }, eq(mails.id, id));
}

async function toMail(
  scope: Scope,
  row: MailRow,
  { mailFrom, originOf }: Omit<SendMailOptions, 'mailer'>,
): Promise<Mail> {
  const { id, to, cc, bcc, subject, text, html, from_name, reply_to, attachments, answers } = row;
  const inReplyTo = answers.at(-1);
  const unsubscribe =
    row.purpose === 'NEWSLETTER' ? await unsubscribeAddress(scope, id, originOf) : undefined;
  return {
    messageId: messageIdOf(id, mailFrom),
    ...(inReplyTo && { inReplyTo, references: answers }),
    to,
    cc,
    bcc,
    subject,
    ...(unsubscribe ? { unsubscribe, ...withUnsubscribe({ text, html }, unsubscribe) } : { text, html }),
    ...(from_name && { fromName: from_name }),
    ...(reply_to && { replyTo: reply_to }),
    attachments: await filesOf(scope, attachments),
  };
}

async function filesOf(scope: Scope, kept: StoredAttachment[]): Promise<Attachment[]> {
  const ids = kept.flatMap((one) => ('file_id' in one ? one.file_id : []));
  const { id, content } = mailFiles;
  const files =
    ids.length > 0 ? await scope.select(mailFiles, { id, content }, { where: inArray(id, ids) }) : [];
  return kept.map((one) => {
    if ('content' in one) return one;
    const { file_id, ...named } = one;
    const file = files.find((found) => found.id === file_id);
    if (!file) throw new MailError('permanent', { code: 'mail_file' });
    return { ...named, content: file.content };
  });
}
