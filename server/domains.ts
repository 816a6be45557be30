import { models } from '../src/schemas/models.ts';
import { coreDomain } from './core/coreDomain.ts';
import type { Domain } from './core/domain.ts';
import type { Expiry } from './core/expireRows.ts';
import type { JobKinds } from './core/jobs/kinds.ts';
import type { HooksByModel } from './core/records/entity.ts';
import type { Services } from './core/services.ts';
import { registerLines, registerLinks, registerModels, registerTables } from './core/tables/registry.ts';
import { derivedTables } from './core/tables/derivedTables.ts';
import { appointmentsDomain } from './appointments/index.ts';
import { catalogDomain } from './catalog/index.ts';
import { commissionsDomain } from './commissions/index.ts';
import { customersDomain } from './customers/index.ts';
import { dashboardDomain } from './dashboard/index.ts';
import { estimatesDomain } from './estimates/index.ts';
import { globalCatalogDomain } from './globalCatalog/index.ts';
import { incomingMailDomain } from './incomingMail/index.ts';
import { inboxDomain } from './inbox/index.ts';
import { inventoryDomain } from './inventory/index.ts';
import { locationsDomain } from './locations/index.ts';
import { mailDomain } from './mail/index.ts';
import { mailQueueDomain } from './mailQueue/index.ts';
import { messageRulesDomain } from './messageRules/index.ts';
import { notificationsDomain } from './notifications/index.ts';
import { onlinePaymentsDomain } from './onlinePayments/index.ts';
import { repairsDomain } from './repairs/index.ts';
import { reportsDomain } from './reports/index.ts';
import { salesDomain } from './sales/index.ts';
import { searchDomain } from './search/index.ts';
import { shippingDomain } from './shipping/index.ts';
import { staffDomain } from './staff/index.ts';
import { statusPagesDomain } from './statusPages/index.ts';
import { storeDomain } from './store/index.ts';
import { storefrontDomain } from './storefront/index.ts';
import { ticketsDomain } from './tickets/index.ts';
import { tradeDomain } from './trade/index.ts';
import { viewsDomain } from './views/index.ts';
import { walletDomain } from './wallet/index.ts';
import { workDomain } from './work/index.ts';

/** All domains of the services, in the order in which they depend on each other. */
export const domains: Domain[] = [
  coreDomain,
  storeDomain,
  mailQueueDomain,
  locationsDomain,
  staffDomain,
  viewsDomain,
  notificationsDomain,
  workDomain,
  customersDomain,
  catalogDomain,
  storefrontDomain,
  globalCatalogDomain,
  inventoryDomain,
  repairsDomain,
  appointmentsDomain,
  walletDomain,
  salesDomain,
  ticketsDomain,
  inboxDomain,
  statusPagesDomain,
  estimatesDomain,
  onlinePaymentsDomain,
  messageRulesDomain,
  tradeDomain,
  reportsDomain,
  commissionsDomain,
  mailDomain,
  incomingMailDomain,
  shippingDomain,
  dashboardDomain,
  searchDomain,
];

for (const { tables = [], links = {}, lines = {}, extend } of domains) {
  registerTables(tables);
  registerLinks(links);
  registerLines(lines);
  extend?.();
}
registerTables([derivedTables(Object.values(models))]);
registerModels(Object.values(models));

/** The hooks of all models. */
export const hooksOf = (services: Services): HooksByModel =>
  Object.fromEntries(domains.flatMap(({ hooks }) => Object.entries(hooks?.(services) ?? {})));

/** What is deleted once it is old. */
export const allExpiries = (): Expiry[] => domains.flatMap(({ expires }) => expires?.() ?? []);

/** The handlers of all kinds of jobs; throws if two domains handle the same kind. */
export function jobKindsOf(services: Services): JobKinds {
  const handlers = domains.flatMap(({ jobs }) => Object.entries(jobs?.(services) ?? {}));
  const kinds = Object.fromEntries(handlers);
  if (Object.keys(kinds).length < handlers.length) throw new Error('Two domains handle the same kind of job');
  // The types cannot express that all domains together handle every kind of JobData.
  return kinds as JobKinds;
}
