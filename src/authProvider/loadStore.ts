import type { HttpRequest } from '../dataProvider/http.ts';
import { embeddedStore, domain } from './embeddedStore.ts';
import { http } from './http.ts';
import type { Store } from './session.ts';

/** Asks for the store of this page's domain. */
export const storeRequest = {
  service: 'store',
  method: 'GET',
  path: `/dc/store/domain/${encodeURIComponent(domain)}`,
  query: { include_children: false },
  authenticated: false,
} as const satisfies HttpRequest;

let store: Promise<Store> | undefined = embeddedStore && Promise.resolve(embeddedStore);

/** The store that this page's domain belongs to; asked for once, again after a failure. */
export function loadStore(): Promise<Store> {
  store ??= http<Store>(storeRequest)
    .then(({ json }) => json)
    .catch((error: unknown) => {
      store = undefined;
      throw error;
    });
  return store;
}
