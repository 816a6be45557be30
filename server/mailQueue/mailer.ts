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
  /** The Content-ID of an inline image. */
  cid?: string;
}

export interface TextAttachment extends File {
  content: string;
}

/** A file attached to an email. */
export type Attachment = TextAttachment | (File & { content: Buffer });

/** An attachment as it is stored: text in the email's row, or bytes as a row of `mail_files`. */
export type KeptAttachment = TextAttachment | (File & { file_id: string });

/** An email as it is sent. */
export interface Mail {
  /** Message-ID, the same for every attempt to send the email. */
  messageId: string;
  to: Address[];
  cc?: Address[];
  bcc?: Address[];
  subject: string;
  text: string;
  html: string;
  /** Display name of the sender. */
  fromName?: string;
  replyTo?: string;
  attachments?: Attachment[];
}

/** A recipient that the server refused, with its reply code. */
export interface Refusal {
  address: string;
  code?: string;
}

export interface Delivery {
  /** Recipients that were refused while others were accepted. */
  refused: Refusal[];
}

export interface Mailer {
  /** Resolves when the server has accepted the email; otherwise throws a MailError. */
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

/** Sends by SMTP if MAIL_URL is set; otherwise emails are kept in the outbox. */
export function createMailer(
  { mailUrl, mailFrom }: Pick<Settings, 'mailUrl' | 'mailFrom'>,
  database: Promise<Database>,
): { mailer: Mailer; outbox: Outbox | undefined } {
  if (mailUrl) return { mailer: smtpMailer(mailUrl, mailFrom), outbox: undefined };
  const outbox = openOutbox(database);
  return { mailer: outbox, outbox };
}
