import type { Service } from './model.ts';
import type { ProvincialRate } from './sales/taxRates.ts';
import type { TaxRegistration } from './sales/taxRules.ts';

export interface Store {
  id: string;
  name: string;
  business_name: string;
  email: string;
  phone: string | null;
  slogan: string | null;
  domain: string;
  tenant_id: string;
  timezone: string;
  /** Members alone are told these. */
  tax_registrations?: TaxRegistration[];
  tax_rates?: ProvincialRate[];
}

/** What the server tells the browser at run time; it stands in the page as JSON. */
export interface PageSettings {
  /** Base address of each service; empty: the one that served the page. */
  services: Record<Service, string>;
  storeDomain: string;
  /** The store of the domain that the page was asked for at, where the server knew it at once. */
  store?: { domain: string; record: Store };
  firebase: { projectId: string; apiKey: string; emulated: boolean };
}
