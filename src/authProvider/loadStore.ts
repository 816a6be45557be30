import type { Call } from '../dataProvider/http.ts';
import { carriedStore, domain } from './carriedStore.ts';
import { http } from './http.ts';
import type { Store } from './session.ts';

/** Asks for the store of this page's domain. */
export const storeCall = {
  service: 'store',
  method: 'GET',
  path: `/dc/store/domain/${encodeURIComponent(domain)}`,
  query: { include_children: false },
  authenticated: false,
} as const satisfies Call;

let store: Promise<Store> | undefined = carriedStore && Promise.resolve(carriedStore);

/** The store that this page's domain belongs to; asked for once, again after a failure. */
export function loadStore(): Promise<Store> {
  store ??= http<Store>(storeCall)
    .then(({ json }) => json)
    .catch((error: unknown) => {
      store = undefined;
      throw error;
    });
  return store;
}
