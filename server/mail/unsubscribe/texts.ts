import type { MailLanguage } from '../../../src/schemas/mail/mail.ts';

const en = {
  title: 'Newsletters',
  ask: (store: string) =>
    `Should ${store} send you no more newsletters and offers? You still get messages about your repairs.`,
  yes: 'Unsubscribe',
  done: (store: string) => `You are unsubscribed. ${store} will send you no more newsletters and offers.`,
  unknown: () => 'This link is not complete, or its email is no longer known.',
};

/** What the page that ends newsletters says. */
export const unsubscribeTexts: Record<MailLanguage, typeof en> = {
  en,
  fr: {
    title: 'Infolettres',
    ask: (store) =>
      `${store} doit-il cesser de vous envoyer des infolettres et des offres ? Vous recevrez encore les messages sur vos réparations.`,
    yes: 'Se désabonner',
    done: (store) => `Vous êtes désabonné. ${store} ne vous enverra plus d’infolettres ni d’offres.`,
    unknown: () => 'Ce lien est incomplet, ou son courriel n’est plus connu.',
  },
};
