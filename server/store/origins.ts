import { urlOf } from '../listen.ts';
import type { Settings } from '../settings.ts';

type Place = Pick<Settings, 'publicUrl' | 'storeDomain' | 'host'>;

/** The origins of a store's admin, from the store's domain; the Host header of a request is not trusted. */
export const originsOf =
  ({ publicUrl, storeDomain, host }: Place, port: () => number) =>
  (domain: string): string => {
    if (publicUrl) return publicUrl.replace('{domain}', domain);
    return domain === storeDomain ? urlOf(host, port()) : `http://${domain}:${port()}`;
  };
