import type { HttpRequest } from '../dataProvider/http.ts';
import { embeddedStore, domain } from './embeddedStore.ts';
import { http } from './http.ts';
import type { Store } from './session.ts';

/** The request for the store of the page's domain. */
export const storeRequest = {
  service: 'store',
  method: 'GET',
  path: `/dc/store/domain/${encodeURIComponent(domain)}`,
  query: { include_children: false },
  authenticated: false,
} as const satisfies HttpRequest;

let store: Promise<Store> | undefined = embeddedStore && Promise.resolve(embeddedStore);

/** Returns the store of the page's domain; requested once, and again after a failure. */
export function loadStore(): Promise<Store> {
  store ??= http<Store>(storeRequest)
    .then(({ json }) => json)
    .catch((error: unknown) => {
      store = undefined;
      throw error;
    });
  return store;
}
