import { dateTimeFormat, numberFormat } from '../../src/schemas/formats.ts';
import { currencies } from '../../src/schemas/money.ts';
import type { MailLanguage } from '../../src/schemas/mail/mail.ts';
import { dropPlaceholders, fillPlaceholders } from '../../src/schemas/mail/placeholders.ts';
import { plainSpaces } from '../../src/schemas/inbox/segments.ts';
import {
  LINK,
  type MessagePlaceholder,
  type MessageValues,
} from '../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../core/scope.ts';
import { ticketBalance } from '../tickets/index.ts';
import { valuesOfPlace } from './place.ts';
import type { TicketFacts } from './ticketFacts.ts';

/** Longest list of devices. */
const MAX_DEVICES = 100;

/** Returns what the placeholders stand for, in both languages. */
export async function valuesOf(
  scope: Scope,
  ticket: TicketFacts,
): Promise<Record<MailLanguage, MessageValues>> {
  const { due } = await ticketBalance(scope, ticket.id, ticket.devices);
  const { location, customer, promised_date } = ticket;
  const ofPlace = await valuesOfPlace(scope, location, customer?.first_name);
  const inLanguage = (language: MailLanguage): MessageValues => {
    const locale = `${language}-CA`;
    const money = numberFormat(locale, { style: 'currency', currency: currencies[0] });
    const date = dateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: location.timezone,
    });
    return {
      ...ofPlace,
      'ticket.number': String(ticket.number),
      'ticket.devices': ticket.devices
        .map(({ name }) => name)
        .join(', ')
        .slice(0, MAX_DEVICES),
      ...(promised_date && { 'ticket.promised': plainSpaces(date.format(new Date(promised_date))) }),
      'ticket.due': plainSpaces(money.format(due / 100)),
    };
  };
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}

/** Fills a text but for the link and what is filled later; what has no value is left out. */
export function fillText(
  text: string,
  values: MessageValues,
  later: readonly MessagePlaceholder[] = [],
): string {
  const open: readonly string[] = [LINK, ...later];
  const now = Object.fromEntries(Object.entries(values).filter(([name]) => !open.includes(name)));
  return tidy(dropPlaceholders(fillPlaceholders(text, now), (name) => open.includes(name)));
}

/** Without the gaps that a missing name leaves. */
const tidy = (text: string) => text.replaceAll(/ +([,.!])/g, '$1').trim();

/** Puts the link into a text; undefined: there is none. */
export const withLink = (text: string, link: string | undefined): string =>
  link ? fillPlaceholders(text, { [LINK]: link }) : tidy(dropPlaceholders(text));
