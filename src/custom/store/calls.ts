import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { StoreSettings } from '../../schemas/store/store.ts';

/** A delivery or contact method, and whether the store offers it. */
export interface Method {
  code: string;
  is_enabled: boolean;
}

export type MethodKind = 'delivery_methods' | 'contact_methods';

export interface Lookup {
  code: string;
  code_text: string;
  type: string;
}

export const storeCalls = (call: Call) => ({
  /** The store's repair settings have a call of their own to read (contract 1 §7), and are saved with the store. */
  getStoreSettings: async (signal?: AbortSignal): Promise<StoreSettings> =>
    (await call<StoreSettings>('store', 'GET /dc/store/:storeId/settings', { signal })).json,

  /** Returns the store's methods (contract 4 §7). */
  getMethods: async (kind: MethodKind, signal?: AbortSignal): Promise<Method[]> =>
    (await call<Method[]>('store', `GET /dc/store/:storeId/${kind}`, { signal })).json,

  /** Updates only the given methods. */
  updateMethods: (kind: MethodKind, body: Method[]) =>
    call('store', `PUT /dc/store/:storeId/${kind}`, { body }),

  /** Returns the store's labels for codes of these types, in a language. */
  getLookups: async (language: string, types: readonly string[], signal?: AbortSignal): Promise<Lookup[]> =>
    (
      await call<Lookup[]>('translation', 'GET /dc/translation/:language/repair/lookups', {
        params: { language },
        query: { types },
        signal,
      })
    ).json,
});

export type StoreCalls = ReturnType<typeof storeCalls>;
export const useStoreCalls = createCallsHook(storeCalls);
