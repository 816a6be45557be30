import type { Messages } from './compose.ts';

/** What the frame and any list say, and the titles in the menu; all others come with their screens. */
const namespaces = [
  'ra',
  'shell',
  'list',
  'messages',
  'errors',
  'dialog',
  'auth',
  'inbox',
  'picker',
  'scan',
  'roles',
  'bulk',
  'exporting',
  'validation',
] as const;

/** Screens that the menu calls by a title of their own. */
const titled = [
  'access',
  'configurations',
  'dashboard',
  'reports',
  'settings',
  'staticPages',
  'storefrontTexts',
] as const;

/** Resources whose list shows screens of a domain: but for its name, what it says comes with them. */
export const domainResources = [
  'addresses',
  'appointments',
  'commissionRules',
  'commissions',
  'customerRequests',
  'customers',
  'globalBrands',
  'globalProducts',
  'items',
  'locations',
  'mailTemplates',
  'movements',
  'notifications',
  'orders',
  'payments',
  'purchaseOrders',
  'quotes',
  'registers',
  'repairs',
  'serials',
  'shipments',
  'staff',
  'stock',
  'stockCounts',
  'store',
  'tradeRequests',
  'tradeVersions',
  'transactions',
  'transfers',
] as const;

const pick = <T extends object, K extends keyof T>(of: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, of[key]])) as Pick<T, K>;

/** What is loaded before the first page. */
export function firstOf(messages: Messages) {
  const { resources, account, mail, trade } = messages;
  return {
    ...pick(messages, namespaces),
    ...Object.fromEntries(titled.map((key) => [key, { title: messages[key].title }])),
    account: {
      profile: { title: account.profile.title },
      lock: account.lock,
      link_expired: account.link_expired,
    },
    mail: { write_to: mail.write_to },
    trade: { manage: { title: trade.manage.title }, pool: trade.pool },
    resources: {
      ...resources,
      ...Object.fromEntries(domainResources.map((key) => [key, { name: resources[key].name }])),
    },
  };
}

/** All others, and whole what `firstOf` has in part. */
export const restOf = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !namespaces.some((one) => one === key)));
