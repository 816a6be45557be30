import { and, eq, inArray } from 'drizzle-orm';
import type { MailState } from '../../src/schemas/work/mails.ts';
import type { JobReason } from '../../src/schemas/work/jobs.ts';
import { JobError, type JobKind } from '../core/jobs/kinds.ts';
import type { Scope } from '../core/scope.ts';
import { MailError } from './mailError.ts';
import type { Attachment, KeptAttachment, Mail, Mailer, Refusal } from './mailer.ts';
import { mailFiles, mails } from './tables.ts';

declare module '../core/jobs/kinds.ts' {
  interface JobData {
    'send-mail': { mail_id: string };
  }
}

type MailRow = typeof mails.$inferSelect;

export interface SendMailOptions {
  mailer: Mailer;
  /** The address that mails come from. */
  mailFrom: string;
  /** Is told that mails of a store have another state. */
  changed: (storeId: string) => void;
}

/**
 * Sends a mail. That it is being sent is stored before the server is spoken to: of a mail whose process died, or whose
 * line broke after its last byte, nobody knows whether it was taken, so that it is never sent again by itself.
 */
export const sendMail = ({ mailer, mailFrom, changed }: SendMailOptions): JobKind<{ mail_id: string }> => ({
  attempts: 12,
  atOnce: 8,

  run: async ({ scope, data: { mail_id } }) => {
    const tell = () => changed(scope.store.id);
    const row = await claim(scope, mail_id);
    tell();
    if (!row) return;
    try {
      const { refused } = await mailer.send(await toMail(scope, row, mailFrom));
      await settle(scope, row, 'sent', { refused });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await noteFailure(scope, row, error);
    } finally {
      tell();
    }
  },

  gaveUp: async (scope, { mail_id }, reason) => {
    const where = and(eq(mails.id, mail_id), inArray(mails.state, ['queued', 'sending']));
    const [mail] = await scope.select(mails, { id: mails.id, state: mails.state }, { where, lock: true });
    if (!mail) return;
    const state = mail.state === 'sending' ? 'unknown' : 'failed';
    await scope.update(mails, { state, reason, settled_date: new Date() }, eq(mails.id, mail_id));
    scope.afterCommit(() => changed(scope.store.id));
  },

  again: async (scope, { mail_id }) => {
    const where = and(eq(mails.id, mail_id), inArray(mails.state, ['failed', 'unknown']))!;
    await scope.update(mails, { state: 'queued', reason: null, settled_date: null }, where);
  },
});

/** The mail, being sent from now on; undefined of one that needs no sending or may have been sent. */
async function claim(scope: Scope, id: string): Promise<MailRow | undefined> {
  const isIn = (state: MailState) => and(eq(mails.id, id), eq(mails.state, state))!;
  const sending = { state: 'sending', sending_date: new Date() };
  const [row] = await scope.updateReturning(mails, sending, isIn('queued'));
  if (row) return row;
  const reason = { code: 'mail_unknown' };
  await scope.update(mails, { state: 'unknown', reason, settled_date: new Date() }, isIn('sending'));
  return undefined;
}

async function noteFailure(scope: Scope, mail: MailRow, { failure, reason }: MailError) {
  if (failure === 'unknown') return settle(scope, mail, 'unknown', { reason });
  // Its job tries again or fails with it.
  await scope.update(mails, { state: 'queued', reason }, eq(mails.id, mail.id));
  throw new JobError(reason, { isFinal: failure === 'permanent' });
}

function settle(
  scope: Scope,
  { id, is_secret }: MailRow,
  state: MailState,
  { reason = null, refused = [] }: { reason?: JobReason | null; refused?: Refusal[] },
) {
  const forgotten = is_secret ? { text: '', html: '' } : {};
  const values = { state, reason, refused, settled_date: new Date(), ...forgotten };
  return scope.update(mails, values, eq(mails.id, id));
}

async function toMail(scope: Scope, row: MailRow, mailFrom: string): Promise<Mail> {
  const { id, to, cc, bcc, subject, text, html, from_name, reply_to, attachments } = row;
  return {
    messageId: `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
    to,
    cc,
    bcc,
    subject,
    text,
    html,
    ...(from_name && { fromName: from_name }),
    ...(reply_to && { replyTo: reply_to }),
    attachments: await filesOf(scope, attachments),
  };
}

async function filesOf(scope: Scope, kept: KeptAttachment[]): Promise<Attachment[]> {
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
