import type { Store } from './authProvider/session.ts';
import type { Service } from './schemas/model.ts';

/** What the server tells the browser at run time; it stands in the page as JSON. */
export interface Settings {
  /** Base address of each service; empty: the one that served the page. */
  services: Record<Service, string>;
  storeDomain: string;
  /** The store of the domain that the page was asked for at, where the server knew it at once. */
  store?: { domain: string; record: Store };
  firebase: { projectId: string; apiKey: string; emulated: boolean };
}

export const settings: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');
