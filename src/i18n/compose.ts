import type { TranslationMessages } from 'react-admin';
import type * as english from './en/index.ts';

type Texts = typeof english;

/** Namespaces that react-admin looks up as `resources.<name>`. */
const resources = [
  'addons',
  'addresses',
  'appointments',
  'brands',
  'categories',
  'commissionRules',
  'commissions',
  'customers',
  'customerRequests',
  'globalBrands',
  'globalProducts',
  'items',
  'locations',
  'mailTemplates',
  'movements',
  'notifications',
  'orders',
  'pages',
  'payments',
  'products',
  'purchaseOrders',
  'quotes',
  'registers',
  'repairs',
  'role',
  'serials',
  'shipments',
  'staff',
  'stock',
  'stockCounts',
  'store',
  'suppliers',
  'transactions',
  'tradeRequests',
  'tradeVersions',
  'transfers',
] as const satisfies (keyof Texts)[];
type Resource = (typeof resources)[number];

const isOfResource = ([name]: [string, unknown]) => resources.some((one) => one === name);

/** The message catalogue of a language: react-admin's messages with ours replacing some, and our namespaces. */
export function compose({ ra }: Pick<TranslationMessages, 'ra'>, texts: Texts) {
  const { auth, messages, validation } = texts;
  const entries = Object.entries(texts);
  return {
    ra: {
      ...ra,
      notification: {
        ...ra.notification,
        http_error: messages.connection,
        data_provider_error: messages.failed,
        item_doesnt_exist: messages.not_found,
        not_authorized: messages.not_allowed,
        offline: messages.offline,
        logged_out: auth.session_expired,
      },
      validation: { ...ra.validation, required: validation.required },
    },
    ...(Object.fromEntries(entries.filter((entry) => !isOfResource(entry))) as Omit<Texts, Resource>),
    resources: Object.fromEntries(entries.filter(isOfResource)) as Pick<Texts, Resource>,
  };
}

/** All languages have exactly these keys. */
export type Messages = ReturnType<typeof compose>;
