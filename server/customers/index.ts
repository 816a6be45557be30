import { ownRows, type Domain } from '../core/domain.ts';
import { addressHooks } from './addressHooks.ts';
import * as consentTables from './consents/tables.ts';
import { customerContributions } from './contributions.ts';
import { customerHooks } from './hooks.ts';
import * as mergeTables from './merge/tables.ts';
import { requestsOfCustomer } from './requests/customer.ts';
import { customerRequestRoutes } from './requests/routes.ts';
import { customerRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { changeTimeline, mergeTimeline } from './timeline/ownSources.ts';

export { mayMail, statesOf } from './consents/register.ts';
export { contactErrors } from './contact.ts';
export { recordSmsConsent } from './consents/bySms.ts';
export { withdrawNewsletter } from './consents/byMail.ts';
export { customerConsents } from './consents/tables.ts';
export {
  customerContributions,
  type CustomerContribution,
  type CustomerIdentity,
  type CustomerKey,
  type Forgetting,
  type Unsettled,
} from './contributions.ts';
export { emailsOf, followMerges, idsOf, isOfContact } from './emails.ts';
export { findOrCreateCustomer } from './findOrCreate.ts';
export { currentOf, findCurrent } from './merge/current.ts';
export { customerAliases } from './merge/tables.ts';
export { customerOfEmail } from './ofEmail.ts';
export { customerOfPhone } from './ofPhone.ts';
export { pages, withoutStore } from './privacy/fileRows.ts';
export { forgottenContact } from './privacy/forgottenContact.ts';
export { aboutRequest, requestData } from './requests/told.ts';
export { addresses, contactRequests, customers } from './tables.ts';
export { newest, type Asked } from './timeline/newest.ts';
export {
  askedCustomer,
  excerpt,
  nearPlace,
  placeOf,
  type Entries,
  type TimelineSource,
} from './timeline/source.ts';

export const customersDomain: Domain = {
  tables: [tables, consentTables, mergeTables],
  extend: () => customerContributions.add(requestsOfCustomer, { timeline: [changeTimeline, mergeTimeline] }),
  hooks: () => ({ addresses: addressHooks, customers: customerHooks }),
  routes: async (app, { database, notify }) => {
    await app.register(customerRequestRoutes, { database, notify });
    await app.register(customerRoutes, { notify });
  },
  exported: ownRows('customer_consents', 'customer_merges', 'customer_aliases', 'contact_requests'),
};
