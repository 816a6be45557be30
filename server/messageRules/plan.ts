import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import {
  isDeviceState,
  isEstimateEvent,
  isOfWholeTicket,
  type MessageEvent,
  type RuleChannel,
  type RuleMode,
  type TicketEvent,
  type ToldEvent,
} from '../../src/schemas/messageRules/events.ts';
import { textsOf } from '../../src/schemas/messageRules/messageTemplates.ts';
import type { MailLanguage } from '../../src/schemas/mail/mail.ts';
import type { MessagePlaceholder, MessageValues } from '../../src/schemas/messageRules/placeholders.ts';
import type { Scope } from '../core/scope.ts';
import type { CustomerEvent } from '../tickets/index.ts';
import { chooseChannel, type Recipient } from './channel.ts';
import { messageRules, messageTemplates, ticketMessages } from './tables.ts';
import type { TicketFacts } from './ticketFacts.ts';
import { isStillSo } from './estimates/facts.ts';
import { valuesOfEstimate, type PricedEstimate } from './estimates/values.ts';
import { fillText, valuesOf } from './values.ts';

/** Whether customers are told of an event somewhere. */
export async function isToldSomewhere(scope: Scope, event: MessageEvent): Promise<boolean> {
  const { mode } = messageRules;
  return (await scope.count(messageRules, and(eq(messageRules.event, event), ne(mode, 'OFF')))) > 0;
}

/** Returns the rule of an event, with its template: that of the location, else of all; undefined if nothing is told. */
export async function ruleOf(scope: Scope, event: MessageEvent, locationId: number) {
  const { mode, channel, location_id, template_id } = messageRules;
  const { text_en, text_fr, subject_en, subject_fr, mail_en, mail_fr, is_voided } = messageTemplates;
  const [rule] = await scope.select(
    messageRules,
    {
      mode,
      channel,
      template_id,
      template: { text_en, text_fr, subject_en, subject_fr, mail_en, mail_fr, is_voided },
    },
    {
      join: { table: messageTemplates, on: eq(messageTemplates.id, template_id), isOptional: true },
      where: and(eq(messageRules.event, event), or(eq(location_id, locationId), isNull(location_id))),
      orderBy: [asc(location_id)],
      limit: 1,
    },
  );
  const template = rule?.template;
  return rule && rule.mode !== 'OFF' && template ? { ...rule, template } : undefined;
}

/** Whether an estimate is as an event tells, and whether a ticket has reached the state of one and none of its devices has left it again. */
export async function isReached(
  scope: Scope,
  { state, devices }: TicketFacts,
  { event, about }: { event: ToldEvent; about: string },
): Promise<boolean> {
  if (event === 'UNCOLLECTED') return devices.some((device) => device.state === 'READY');
  if (isEstimateEvent(event)) return isStillSo(scope, about, event);
  if (!isDeviceState(event) || event === 'CHECKED_IN') return true;
  return isOfWholeTicket(event) ? state === event : devices.some((device) => device.state === event);
}

type Rule = NonNullable<Awaited<ReturnType<typeof ruleOf>>>;

/** Whether the customer was told of an event of a ticket, or will be. */
async function isTold(scope: Scope, ticketId: string, event: TicketEvent, about: string): Promise<boolean> {
  const { ticket_id, state } = ticketMessages;
  const isIt = and(eq(ticketMessages.event, event), eq(ticketMessages.about, about));
  const [known] = await scope.select(
    ticketMessages,
    { state },
    { where: and(eq(ticket_id, ticketId), isIt) },
  );
  return known?.state === 'SENT' || known?.state === 'WAITING';
}

/** What a customer is to be told of an event. */
export interface PlannedMessage {
  mode: Exclude<RuleMode, 'OFF'>;
  wanted: RuleChannel;
  template_id: string | null;
  outcome: Awaited<ReturnType<typeof chooseChannel>>;
  /** What placeholders of other texts stand for. */
  values: MessageValues;
  /** Both without the link. */
  subject: string | null;
  text: string;
}

interface About extends Pick<CustomerEvent, 'about' | 'values'> {
  /** The estimate that it is about. */
  estimate?: PricedEstimate | undefined;
  /** Placeholders that stay: they are filled when the event has happened. */
  later?: readonly MessagePlaceholder[] | undefined;
}

/**
 * Returns what the rules say to tell of an event of a ticket, as it is after it; undefined if nothing, or if it was told
 * already.
 */
export async function planMessage(
  scope: Scope,
  ticket: TicketFacts,
  event: TicketEvent,
  { about = '', values: ofEvent, estimate, later }: About = {},
): Promise<PlannedMessage | undefined> {
  if (ticket.origin === 'OWN_STOCK') return undefined;
  if (isOfWholeTicket(event) && ticket.state !== event) return undefined;
  const rule = await ruleOf(scope, event, ticket.location_id);
  if (!rule || (await isTold(scope, ticket.id, event, about))) return undefined;
  const { language } = ticket;
  const { timezone } = ticket.location;
  const ofEstimate = estimate && valuesOfEstimate(estimate, { language, timezone });
  const values = { ...(await valuesOf(scope, ticket))[language], ...ofEstimate, ...ofEvent };
  return planFor(scope, rule, { recipient: ticket, language, values, later });
}

interface Reader extends Pick<About, 'later'> {
  recipient: Recipient;
  language: MailLanguage;
  values: MessageValues;
}

/** Returns what a rule says to tell somebody. */
export async function planFor(
  scope: Scope,
  rule: Rule,
  { recipient, language, values, later = [] }: Reader,
): Promise<PlannedMessage> {
  const outcome = rule.template.is_voided
    ? { channel: null, reason: 'template_off' as const }
    : await chooseChannel(scope, recipient, rule.channel);
  const { subject, text } = textsOf(rule.template, outcome.channel === 'MAIL', language);
  return {
    mode: rule.mode === 'AUTO' ? 'AUTO' : 'ASK',
    wanted: rule.channel,
    template_id: rule.template_id,
    outcome,
    values,
    subject: subject && fillText(subject, values, later),
    text: fillText(text, values, later),
  };
}
