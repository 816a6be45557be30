import { join } from 'node:path';
import { names } from '../core/dataDir.ts';
import type { Settings } from '../settings.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In whose name it is sent. */
  fromName?: string;
  replyTo?: string;
  attachments?: Attachment[];
}

export interface Mailer {
  /** Resolves once the mail is on its way; throws when it cannot be sent. */
  send(mail: Mail): Promise<void>;
}

/** Sends by SMTP where MAIL_URL says so; otherwise mails stay in the outbox of this machine. */
export function createMailer({
  mailUrl,
  mailFrom,
  dataDir,
}: Pick<Settings, 'mailUrl' | 'mailFrom' | 'dataDir'>): { mailer: Mailer; outbox: Outbox | undefined } {
  if (mailUrl) return { mailer: smtpMailer(mailUrl, mailFrom), outbox: undefined };
  const outbox = openOutbox(join(dataDir, names.outbox));
  return { mailer: outbox, outbox };
}
