import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { SendingWay } from '../../src/schemas/estimates/states.ts';
import { invalid, Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { textTo } from '../inbox/index.ts';
import { queueMail, renderSystemMail } from '../mailQueue/index.ts';
import { createStatusLink, dateText, statusPageOf } from '../statusPages/index.ts';
import { readStore } from '../store/index.ts';
import { contactOf } from './contact.ts';
import { subjectOf } from './subject.ts';
import { estimateTexts } from './texts.ts';

/** The page of estimates, below the status page. */
export const PAGE = '/estimate';

interface Sent {
  way: SendingWay;
  expires: Date;
}

/** Mails or texts the link of an estimate to its customer, in the customer's language. */
export async function sendLink(
  { originOf }: Pick<Services, 'originOf'>,
  scope: Scope,
  by: string,
  estimate: Estimate,
  { way, expires }: Sent,
): Promise<void> {
  if (way === 'NONE') return;
  const { ticket_id, quote_id, number } = estimate;
  const subject = subjectOf(estimate);
  const customer = await contactOf(scope, subject);
  const contact = way === 'MAIL' ? customer?.email : customer?.phone;
  if (!customer || !contact)
    throw invalid([{ path: '/way', code: way === 'MAIL' ? 'no_email' : 'no_phone' }]);
  if (ticket_id && (await statusPageOf(scope, ticket_id)).is_ended)
    throw invalid([{ path: '/way', code: 'no_link' }]);
  const locale = customer.language;
  const texts = estimateTexts[locale];
  const { address } = await createStatusLink(scope, subject, {
    by,
    locale,
    originOf,
    page: PAGE,
    until: expires,
  });
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
    appointmentId: ticket_id ? null : quote_id,
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
      footer: ticket_id ? texts.mail.footer : texts.mail.quoteFooter,
    }),
  });
}

/** Why a text message cannot be sent concerns the way. */
function refuseWay(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw invalid((error.errors ?? []).map(({ code }) => ({ path: '/way', code })));
}
