import { createHmac, randomUUID } from 'node:crypto';

export interface Message {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  /** Message-ID. */
  id?: string;
  /** Message-ID of the email that it answers. */
  answers?: string;
  headers?: Record<string, string>;
  /** Replaces headers of content and text. */
  body?: string;
}

/** A MIME message to the store. */
export function mime({
  from = 'Ada Berg <ada@customers.example>',
  to = 'desk@first.example',
  ...rest
}: Message): Buffer {
  const {
    subject = 'My phone',
    text = 'Is it ready?',
    id = `<${randomUUID()}@customers.example>`,
    answers,
    headers = {},
    body,
  } = rest;
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${id}`,
    ...(answers ? [`In-Reply-To: ${answers}`, `References: ${answers}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    body ?? `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
  ];
  return Buffer.from(lines.join('\r\n'));
}

/** A multipart body. */
export const multipartMail = (kind: string, ...parts: string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="part"\r\n`,
    ...parts.map((part) => `--part\r\n${part}`),
    '--part--',
  ].join('\r\n');

/** The headers with which a message is posted to the webhook. */
export function signedHeaders(secret: string, body: Buffer, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return {
    'content-type': 'message/rfc822',
    'x-mail-timestamp': timestamp,
    'x-mail-signature': signature,
  };
}
