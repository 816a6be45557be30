import { Type, type Static } from 'typebox';
import { Panel, Group, PlainText } from './fields.ts';
import { General, Sitemap, Socials } from './general.ts';
import { Homepage } from './homepage.ts';
import { Page } from './page.ts';
import { BusinessPage, ContactPage, CovidPage, LocationPage, TradePage } from './pages.ts';
import { StatusPage } from './statusPage.ts';
import { slugPattern } from '../textPatterns.ts';
import { RepairPage } from './repairPage.ts';

/** The slug of a location's page. */
const LocationSlug = PlainText({ maxLength: 100, pattern: slugPattern });

/** The storefront configuration of a store (contract 2 §3). */
export const StoreConfig = Group({
  homepage: Panel(Homepage, { translated: true }),
  repairPage: RepairPage,
  businessPage: Panel(BusinessPage, { translated: true }),
  contactPage: Panel(ContactPage, { translated: true }),
  locationPage: LocationPage,
  covidPage: Panel(CovidPage, { translated: true }),
  tradePage: Panel(TradePage, { optional: true }),
  statusPage: StatusPage,
  general: General,
  sitemap: Panel(Sitemap, { panel: 'general' }),
  socials: Panel(Socials, { panel: 'general' }),
  locations: Type.Array(Group({ slug: LocationSlug, id: Type.Integer() }, { required: ['slug', 'id'] }), {
    maxItems: 1000,
  }),
  pages: Type.Array(Page, { maxItems: 2000 }),
});
export type StoreConfig = Static<typeof StoreConfig>;
