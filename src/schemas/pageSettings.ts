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
  /** Only present for signed-in staff. */
  tax_registrations?: TaxRegistration[];
  tax_rates?: ProvincialRate[];
}

/** Runtime settings that the server embeds in the page as JSON. */
export interface PageSettings {
  /** Base URL of each service; empty for the same origin. */
  services: Record<Service, string>;
  storeDomain: string;
  /** The store of the requested domain, if the server had it cached. */
  store?: { domain: string; record: Store };
  firebase: { projectId: string; apiKey: string; emulated: boolean };
}
