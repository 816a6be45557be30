import { isEmailAddress } from '../../../src/schemas/mail/recipients.ts';
import type { IncomingMail } from './incomingMail.ts';
import { MAX_SUBJECT } from './limits.ts';
import type { ReadMessage } from './readInThread.ts';

const MAX_ANSWERS = 50;
const MAX_RECIPIENTS = 100;

/** Headers in which a message, or the server that delivered it, names its recipients. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc'];

type Headers = ReadMessage['headers'];

/** What the headers of a message say. */
export function headersOf(headers: Headers) {
  const [from = { address: '', name: '' }] = addressesIn(headers, ['from']);
  const isReport = isReportFrom(headers, from.address);
  return {
    messageId: idsIn(headers, ['message-id'])[0],
    from: { address: from.address, name: line(from.name).slice(0, 200) },
    to: [...new Set(addressesIn(headers, recipientHeaders).map(({ address }) => address))].slice(
      0,
      MAX_RECIPIENTS,
    ),
    subject: line(first(headers, 'subject'))
      .slice(0, MAX_SUBJECT)
      .replaceAll(/\p{Cs}/gu, ''),
    answers: [...new Set(idsIn(headers, ['references', 'in-reply-to']))].slice(-MAX_ANSWERS),
    isAutomatic: isReport || isAutomatic(headers, from.address),
    isReport,
  } satisfies Partial<Omit<IncomingMail, 'messageId'>> & { messageId: string | undefined; isReport: boolean };
}

const first = (headers: Headers, name: string): string => headers[name]?.[0] ?? '';

const valuesOf = (headers: Headers, names: string[]) => names.flatMap((name) => headers[name] ?? []);

/** The valid addresses, in lower case. */
const addressesIn = (headers: Headers, names: string[]) =>
  valuesOf(headers, names).flatMap((value) => {
    const open = value.lastIndexOf('<');
    const address = value
      .slice(open + 1)
      .replace(/>.*$/, '')
      .trim()
      .toLowerCase();
    return isEmailAddress(address) ? [{ address, name: value.slice(0, Math.max(open, 0)) }] : [];
  });

const idsIn = (headers: Headers, names: string[]): string[] =>
  valuesOf(headers, names).flatMap((value) => value.match(/<[^<>\s]{1,500}>/g) ?? []);

/** A text on one line. */
const line = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();

const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/;

/** Whether a program sent it: a reply by itself, a list or a newsletter (RFC 3834). */
function isAutomatic(headers: Headers, from: string): boolean {
  const submitted = first(headers, 'auto-submitted').trim().toLowerCase();
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /bulk|junk|list|auto_reply/i.test(first(headers, 'precedence')) ||
    valuesOf(headers, ['x-autoreply', 'x-autorespond', 'list', 'feedback-id']).length > 0 ||
    robots.test(from)
  );
}

/** Whether it is the report of a mail server about a delivery. */
const isReportFrom = (headers: Headers, from: string): boolean =>
  first(headers, 'content-type').toLowerCase().startsWith('multipart/report') ||
  from.startsWith('mailer-daemon@');
