import { eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Who } from '../../src/schemas/can.ts';
import { allows } from '../../src/schemas/can.ts';
import { writesMessages } from '../../src/schemas/inbox/access.ts';
import type { LinkChannel, NewPayLink } from '../../src/schemas/onlinePayments/payLinks.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { forbidden, invalid } from '../core/problem.ts';
import { isFirstTime } from '../core/records/isFirstTime.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { addressOf, textTo } from '../inbox/index.ts';
import { queueMail, renderSystemMail } from '../mailQueue/index.ts';
import { readStore } from '../store/index.ts';
import { customerLink } from '../tickets/index.ts';
import { payOffer } from './offers.ts';
import type { PaymentServices } from './settings.ts';
import { linkTexts } from './texts.ts';

type Recipient = Pick<Ticket, 'id' | 'number' | 'location_id' | 'customer_id'>;

async function customerOf(scope: Scope, { customer_id }: Pick<Ticket, 'customer_id'>) {
  const { email, phone, first_name, language } = customers;
  const [customer] = customer_id
    ? await scope.select(
        customers,
        { email, phone, first_name, language },
        { where: eq(customers.id, customer_id) },
      )
    : [];
  return customer;
}

/** Returns how the customer of a ticket can be sent a link. */
export async function channelsTo(scope: Scope, ticket: Recipient): Promise<LinkChannel[]> {
  const customer = await customerOf(scope, ticket);
  return [
    ...(customer?.email ? (['EMAIL'] as const) : []),
    ...(customer?.phone && addressOf(customer.phone) ? (['TEXT'] as const) : []),
  ];
}

/**
 * Sends the customer of a ticket the link by which the deposit or the balance is paid, once for each key. Throws 422
 * `nothing_due`, `awaits_answer` while only a balance is due that an estimate may change, `no_address` without an address
 * of this kind, `no_link` if the links of the ticket were ended.
 */
export async function sendPayLink(
  { originOf }: PaymentServices,
  scope: Scope,
  who: Who,
  ticket: Recipient,
  { key, channel }: Static<typeof NewPayLink>,
): Promise<void> {
  if (channel === 'TEXT' && !allows(who, writesMessages, ticket)) throw forbidden();
  if (!(await isFirstTime(scope, key, 'tickets/payLink', ticket.id, channel))) return;
  const { choices, awaits_answer } = await payOffer(scope, ticket.id);
  const [choice] = choices;
  if (!choice) throw invalid([{ path: '', code: awaits_answer ? 'awaits_answer' : 'nothing_due' }]);
  const customer = await customerOf(scope, ticket);
  const locale = customer?.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  const address = channel === 'EMAIL' ? customer?.email : addressOf(customer?.phone ?? '');
  if (!address) throw invalid([{ path: '/channel', code: 'no_address' }]);
  const by = who.staff_id;
  const page = await customerLink(scope, { ticketId: ticket.id, by, locale, originOf });
  if (!page) throw invalid([{ path: '', code: 'no_link' }]);
  const url = `${page}#pay`;
  const store = await readStore(scope);
  const texts = linkTexts[locale];
  const told = { store: store.name, number: ticket.number, ...choice };
  if (channel === 'TEXT') {
    const { location_id, customer_id } = ticket;
    const text = texts.message(told, url);
    await textTo(scope, by, {
      location_id,
      phone: address,
      customer_id,
      text,
      id: key,
      ticket_id: ticket.id,
    });
    return;
  }
  await queueMail(scope, {
    kind: 'payment-link',
    key: `payment link ${key}`,
    to: [{ address }],
    customerId: ticket.customer_id,
    locationId: ticket.location_id,
    ticketId: ticket.id,
    by,
    ...renderSystemMail({
      language: locale,
      store: store.name,
      subject: texts.subject(told),
      parts: [texts.hello(customer?.first_name ?? ''), texts.ask(told), texts.safe],
      link: { label: texts.pay, url },
      footer: texts.footer,
    }),
  });
}
