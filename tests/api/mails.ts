import { randomUUID } from 'node:crypto';
import { mailFiles, mails } from '../../server/mailQueue/tables.ts';
import type { NewMail } from '../../src/schemas/mail/mail.ts';
import type { NewBulkEmail } from '../../src/schemas/mail/bulkEmails.ts';
import type { TestApp } from './support.ts';

/** An email as the composer sends it. */
export const newMail = (values: Record<string, unknown> = {}): NewMail => ({
  key: randomUUID(),
  to: [{ address: 'mara@customer.example', name: 'Mara Lind' }],
  cc: [],
  bcc: [],
  subject: 'Your phone',
  html: '<p>It is <strong>ready</strong>.</p>',
  language: 'en',
  reply_to: null,
  location_id: null,
  signature: true,
  customer_id: null,
  request_id: null,
  appointment_id: null,
  ...values,
});

/** A bulk email as the composer sends it. */
export function newBulkEmail(customer_ids: string[], values: Record<string, unknown> = {}): NewBulkEmail {
  const { key, subject, html, language, reply_to, location_id, signature } = newMail(values);
  return { key, customer_ids, subject, html, language, reply_to, location_id, signature };
}

export interface SentFile {
  name: string;
  content: Buffer | string;
}

/** The multipart body of an email with its attachments. */
export function mailForm(mail: unknown, files: SentFile[] = []) {
  const boundary = `boundary${randomUUID()}`;
  const part = (disposition: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  return {
    body: Buffer.concat([
      ...part('name="data"', typeof mail === 'string' ? mail : JSON.stringify(mail)),
      ...files.flatMap(({ name, content }) => part(`name="attachments"; filename="${name}"`, content)),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Stores a failed email with an attachment at a location. */
export async function addFailedMail({ database, store }: TestApp, location_id: number): Promise<string> {
  const [id, file_id] = [randomUUID(), randomUUID()];
  const content = Buffer.from('Battery: 80 %');
  const named = { filename: 'notes.txt', contentType: 'text/plain' };
  const owned = { store_id: store.id };
  await database.db.insert(mailFiles).values({
    ...owned,
    id: file_id,
    content,
    bytes: content.length,
    filename: named.filename,
    content_type: named.contentType,
  });
  await database.db.insert(mails).values({
    ...owned,
    id,
    location_id,
    kind: 'composed',
    state: 'failed',
    to: [{ address: 'mara@customer.example' }],
    subject: 'Your phone',
    text: 'It is ready.',
    html: '<p>It is ready.</p>',
    attachments: [{ ...named, file_id }],
    reason: { code: 'mail_refused', detail: '550' },
  });
  return id;
}
