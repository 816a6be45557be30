import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { BulkEmailPurpose } from '../../src/schemas/mail/bulkEmails.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import type { Scope } from '../core/scope.ts';
import type { Address, StoredAttachment } from './mail.ts';
import { mails } from './tables.ts';

export interface NewMail {
  /** Purpose, such as `invitation`. */
  kind: string;
  to: Address[];
  cc?: Address[];
  bcc?: Address[];
  subject: string;
  text: string;
  html: string;
  /** Display name of the sender. */
  fromName?: string;
  replyTo?: string;
  attachments?: StoredAttachment[];
  /** Idempotency key: only the first email with a key is stored and sent. */
  key?: string;
  customerId?: string | null;
  locationId?: number | null;
  appointmentId?: string | null;
  requestId?: string | null;
  /** The conversation in which it is written. */
  threadId?: string;
  /** The ticket that it is about. */
  ticketId?: string | null;
  /** Message-IDs of the emails that it answers, the last one directly. */
  answers?: string[];
  /** Purpose of a bulk email. */
  purpose?: BulkEmailPurpose | null;
  /** The email that this one resends. */
  againOf?: string;
  /** The staff member who sends it. */
  by?: string;
  /** Contains a code: the content is erased once it is sent. */
  isSecret?: boolean;
  /** Earliest time to send it. */
  sendAt?: Date;
}

/** Stores an email and the job that sends it, in the caller's transaction; returns the email's id. */
export function queueMail(scope: Scope, mail: NewMail): Promise<string> {
  const { key, customerId, locationId, appointmentId, requestId, againOf, ...others } = mail;
  const { threadId, ticketId, fromName, replyTo, by, isSecret, sendAt, ...content } = others;
  return scope.transaction(async (own) => {
    const id = randomUUID();
    const row = {
      id,
      key,
      customer_id: customerId,
      location_id: locationId,
      appointment_id: appointmentId,
      request_id: requestId,
      again_of: againOf,
      thread_id: threadId,
      ticket_id: ticketId,
      from_name: fromName,
      reply_to: replyTo,
      created_by: by,
      is_secret: isSecret,
      ...content,
    };
    await own.insert(mails, [row], { ignoreExisting: true });
    if (key !== undefined) {
      const [kept] = await own.select(mails, { id: mails.id }, { where: eq(mails.key, key) });
      if (kept && kept.id !== id) return kept.id;
    }
    const job = { kind: 'send-mail', key: id, data: { mail_id: id }, about: mail.subject } as const;
    await enqueue(own, { ...job, runAt: sendAt, by });
    return id;
  });
}
