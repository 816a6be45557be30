import { Type } from 'typebox';
import { call } from '../call.ts';
import { member } from '../can.ts';
import { serviceSettings } from '../repairs/serviceSettings.ts';
import { store, StoreSettings } from './store.ts';

const of = { name: 'translation', service: 'translation' } as const;
const Methods = Type.Array(
  Type.Object(
    { code: Type.String({ maxLength: 50 }), is_enabled: Type.Boolean() },
    { additionalProperties: false },
  ),
  { maxItems: 100 },
);

/** Calls of a store's settings, features, methods and labels (contract 1 §7, 4 §7). */
export const storeCalls = {
  /** The store's repair settings, which are saved with the store. */
  getStoreSettings: call('GET /dc/store/:storeId/settings', {
    of: store,
    access: { one: member },
    answer: StoreSettings,
    summary: 'Read what the repair service does',
  }),

  getFeatureToggles: call('GET /dc/store/:storeId/features/toggle', {
    of: store,
    access: { one: member },
    query: Type.Object({ types: Type.Optional(Type.String()) }),
    answer: Type.Array(Type.Object({ feature_id: Type.String(), is_enabled: Type.Boolean() })),
    summary: 'Read which features are on',
  }),

  getDeliveryMethods: call('GET /dc/store/:storeId/delivery_methods', {
    of: store,
    access: { one: member },
    answer: Methods,
    summary: 'List the delivery methods',
  }),

  /** Switches only the given methods. */
  switchDeliveryMethods: call('PUT /dc/store/:storeId/delivery_methods', {
    of: store,
    access: serviceSettings.access,
    body: Methods,
    answer: Methods,
    summary: 'Switch delivery methods on and off',
  }),

  getContactMethods: call('GET /dc/store/:storeId/contact_methods', {
    of: store,
    access: { one: member },
    answer: Methods,
    summary: 'List the contact methods',
  }),

  /** Switches only the given methods. */
  switchContactMethods: call('PUT /dc/store/:storeId/contact_methods', {
    of: store,
    access: serviceSettings.access,
    body: Methods,
    answer: Methods,
    summary: 'Switch contact methods on and off',
  }),

  /** The store's labels for codes of these types, in a language. */
  getLookups: call('GET /dc/translation/:locale/repair/lookups', {
    of,
    access: { one: member },
    params: Type.Object({ locale: Type.Enum(['en', 'fr']) }),
    query: Type.Object({ types: Type.Optional(Type.Array(Type.String())) }),
    answer: Type.Array(
      Type.Object({
        code: Type.String(),
        code_text: Type.String(),
        type: Type.String(),
        language_code: Type.String(),
      }),
    ),
    summary: 'List what the codes of these types are called',
  }),
};
