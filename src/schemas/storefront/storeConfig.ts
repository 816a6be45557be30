import { Type, type Static } from 'typebox';
import { Part, Word } from './fields.ts';
import { General, Sitemap, Socials } from './general.ts';
import { Homepage } from './homepage.ts';
import { Page } from './page.ts';
import { BusinessPage, ContactPage, CovidPage, LocationPage, TradePage } from './pages.ts';
import { slugPattern } from './patterns.ts';
import { RepairPage } from './repairPage.ts';

/** The slug of a location's page. */
export const LocationSlug = Word({ maxLength: 100, pattern: slugPattern });

/** What the storefront of a store shows and how (contract 2 §3). */
export const StoreConfig = Part({
  homepage: Homepage,
  repairPage: RepairPage,
  businessPage: BusinessPage,
  contactPage: ContactPage,
  locationPage: LocationPage,
  covidPage: CovidPage,
  tradePage: TradePage,
  general: General,
  sitemap: Sitemap,
  socials: Socials,
  locations: Type.Array(Part({ slug: LocationSlug, id: Type.Integer() }, { required: ['slug', 'id'] }), {
    maxItems: 1000,
  }),
  pages: Type.Array(Page, { maxItems: 2000 }),
});
export type StoreConfig = Static<typeof StoreConfig>;
