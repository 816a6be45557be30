import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';
import { speaker, type Storefront } from './materials.ts';
import { palettes } from './palettes.ts';

type Pages = Pick<
  StoreConfig,
  'repairPage' | 'businessPage' | 'contactPage' | 'locationPage' | 'covidPage' | 'tradePage'
>;

const description = (content: string) => [{ name: 'description', content }];

export function pages({ store, pictures, words }: Storefront): Pages {
  const say = speaker(words);
  const palette = palettes[store.key];
  return {
    repairPage: {
      headData: {
        title: `Repair | ${store.name}`,
        metaList: description('Choose your device and its fault, see the price, and book a time.'),
      },
      section1: {
        title: 'Which device needs a repair?',
        subtitle: 'Choose its maker, its model and what is wrong. The price includes parts, labour and tax.',
        themeCol: palette?.themeColor,
        buttons: [
          { type: 'primary', title: 'Book a repair', link: '/repair/book', visible: true, order: 0 },
          { type: 'secondary', title: 'Ask for a quote', link: '/repair/quote', visible: true, order: 1 },
        ],
      },
      section2: {
        title: 'Repairs we do every day',
        contents: [
          {
            title: 'Screen',
            content: '<p>Cracked glass or a dark display, from $89, usually in 45 minutes.</p>',
            order: 0,
            type: 'screen',
          },
          {
            title: 'Battery',
            content: '<p>A new battery with full capacity, from $59, while you wait.</p>',
            order: 1,
            type: 'battery',
          },
          {
            title: 'Charging port',
            content: '<p>Cleaned or replaced, from $49, on the same day.</p>',
            order: 2,
            type: 'port',
          },
        ],
      },
      section4: {
        title: 'Not sure what is wrong?',
        themeCol: palette?.orange,
        subtitle: 'Bring it in. The diagnosis is free, whatever you decide.',
        btnTitle: 'Find a location',
        link: '/locations',
      },
      widget: {
        metaTitle: `Book a repair | ${store.name}`,
        metaList: description('Book your repair in two minutes.'),
      },
    },
    businessPage: {
      headData: {
        title: say(`For businesses | ${store.name}`, `Entreprises | ${store.name}`),
        metaList: description('Repairs for fleets, schools and offices, with one invoice a month.'),
      },
      section1: {
        title: say('Repairs for your whole team', 'Des réparations pour toute votre équipe'),
        subtitle: say(
          'One contact, fixed prices and one invoice a month for 10 devices or 10,000.',
          'Un seul interlocuteur, des prix fixes et une facture par mois, pour 10 appareils ou 10 000.',
        ),
        btnTitle: say('Ask for an offer', 'Demander une offre'),
      },
      section2: {
        title: say('What comes with it', 'Ce qui est compris'),
        services: [
          {
            type: 'freeShipping',
            content: say('<p>Free shipping both ways.</p>', '<p>Livraison gratuite dans les deux sens.</p>'),
            order: 0,
            visible: true,
          },
          {
            type: 'quickTurnaround',
            content: say(
              '<p>Back within two business days.</p>',
              '<p>De retour en deux jours ouvrables.</p>',
            ),
            order: 1,
            visible: true,
          },
          {
            type: 'customerService',
            content: say('<p>A technician on the phone, not a queue.</p>'),
            order: 2,
            visible: true,
          },
          {
            type: 'soldering',
            content: say(
              '<p>Micro-soldering in our own workshop.</p>',
              '<p>Microsoudure dans notre propre atelier.</p>',
            ),
            order: 3,
            visible: false,
          },
        ],
      },
    },
    contactPage: {
      headData: {
        title: say(`Contact | ${store.name}`, `Nous joindre | ${store.name}`),
        metaList: description(`How to reach ${store.name}.`),
      },
      contactForm: {
        title: say('How can we help?', 'Comment pouvons-nous vous aider ?'),
        tracing: {
          titlePrefix: say('Already with us?', 'Déjà chez nous ?'),
          content: say(
            '<p>Follow your repair with the number on your receipt.</p>',
            '<p>Suivez votre réparation avec le numéro de votre reçu.</p>',
          ),
        },
      },
    },
    locationPage: {
      headData: {
        title: `Locations | ${store.name}`,
        metaList: description(`All locations of ${store.name} with their hours.`),
      },
      section1: {
        title: 'A technician near you',
        subtitle: 'Walk in any day, or book a time and skip the line.',
        button: { title: 'Book a repair', link: '/repair/book', visible: true },
      },
    },
    covidPage: {
      headData: {
        title: say(`Health measures | ${store.name}`, `Mesures sanitaires | ${store.name}`),
        metaList: description('How we keep our locations safe.'),
      },
      section1: {
        title: say('Your health comes first', 'Votre santé d’abord'),
        content: say(
          '<p>Every device is disinfected when it comes in and before it goes back to you.</p>',
          '<p>Chaque appareil est désinfecté à son arrivée et avant de vous être remis.</p>',
        ),
        buttons: [
          {
            title: say('Book without contact', 'Réserver sans contact'),
            link: '/repair/book',
            visible: true,
            order: 0,
          },
        ],
      },
      section2: {
        title: say('What we do', 'Ce que nous faisons'),
        content: say(
          '<p>These measures hold at all locations.</p>',
          '<p>Ces mesures valent dans tous nos magasins.</p>',
        ),
        bottomText: say('Thank you for your patience.', 'Merci de votre patience.'),
        data: [
          {
            title: say('Contactless drop-off', 'Dépôt sans contact'),
            content: say(
              '<p>Leave your device in the locker by the door.</p>',
              '<p>Déposez votre appareil dans le casier près de la porte.</p>',
            ),
            img: pictures.device('phone', 'Samsung'),
            order: 0,
            visible: true,
          },
          {
            title: say('Mail-in repair', 'Réparation par envoi postal'),
            content: say('<p>We send you a box and a prepaid label.</p>'),
            img: pictures.device('camera', 'Sony'),
            order: 1,
            visible: true,
          },
        ],
      },
    },
    ...(store.key === 'atlas' && {
      tradePage: {
        headData: {
          title: `Trade in | ${store.name}`,
          metaList: description('What your device is worth, told in a minute.'),
        },
      },
    }),
  };
}
