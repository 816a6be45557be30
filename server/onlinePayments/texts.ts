import { numberFormat } from '../../src/schemas/formats.ts';
import { plainSpaces } from '../../src/schemas/inbox/segments.ts';
import type { Purpose } from '../../src/schemas/onlinePayments/states.ts';

interface Asked {
  store: string;
  number: number;
  purpose: Purpose;
  /** Cents. */
  amount: number;
}

const money = (locale: string, cents: number) =>
  numberFormat(`${locale}-CA`, { style: 'currency', currency: 'CAD' }).format(cents / 100);

/** Of a text message. */
const plainMoney = (locale: string, cents: number) => plainSpaces(money(locale, cents));

const en = {
  subject: ({ store, number }: Asked) => `Your payment to ${store} (ticket ${number})`,
  hello: (name: string) => `Hello ${name},`.replace(' ,', ','),
  ask: ({ number, purpose, amount }: Asked) =>
    purpose === 'DEPOSIT'
      ? `For your repair, ticket ${number}, we ask for a deposit of ${money('en', amount)}.`
      : `${money('en', amount)} is due for your repair, ticket ${number}.`,
  safe: 'You can pay on the page of your ticket, by card.',
  pay: 'See and pay',
  footer: 'You get this message because you left a device with us.',
  message: ({ store, number, purpose, amount }: Asked, url: string) =>
    `${store}: ${purpose === 'DEPOSIT' ? 'deposit of ' : ''}${plainMoney('en', amount)} for ticket ${number}. Pay here: ${url}`,
};

const fr: typeof en = {
  subject: ({ store, number }) => `Votre paiement à ${store} (billet ${number})`,
  hello: (name) => `Bonjour ${name},`.replace(' ,', ','),
  ask: ({ number, purpose, amount }) =>
    purpose === 'DEPOSIT'
      ? `Pour votre réparation, billet ${number}, nous demandons un acompte de ${money('fr', amount)}.`
      : `Il reste ${money('fr', amount)} à payer pour votre réparation, billet ${number}.`,
  safe: 'Vous pouvez payer sur la page de votre billet, par carte.',
  pay: 'Voir et payer',
  footer: 'Vous recevez ce message parce que vous nous avez confié un appareil.',
  message: ({ store, number, purpose, amount }, url) =>
    `${store} : ${purpose === 'DEPOSIT' ? 'acompte de ' : ''}${plainMoney('fr', amount)} pour le billet ${number}. Payez ici : ${url}`,
};

/** Texts of payment links for customers. */
export const linkTexts = { en, fr };
