import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';
import { speaker, type Storefront } from './materials.ts';

type Footer = NonNullable<StoreConfig['homepage']>['footer'];
type Row = [english: string, french: string | null, href: string];

export function footer({ store, words }: Storefront): Footer {
  const say = speaker(words);
  const columns: [english: string, french: string, rows: Row[]][] = [
    [
      'Services',
      'Services',
      [
        ['Screen repair', 'Réparation d’écran', '/repair/screen'],
        ['Battery replacement', 'Remplacement de batterie', '/repair/battery'],
        ['Water damage', 'Dégât des eaux', '/repair/water-damage'],
        ['Data recovery', 'Récupération de données', '/repair/data-recovery'],
      ],
    ],
    [
      'Company',
      'Entreprise',
      [
        ['About us', 'À propos de nous', '/page/about-us'],
        ['For businesses', 'Entreprises', '/business'],
        ['Careers', null, '/page/careers'],
      ],
    ],
    [
      'Help',
      'Aide',
      [
        ['Contact us', 'Nous joindre', '/contact'],
        ['Track a repair', 'Suivre une réparation', '/repair/track'],
        ['Warranty', 'Garantie', '/page/warranty'],
      ],
    ],
    ['Locations', 'Magasins', store.locations.slice(0, 4).map(({ city }) => [city, city, '/locations'])],
  ];
  return {
    title: { text: say('Repaired, not replaced.', 'Réparer plutôt que remplacer.'), color: '#f8fafc' },
    copyRight: say(
      `© 2026 ${store.business_name} All rights reserved.`,
      `© 2026 ${store.business_name} Tous droits réservés.`,
    ),
    footerLinks: columns.map(([name, french, rows], order) => ({
      name: say(name, french),
      order,
      visible: true,
      lists: rows.map(([text, translation, href], row) => ({
        text: say(text, translation),
        href,
        order: row,
        visible: true,
      })),
    })),
    bottomLinks: {
      privacyPolicy: { text: say('Privacy policy', 'Politique de confidentialité') },
      covidPage: { text: say('Health measures', 'Mesures sanitaires') },
    },
  };
}
