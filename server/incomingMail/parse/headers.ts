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
  const [written = { address: '', name: '' }] = addressesIn(headers, ['from']);
  const isReport = isReportFrom(headers, written.address);
  const to = [...new Set(addressesIn(headers, recipientHeaders).map(({ address }) => address))].slice(
    0,
    MAX_RECIPIENTS,
  );
  const from = (!isReport && personBehind(headers, written.address, to)) || written;
  return {
    messageId: idsIn(headers, ['message-id'])[0],
    from: { address: from.address, name: line(from.name, 200) },
    to,
    subject: line(first(headers, 'subject'), MAX_SUBJECT),
    answers: [...new Set(idsIn(headers, ['references', 'in-reply-to']))].slice(-MAX_ANSWERS),
    isAutomatic: isReport || isAutomatic(headers, from.address, to),
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

/** Message-IDs that PostgreSQL stores: without NUL and halves of characters. */
const idsIn = (headers: Headers, names: string[]): string[] =>
  valuesOf(headers, names).flatMap((value) => value.match(/<[^<>\s\p{Cc}\p{Cs}]{1,500}>/gu) ?? []);

/** The beginning of a text, on one line. */
const line = (text: string, length: number) =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, length)
    .replaceAll(/\p{Cs}/gu, '');

const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/;

/** Whom a form wrote for that sends with the address of a robot, or with one of those that it sends to. */
function personBehind(headers: Headers, from: string, to: string[]) {
  if (!robots.test(from) && !to.includes(from)) return undefined;
  const [person] = addressesIn(headers, ['reply-to']);
  return person && !robots.test(person.address) && !to.includes(person.address) ? person : undefined;
}

/** Whether a program sent it: a reply by itself, a list or a newsletter (RFC 3834). */
function isAutomatic(headers: Headers, from: string, to: string[]): boolean {
  const submitted = first(headers, 'auto-submitted').trim().toLowerCase();
  const isToGroup = valuesOf(headers, ['list-id']).some((id) => isOfGroup(id, to));
  const ofList = isToGroup ? /bulk|junk|auto_reply/i : /bulk|junk|list|auto_reply/i;
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    ofList.test(first(headers, 'precedence')) ||
    (!isToGroup && valuesOf(headers, ['list']).length > 0) ||
    valuesOf(headers, ['x-autoreply', 'x-autorespond', 'feedback-id']).length > 0 ||
    robots.test(from)
  );
}

/** Whether a list is the group address that people wrote to: its id has a dot in place of the at sign (RFC 2919). */
const isOfGroup = (listId: string, to: string[]) =>
  to.some((address) => address.replace('@', '.') === listId.toLowerCase());

/** Whether it is the report of a mail server about a delivery. */
const isReportFrom = (headers: Headers, from: string): boolean =>
  first(headers, 'content-type').toLowerCase().startsWith('multipart/report') ||
  from.startsWith('mailer-daemon@');
