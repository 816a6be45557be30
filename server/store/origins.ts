import { urlOf } from '../listen.ts';
import type { Settings } from '../settings.ts';

type Place = Pick<Settings, 'publicUrl' | 'storeDomain' | 'host'>;

/** Where a store's admin is reached, by the store's domain; the host that a request claims is never believed. */
export const originsOf =
  ({ publicUrl, storeDomain, host }: Place, port: () => number) =>
  (domain: string): string => {
    if (publicUrl) return publicUrl.replace('{domain}', domain);
    return domain === storeDomain ? urlOf(host, port()) : `http://${domain}:${port()}`;
  };
