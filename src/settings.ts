import type { Service } from './schemas/model.ts';

/** What the server tells the browser at run time; it stands in the page as JSON. */
export interface Settings {
  /** Base address of each service; empty: the one that served the page. */
  services: Record<Service, string>;
  storeDomain: string;
  firebase: { projectId: string; apiKey: string; emulated: boolean };
}

export const settings: Settings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}');

/** The domain whose store this page belongs to: localhost and plain addresses show the configured one. */
export function storeDomain(host: string, configured = settings.storeDomain): string {
  const isLocal = host === 'localhost' || /^[\d.]+$/.test(host) || host.startsWith('[');
  return isLocal ? configured : host.replace(/^(www|admin)\./, '');
}
