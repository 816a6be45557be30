import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { BulkEmailPurpose } from '../../src/schemas/mail/bulkEmails.ts';
import { enqueue } from '../core/jobs/enqueue.ts';
import type { Scope } from '../core/scope.ts';
import type { Address, KeptAttachment } from './mailer.ts';
import { mails } from './tables.ts';

export interface NewMail {
  /** What it is for, such as `invitation`. */
  kind: string;
  to: Address[];
  cc?: Address[];
  bcc?: Address[];
  subject: string;
  text: string;
  html: string;
  /** In whose name it is sent. */
  fromName?: string;
  replyTo?: string;
  attachments?: KeptAttachment[];
  /** Made by a client: of those with one key only the first is kept and sent. */
  key?: string;
  customerId?: string | null;
  locationId?: number | null;
  appointmentId?: string | null;
  requestId?: string | null;
  /** Of a mail to several: what it is. */
  purpose?: BulkEmailPurpose | null;
  /** The mail that it sends again. */
  againOf?: string;
  /** The staff member who sends it. */
  by?: string;
  /** It holds a code: its content is forgotten once it is sent. */
  isSecret?: boolean;
  /** Not before. */
  sendAt?: Date;
}

/** Stores a mail, and the job that sends it, with what else the transaction changes; answers the mail's id. */
export function queueMail(scope: Scope, mail: NewMail): Promise<string> {
  const { key, customerId, locationId, appointmentId, requestId, againOf, ...others } = mail;
  const { fromName, replyTo, by, isSecret, sendAt, ...content } = others;
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
