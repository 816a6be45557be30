import type { Messages } from './compose.ts';

/** Namespaces of the shell and of lists, loaded before the first page; others are loaded with their screens. */
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

/** Screens with a menu title of their own. */
const titled = [
  'access',
  'configurations',
  'dashboard',
  'reports',
  'settings',
  'staticPages',
  'storefrontTexts',
] as const;

/** Resources whose list uses a domain's screens: only their name is loaded before the first page. */
export const domainResources = [
  'addresses',
  'appointmentMessages',
  'appointments',
  'commissionRules',
  'commissions',
  'customerRequests',
  'customers',
  'devices',
  'estimates',
  'globalBrands',
  'globalProducts',
  'items',
  'locations',
  'mailAddresses',
  'mailTemplates',
  'messageRules',
  'messageTemplates',
  'movements',
  'notifications',
  'orders',
  'paymentAttempts',
  'payments',
  'purchaseOrders',
  'quotes',
  'registers',
  'repairs',
  'savedViews',
  'serials',
  'shipments',
  'smsNumbers',
  'staff',
  'stock',
  'stockCounts',
  'store',
  'textMessages',
  'threads',
  'ticketDevices',
  'ticketMessages',
  'tickets',
  'tradeRequests',
  'tradeVersions',
  'transactions',
  'transfers',
] as const;

const pick = <T extends object, K extends keyof T>(of: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, of[key]])) as Pick<T, K>;

/** Messages loaded before the first page. */
export function firstOf(messages: Messages) {
  const { resources, account, bench, mail, trade } = messages;
  return {
    ...pick(messages, namespaces),
    ...Object.fromEntries(titled.map((key) => [key, { title: messages[key].title }])),
    account: {
      profile: { title: account.profile.title },
      lock: account.lock,
      link_expired: account.link_expired,
    },
    mail: { write_to: mail.write_to },
    bench: { pick_up: { title: bench.pick_up.title } },
    trade: { manage: { title: trade.manage.title }, pool: trade.pool },
    resources: {
      ...resources,
      ...Object.fromEntries(domainResources.map((key) => [key, { name: resources[key].name }])),
    },
  };
}

/** All other messages, and those complete that `firstOf` has in part. */
export const restOf = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !namespaces.some((one) => one === key)));
