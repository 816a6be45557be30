import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';
import { speaker, type Storefront } from './materials.ts';
import { palettes } from './palettes.ts';

type Header = NonNullable<StoreConfig['homepage']>['header'];

export function header({ store, words }: Storefront): Header {
  const say = speaker(words);
  const palette = palettes[store.key];
  return {
    navItems: [
      {
        text: say('Repair', 'Réparation'),
        href: '/repair',
        flag: 'FRONTEND_REPAIR',
        order: 0,
        visible: true,
      },
      { text: say('Trade in', 'Échanger'), href: '/trade', flag: 'FRONTEND_TRADE', order: 1, visible: true },
      {
        text: say('Shop', 'Boutique'),
        href: `https://shop.${store.mailDomain}`,
        flag: 'FRONTEND_BUY',
        order: 2,
        visible: true,
      },
      {
        text: say('Insurance', 'Assurance'),
        href: '/insure',
        flag: 'FRONTEND_INSURE',
        order: 3,
        visible: false,
      },
      {
        text: say('Locations', 'Magasins'),
        href: '/locations',
        flag: 'ALWAYS_TRUE',
        order: 4,
        visible: true,
      },
      { text: say('Contact'), href: '/contact', flag: 'ALWAYS_TRUE', order: 5, visible: true },
    ],
    brandItems: [
      { text: say('For individuals', 'Particuliers'), href: '/', order: 0, visible: true },
      { text: say('For businesses', 'Entreprises'), href: '/business', order: 1, visible: true },
    ],
    brandData: { brandCol: palette?.textThemeCol, brandThemeCol: palette?.themeColor },
    visibility: { lang: true, phone: true, covidPage: false },
    button: { title: say('Book now', 'Réserver'), width: '140px' },
  };
}
