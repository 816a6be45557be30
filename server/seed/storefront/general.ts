import type { StoreConfig } from '../../../src/schemas/storefront/storeConfig.ts';
import type { Storefront } from './materials.ts';
import { palettes } from './palettes.ts';

type Parts = Pick<StoreConfig, 'general' | 'sitemap' | 'socials'>;

export function general({ store }: Storefront): Parts {
  const site = `https://www.${store.mailDomain}`;
  return {
    general: {
      colorPalle: palettes[store.key],
      condition: {
        googleVerification: {
          status: true,
          metaData: { name: 'google-site-verification', content: `${store.key}-3fYxQ2c7Vd0mB9sLr1Wk` },
        },
        defaultLang: 'en',
        hasShopLink: true,
      },
      routes: {
        homePage: '/',
        repairPage: '/repair',
        repairWidgetPage: '/repair/book',
        businessPage: '/business',
        locationsPage: '/locations',
        contactPage: '/contact',
        covidPage: '/health-measures',
        privacyPolicy: '/privacy-policy',
        tradePage: '/trade',
      },
    },
    sitemap: {
      custom: ['/careers', '/press']
        .map((path) => `<url>\n  <loc>${site}${path}</loc>\n  <changefreq>monthly</changefreq>\n</url>`)
        .join('\n'),
    },
    socials: [
      { img: 'facebook', link: `https://www.facebook.com/${store.key}.example` },
      { img: 'instagram', link: `https://www.instagram.com/${store.key}.example` },
      { img: 'linkedin', link: `https://www.linkedin.com/company/${store.key}-example` },
    ],
  };
}
