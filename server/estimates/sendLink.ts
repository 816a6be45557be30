import { eq } from 'drizzle-orm';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { SendingWay } from '../../src/schemas/estimates/states.ts';
import { invalid, Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { customers } from '../customers/index.ts';
import { textTo } from '../inbox/index.ts';
import { locations } from '../locations/index.ts';
import { queueMail, renderSystemMail } from '../mailQueue/index.ts';
import { createStatusLink, dateText, statusPageOf, type PageLanguage } from '../statusPages/index.ts';
import { readStore } from '../store/index.ts';
import { tickets } from '../tickets/index.ts';
import { estimateTexts } from './texts.ts';

/** The page of estimates, below the status page. */
export const PAGE = '/estimate';

interface Sent {
  way: SendingWay;
  expires: Date;
}

/** Mails or texts the link of an estimate to the customer of its ticket, in the customer's language. */
export async function sendLink(
  { originOf }: Pick<Services, 'originOf'>,
  scope: Scope,
  by: string,
  { ticket_id, number }: Estimate,
  { way, expires }: Sent,
): Promise<void> {
  if (way === 'NONE') return;
  const customer = await customerOf(scope, ticket_id);
  const contact = way === 'MAIL' ? customer?.email : customer?.phone;
  if (!customer || !contact)
    throw invalid([{ path: '/way', code: way === 'MAIL' ? 'no_email' : 'no_phone' }]);
  if ((await statusPageOf(scope, ticket_id)).is_ended) throw invalid([{ path: '/way', code: 'no_link' }]);
  const locale: PageLanguage = customer.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  const texts = estimateTexts[locale];
  const { address } = await createStatusLink(scope, ticket_id, { by, locale, originOf, page: PAGE });
  const store = await readStore(scope);
  const { customer_id, location_id, timezone } = customer;
  if (way === 'TEXT') {
    const text = texts.text(store.name, number, address);
    await textTo(scope, by, { location_id, phone: contact, customer_id, text }).catch(refuseWay);
    return;
  }
  await queueMail(scope, {
    kind: 'estimate',
    to: [{ address: contact }],
    customerId: customer_id,
    locationId: location_id,
    ticketId: ticket_id,
    by,
    ...renderSystemMail({
      language: locale,
      store: store.name,
      subject: texts.mail.subject(store.name, number),
      parts: [
        texts.mail.hello(customer.first_name ?? ''),
        texts.mail.ready,
        texts.mail.until(dateText(expires, locale, timezone)),
      ],
      link: { label: texts.mail.show, url: address },
      footer: texts.mail.footer,
    }),
  });
}

async function customerOf(scope: Scope, ticketId: string) {
  const { customer_id, location_id } = tickets;
  const { email, phone, first_name, language } = customers;
  const [row] = await scope.select(
    tickets,
    { customer_id, location_id, email, phone, first_name, language },
    {
      join: { table: customers, on: eq(customers.id, customer_id), isOptional: true },
      where: eq(tickets.id, ticketId),
    },
  );
  if (!row) return undefined;
  const [place] = await scope.select(
    locations,
    { timezone: locations.timezone },
    { where: eq(locations.id, row.location_id) },
  );
  return { ...row, timezone: place?.timezone ?? scope.store.timezone };
}

/** Why a text message cannot be sent concerns the way. */
function refuseWay(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw invalid((error.errors ?? []).map(({ code }) => ({ path: '/way', code })));
}
