import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';
import { uuidOf } from '../random.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { speaker, type Storefront } from './materials.ts';
import { reviews } from './reviews.ts';

export function homepage(storefront: Storefront): StoreConfig['homepage'] {
  const { store, pictures, categories, words } = storefront;
  const say = speaker(words);
  const city = store.locations[0]?.city ?? '';
  return {
    headData: {
      title: say(
        `${store.name} | Phone, tablet and computer repair`,
        `${store.name} | Réparation de téléphones, tablettes et ordinateurs`,
      ),
      metaList: [
        {
          name: 'description',
          content: `${store.name} repairs phones, tablets, computers and consoles in ${city} and across Canada. Most repairs are done the same day.`,
        },
        { name: 'keywords', content: 'phone repair, tablet repair, screen replacement, battery replacement' },
        { name: 'theme-color', content: '#0f766e' },
      ],
      scripts: [
        {
          type: 'reamaze',
          content: `var _support = _support || { ui: {}, user: {} };\n_support.account = '${store.key}';`,
        },
        { type: 'BUYBACK_WIDGET', content: `window.buyback = { store: '${store.domain}', locale: 'en' };` },
      ],
    },
    bodyData: {
      tags: [
        { content: `<noscript>Please switch on JavaScript to book a repair with ${store.name}.</noscript>` },
      ],
    },
    section1: {
      title: say(store.slogan, store.sloganFr),
      subtitle: say(
        'Screens, batteries and boards, repaired by certified technicians with a one-year warranty.',
        'Écrans, batteries et cartes mères réparés par des techniciens certifiés, garantis un an.',
      ),
      searchPlaceholder: say('Which device shall we look at?', 'Quel appareil devons-nous examiner ?'),
      decorationBar: true,
      buttons: [
        {
          type: 'primary',
          title: say('Book a repair', 'Prendre rendez-vous'),
          link: '/repair',
          visible: true,
          order: 0,
        },
        {
          type: 'secondary',
          title: say('Get a quote', 'Obtenir un devis'),
          link: '/repair/quote',
          visible: true,
          order: 1,
        },
      ],
      cards: {
        data: [
          {
            img: pictures.device('phone', 'Apple'),
            title: say('Repair', 'Réparer'),
            btnTitle: say('Find my device', 'Trouver mon appareil'),
            flag: 'FRONTEND_REPAIR',
            href: '/repair',
            order: 0,
          },
          {
            img: pictures.device('tablet', 'Samsung'),
            title: say('Trade in', 'Échanger'),
            btnTitle: say('See what it is worth', 'Voir sa valeur'),
            flag: 'FRONTEND_TRADE',
            href: '/trade',
            order: 1,
          },
          {
            img: pictures.device('laptop', 'Lenovo'),
            title: say('Buy refurbished', 'Acheter reconditionné'),
            btnTitle: say('Visit the shop', 'Visiter la boutique'),
            flag: 'FRONTEND_BUY',
            href: '/shop',
            order: 2,
          },
          {
            img: pictures.device('watch', 'Garmin'),
            title: say('Insure', 'Assurer'),
            btnTitle: say('Compare plans', 'Comparer les formules'),
            flag: 'FRONTEND_INSURE',
            href: '/insure',
            order: 3,
          },
        ],
      },
    },
    section2: {
      title: say('What can we repair for you?', 'Que pouvons-nous réparer pour vous ?'),
      contents: [
        {
          title: say('Diagnosis first', 'D’abord un diagnostic'),
          content: say(
            '<p>We look at every device <strong>free of charge</strong> and tell you the price before we open it.</p>',
            '<p>Nous examinons chaque appareil <strong>gratuitement</strong> et annonçons le prix avant de l’ouvrir.</p>',
          ),
          order: 0,
        },
        {
          title: say('Parts we stand behind', 'Des pièces dont nous répondons'),
          content: say(
            '<p>Original parts where the maker sells them, tested ones of equal quality where not.</p>',
            '<p>Des pièces d’origine lorsque le fabricant les vend, sinon des pièces testées de qualité égale.</p>',
          ),
          order: 1,
        },
      ],
      cards: categories.map(({ id, name, img }, order) => ({
        id,
        title: say(name, categoryNames[name]),
        img,
        order,
      })),
    },
    sectionWave: {
      title: say('How it works', 'Comment ça marche'),
      buttons: [
        { type: 'primary', title: say('Start now', 'Commencer'), link: '/repair', visible: true, order: 0 },
        {
          type: 'secondary',
          title: say('Find a location', 'Trouver un magasin'),
          link: '/locations',
          visible: true,
          order: 1,
        },
      ],
      data: [
        {
          title: say('Tell us what is broken', 'Dites-nous ce qui est cassé'),
          content: say(
            '<p>Choose your device and its fault; the price shows at once.</p>',
            '<p>Choisissez votre appareil et sa panne : le prix s’affiche aussitôt.</p>',
          ),
          img: pictures.device('phone', 'Google'),
          order: 0,
          visible: true,
        },
        {
          title: say('Come by or send it in', 'Passez nous voir ou envoyez-le'),
          content: say(
            '<p>Walk in, book a time, or use our prepaid shipping label.</p>',
            '<p>Venez sans rendez-vous, réservez une heure ou utilisez notre étiquette d’envoi prépayée.</p>',
          ),
          img: pictures.device('camera', 'Sony'),
          order: 1,
          visible: true,
        },
        {
          title: say('Take it home repaired', 'Repartez avec un appareil réparé'),
          content: say('<p>Most screens and batteries are done within the hour.</p>'),
          img: pictures.device('headphones', 'Bose'),
          order: 2,
          visible: true,
        },
      ],
    },
    section4: {
      title: say('Why people come back', 'Pourquoi nos clients reviennent'),
      contentVisible: true,
      data: [
        {
          type: 'warranty',
          title: say('One-year warranty', 'Garantie d’un an'),
          content: say(
            '<p>On parts and labour, at every location.</p>',
            '<p>Pièces et main-d’œuvre, dans tous nos magasins.</p>',
          ),
          img: pictures.device('laptop', 'Dell'),
          order: 0,
        },
        {
          type: 'sameDay',
          title: say('Same-day service', 'Service le jour même'),
          content: say(
            '<p>In before noon, back before we close.</p>',
            '<p>Déposé avant midi, rendu avant la fermeture.</p>',
          ),
          img: pictures.device('watch', 'Apple'),
          order: 1,
        },
        {
          type: 'data',
          title: say('Your data stays yours', 'Vos données restent les vôtres'),
          content: say('<p>We never ask for more access than the repair needs.</p>'),
          img: pictures.device('tablet', 'Apple'),
          order: 2,
        },
      ],
    },
    section6: {
      title: say('What our customers say', 'Ce que disent nos clients'),
      content: say(
        '<p>Every review is from a repair that we made.</p>',
        '<p>Chaque avis porte sur une réparation que nous avons faite.</p>',
      ),
      overAllRating: { averScore: 4.8, score: 5, totalReviews: 1284, visible: true },
      reviews: reviews.map((review) => ({
        id: uuidOf(`${store.key}/review/${review.reviewer}`),
        ...review,
        content: say(...review.content),
      })),
    },
    header: header(storefront),
    footer: footer(storefront),
  };
}

const categoryNames: Record<string, string> = {
  Smartphones: 'Téléphones intelligents',
  Tablets: 'Tablettes',
  Laptops: 'Ordinateurs portables',
  Wearables: 'Objets connectés',
  Audio: 'Audio',
};
