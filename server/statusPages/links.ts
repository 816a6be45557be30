import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { appointments as model, type Appointment } from '../../src/schemas/appointments/appointments.ts';
import {
  PAGE_DAYS,
  type StatusLink,
  type StatusPageState,
} from '../../src/schemas/statusPages/statusPages.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { lastChangeOf } from '../core/history/lastChange.ts';
import { qrCode } from '../core/qrCode.ts';
import { hashOf } from '../core/rateLimit.ts';
import type { Scope } from '../core/scope.ts';
import { readStore } from '../store/index.ts';
import { appointments, ownedBy } from '../appointments/index.ts';
import { ticketDevices } from '../tickets/index.ts';
import { statusLinks } from './tables.ts';
import type { PageLanguage } from './texts.ts';

const day = 24 * 3_600_000;

/** How long a link works that the look-up made, in ms. */
const LOOK_UP = day;

/** What a link leads to: a ticket, or the estimate of a quote that is no ticket yet. */
export type LinkSubject = { ticket_id: string } | { quote_id: string };

interface NewLink {
  /** Null: the system. */
  by: string | null;
  /** Null: until it is ended. */
  expires_date?: Date | null;
}

const isOf = (ticketId: string) => eq(statusLinks.ticket_id, ticketId);

const isValid = (where: SQL) =>
  and(
    where,
    isNull(statusLinks.ended_date),
    or(isNull(statusLinks.expires_date), gt(statusLinks.expires_date, sql`now()`)),
  )!;

/** Stores the hash of a new token and returns the token. */
async function createToken(
  scope: Scope,
  subject: LinkSubject,
  { by, expires_date = null }: NewLink,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await scope.insert(statusLinks, [{ ...subject, token: hashOf(token), created_by: by, expires_date }]);
  return token;
}

/** Makes a token for who found the ticket by the look-up; it works for a day. */
export async function createLookUpToken(scope: Scope, ticketId: string): Promise<string> {
  const isPast = and(isOf(ticketId), lt(statusLinks.expires_date, sql`now()`));
  await scope.delete(statusLinks, isPast, statusLinks.token);
  return createToken(
    scope,
    { ticket_id: ticketId },
    { by: null, expires_date: new Date(Date.now() + LOOK_UP) },
  );
}

interface StatusLinkOf {
  by: string | null;
  locale: PageLanguage;
  originOf: (domain: string) => string;
  /** The path of another page of the ticket, below its status page. */
  page?: string;
  /** Of a quote: how long it can be answered; the link works PAGE_DAYS longer. */
  until?: Date;
}

export const statusPath = (storeId: string): string => `/dc/store/${storeId}/status`;

/**
 * Makes a link to the status page of a ticket, or the page of a quote, with its QR code: for slips, mails and messages.
 * It works beside the earlier ones until all are ended; links to a quote that were made before its e-mail address or
 * phone changed are ended by it.
 */
export async function createStatusLink(
  scope: Scope,
  subject: LinkSubject,
  { by, locale, originOf, page = '', until = new Date() }: StatusLinkOf,
): Promise<StatusLink> {
  const isOfQuote = 'quote_id' in subject;
  if (isOfQuote) await endOutdated(scope, subject.quote_id);
  const expires_date = isOfQuote ? new Date(until.getTime() + PAGE_DAYS * day) : null;
  const token = await createToken(scope, subject, { by, expires_date });
  const { domain } = await readStore(scope);
  // Logs have no queries, so they do not contain the token.
  const address = `${originOf(domain)}${statusPath(scope.store.id)}${page}?t=${token}&lang=${locale}`;
  return { address, picture: await qrCode(address) };
}

async function endOutdated(scope: Scope, quoteId: string): Promise<void> {
  const contact = ['customer_email', 'customer_phone'] as const satisfies (keyof Appointment)[];
  const changed = await lastChangeOf(scope, model.name, quoteId, contact);
  if (!changed) return;
  const { quote_id, created_date } = statusLinks;
  const where = isValid(and(eq(quote_id, quoteId), lte(created_date, changed))!);
  await scope.update(statusLinks, { ended_date: new Date() }, where);
}

