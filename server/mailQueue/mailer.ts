import type { Database } from '../core/database.ts';
import type { Settings } from '../settings.ts';
import type { Mailer } from './mail.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

declare module '../core/services.ts' {
  interface Services {
    mailer: Mailer;
  }
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
