import { eq } from 'drizzle-orm';
import { numberFormat } from '../../../src/schemas/formats.ts';
import { currencies } from '../../../src/schemas/money.ts';
import { locationOf } from '../../appointments/index.ts';
import type { Scope } from '../../core/scope.ts';
import type { Services } from '../../core/services.ts';
import { customers } from '../../customers/index.ts';
import { queueMail, renderSystemMail } from '../../mailQueue/index.ts';
import type { readStore } from '../../store/index.ts';
import { customerLink } from '../customerLinks.ts';

interface Uncollected extends Pick<Services, 'originOf'> {
  id: string;
  number: number;
  customer_id: string;
  /** Where the devices are, and their names. */
  places: { location_id: number; names: string }[];
  /** The one whose time has passed last, when, and how often it was told: it is mailed once. */
  about: string;
  /** What its storage costs a day, in cents. */
  fee: number | null;
}

const texts = {
  en: {
    subject: (store: string, number: number) => `Please collect your device at ${store} (ticket ${number})`,
    hello: (name: string) => `Hello ${name},`.replace(' ,', ','),
    ready: (names: string) => `This is ready and waits for you: ${names}.`,
    fee: (amount: string) => `Storage now costs ${amount} a day.`,
    follow: 'See your ticket',
    footer: 'You get this message because you left a device with us.',
  },
  fr: {
    subject: (store: string, number: number) => `Votre appareil vous attend chez ${store} (billet ${number})`,
    hello: (name: string) => `Bonjour ${name},`.replace(' ,', ','),
    ready: (names: string) => `Ceci est prêt et vous attend : ${names}.`,
    fee: (amount: string) => `L’entreposage coûte maintenant ${amount} par jour.`,
    follow: 'Voir votre billet',
    footer: 'Vous recevez ce message parce que vous nous avez confié un appareil.',
  },
};

/** Mails the customer of devices that are not collected; once for a moment that has passed. */
export async function mailUncollected(
  scope: Scope,
  store: Awaited<ReturnType<typeof readStore>>,
  { id, number, customer_id, places, about, fee, originOf }: Uncollected,
): Promise<void> {
  const { email, first_name, language } = customers;
  const [customer] = await scope.select(
    customers,
    { email, first_name, language },
    { where: eq(customers.id, customer_id) },
  );
  if (!customer?.email) return;
  const locale = customer.language === 'fr' ? 'fr' : 'en';
  const text = texts[locale];
  const money = numberFormat(`${locale}-CA`, { style: 'currency', currency: currencies[0] });
  const ready: string[] = [];
  for (const { location_id, names } of places)
    ready.push(text.ready(names), (await locationOf(scope, { location_id })).text);
  const url = await customerLink(scope, { ticketId: id, by: null, locale, originOf });
  await queueMail(scope, {
    kind: 'uncollected',
    key: `uncollected ${about}`,
    to: [{ address: customer.email }],
    customerId: customer_id,
    locationId: places.at(-1)?.location_id ?? null,
    ticketId: id,
    ...renderSystemMail({
      language: locale,
      store: store.name,
      subject: text.subject(store.name, number),
      parts: [text.hello(customer.first_name), ...ready, ...(fee ? [text.fee(money.format(fee / 100))] : [])],
      ...(url && { link: { label: text.follow, url } }),
      footer: text.footer,
    }),
  });
}