/** Ends all links to the status page of a ticket. */
export const endStatusLinks = (scope: Scope, ticketId: string): Promise<void> =>
  scope.update(statusLinks, { ended_date: new Date() }, and(isOf(ticketId), isNull(statusLinks.ended_date))!);

/** Returns how many links of a ticket work, and whether all were ended. */
export async function statusPageOf(scope: Scope, ticketId: string): Promise<StatusPageState> {
  const links = await scope.count(statusLinks, isValid(isOf(ticketId)));
  const ended = await scope.count(statusLinks, and(isOf(ticketId), isNotNull(statusLinks.ended_date)));
  return { links, is_ended: links === 0 && ended > 0 };
}

/** Returns the ticket of a token, as long as the ticket has a page; undefined otherwise. */
export const ticketOfToken = async (scope: Scope, token: string): Promise<string | undefined> =>
  (await linkOfToken(scope, token))?.ticket_id;

/** Returns the same with how the link came to be: who found the ticket by the look-up knows little of it. */
export async function linkOfToken(scope: Scope, token: string) {
  const link = await subjectOfToken(scope, token);
  return link && 'ticket_id' in link.subject
    ? { ticket_id: link.subject.ticket_id, isOfLookUp: link.isOfLookUp }
    : undefined;
}

/** Returns what a token leads to, a ticket or a quote, as long as there is a page of it. */
export async function subjectOfToken(
  scope: Scope,
  token: string,
): Promise<{ subject: LinkSubject; isOfLookUp: boolean } | undefined> {
  const { ticket_id, quote_id, expires_date } = statusLinks;
  const [link] = await scope.select(
    statusLinks,
    { ticket_id, quote_id, expires_date },
    { where: isValid(eq(statusLinks.token, hashOf(token))) },
  );
  const isOfLookUp = link?.expires_date !== null;
  if (link?.ticket_id)
    return (await hasPage(scope, link.ticket_id))
      ? { subject: { ticket_id: link.ticket_id }, isOfLookUp }
      : undefined;
  return link?.quote_id && (await isQuote(scope, link.quote_id))
    ? { subject: { quote_id: link.quote_id }, isOfLookUp: false }
    : undefined;
}

const isQuote = async (scope: Scope, id: string): Promise<boolean> =>
  (await scope.count(appointments, and(eq(appointments.id, id), eq(appointments.is_voided, false)))) > 0;

/**
 * The links of a quote that work lead to the ticket that it became, and end with its page; they end at once if the ticket is
 * another customer's, who may have brought the device.
 */
export async function leadToTicket(
  scope: Scope,
  quoteIds: string[],
  { id: ticket_id, customer_id }: Pick<Ticket, 'id' | 'customer_id'>,
): Promise<void> {
  const theirs = await ownedBy(scope, quoteIds, customer_id);
  const isOpen = and(inArray(statusLinks.quote_id, quoteIds), isNull(statusLinks.ticket_id))!;
  const isTheirs = and(isOpen, inArray(statusLinks.quote_id, theirs))!;
  await scope.update(statusLinks, { ticket_id, expires_date: null }, isValid(isTheirs));
  await scope.update(statusLinks, { ended_date: new Date() }, isValid(isOpen));
}

/** Whether a device of the ticket is in the store or left it lately. */
export async function hasPage(scope: Scope, ticketId: string): Promise<boolean> {
  const { ticket_id, state, state_date } = ticketDevices;
  const lately = new Date(Date.now() - PAGE_DAYS * day);
  const isShown = or(sql`${state} <> 'GONE'`, gt(state_date, lately));
  return (await scope.count(ticketDevices, and(eq(ticket_id, ticketId), isShown))) > 0;
}
