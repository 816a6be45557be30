import type { MailLanguage } from '../../../src/schemas/mail/mail.ts';

interface About {
  number: number;
  devices: string;
}

interface Words {
  hello: (name: string) => string;
  thanks: {
    subject: (store: string) => string;
    about: (ticket: About) => string;
    invoice: string;
    fault: string;
    footer: string;
  };
  review: {
    subject: (store: string) => string;
    about: (ticket: About) => string;
    link: string;
    footer: string;
    text: (store: string, address: string) => string;
  };
  invoiceFile: (orderNo: number) => string;
}

export const texts: Record<MailLanguage, Words> = {
  en: {
    hello: (name) => `Hello ${name},`.replace(' ,', ','),
    thanks: {
      subject: (store) => `Thank you from ${store}`,
      about: ({ number, devices }) => `Thank you for coming to us with this: ${devices} (ticket ${number}).`,
      invoice: 'Your invoice is attached.',
      fault: 'If something is not as it should be, please tell us.',
      footer: 'You get this message because you left a device with us.',
    },
    review: {
      subject: (store) => `How satisfied are you with ${store}?`,
      about: ({ number, devices }) =>
        `We repaired this for you: ${devices} (ticket ${number}). Your review helps us and other customers.`,
      link: 'Write a review',
      footer:
        'You get this message because you agreed to our newsletter. Tell us if you want no more of them.',
      text: (store, address) =>
        `${store}: thank you for your visit. How satisfied are you? ${address} Reply STOP to get no more messages.`,
    },
    invoiceFile: (orderNo) => `invoice-${orderNo}.pdf`,
  },
  fr: {
    hello: (name) => `Bonjour ${name},`.replace(' ,', ','),
    thanks: {
      subject: (store) => `Merci de la part de ${store}`,
      about: ({ number, devices }) => `Merci de nous avoir confié ceci : ${devices} (billet ${number}).`,
      invoice: 'Votre facture est jointe.',
      fault: 'Si quelque chose ne va pas, dites-le-nous.',
      footer: 'Vous recevez ce message parce que vous nous avez confié un appareil.',
    },
    review: {
      subject: (store) => `Êtes-vous satisfait de ${store} ?`,
      about: ({ number, devices }) =>
        `Nous avons réparé ceci pour vous : ${devices} (billet ${number}). Votre avis nous aide, et aide d’autres clients.`,
      link: 'Donner votre avis',
      footer:
        'Vous recevez ce message parce que vous avez accepté notre infolettre. Dites-le-nous pour ne plus en recevoir.',
      text: (store, address) =>
        `${store} : merci de votre visite. Êtes-vous satisfait ? ${address} Répondez ARRÊT pour ne plus recevoir de messages.`,
    },
    invoiceFile: (orderNo) => `facture-${orderNo}.pdf`,
  },
};

/** The names of a ticket's devices. */
export const namesOf = (devices: { name: string }[]): string => devices.map(({ name }) => name).join(', ');
