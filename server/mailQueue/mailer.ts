import type { Database } from '../core/database.ts';
import type { Settings } from '../settings.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

export interface Address {
  address: string;
  name?: string;
}

interface File {
  filename: string;
  contentType: string;
  /** Of a picture that stands in the text: its name there. */
  cid?: string;
}

export interface TextAttachment extends File {
  content: string;
}

/** A file that goes with a mail. */
export type Attachment = TextAttachment | (File & { content: Buffer });

/** The same as it is stored: a text with the mail, or bytes as a row of `mail_files`. */
export type KeptAttachment = TextAttachment | (File & { file_id: string });

/** A mail as it leaves. */
export interface Mail {
  /** Names it among all mails of the world; the same for each attempt to send it. */
  messageId: string;
  to: Address[];
  cc?: Address[];
  bcc?: Address[];
  subject: string;
  text: string;
  html: string;
  /** In whose name it is sent. */
  fromName?: string;
  replyTo?: string;
  attachments?: Attachment[];
}

/** A recipient whom the server did not take, and its code. */
export interface Refusal {
  address: string;
  code?: string;
}

export interface Delivery {
  /** Who was refused, while others were not. */
  refused: Refusal[];
}

export interface Mailer {
  /** Resolves once the mail is on its way; otherwise throws a MailError. */
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

/** Sends by SMTP where MAIL_URL says so; otherwise mails stay in the outbox. */
export function createMailer(
  { mailUrl, mailFrom }: Pick<Settings, 'mailUrl' | 'mailFrom'>,
  database: Promise<Database>,
): { mailer: Mailer; outbox: Outbox | undefined } {
  if (mailUrl) return { mailer: smtpMailer(mailUrl, mailFrom), outbox: undefined };
  const outbox = openOutbox(database);
  return { mailer: outbox, outbox };
}
