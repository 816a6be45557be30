import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { statusSections } from '../statusPages/index.ts';
import { tablesOfQuotes } from '../appointments/index.ts';
import { bookingFollowers, sumsToDecide, tablesOfTickets } from '../tickets/index.ts';
import { awaitsAnswer } from './awaitsAnswer.ts';
import { estimatesOfCustomer } from './customer.ts';
import { estimateHooks } from './estimates.ts';
import { expireJob } from './expire.ts';
import { estimatesFollow } from './followQuote.ts';
import { estimatePageRoutes } from './page/routes.ts';
import { estimateSection } from './page/section.ts';
import { estimateRoutes } from './routes.ts';
import { estimateSteps } from './steps.ts';
import * as tables from './tables.ts';

export { approvedDeposit } from './deposit.ts';
export { estimateChanges, type ChangedEstimate } from './changes.ts';
export { contactOf } from './contact.ts';
export { priceOptions } from './estimates.ts';
export { approvedSections } from './page/approvedSections.ts';
export { messageLinkOf } from './messageLink.ts';
export { HASH_VERSION, hashOfAnswer, offerOf } from './offer.ts';
export { estimateAnswers, estimates } from './tables.ts';

export const estimatesDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerContributions.add(estimatesOfCustomer);
    statusSections.add(estimateSection);
    sumsToDecide.add(awaitsAnswer);
    tablesOfTickets.add(tables.estimates);
    tablesOfQuotes.add(tables.estimates);
    bookingFollowers.add(estimatesFollow);
  },
  hooks: (services) => ({ estimates: { ...estimateHooks, steps: estimateSteps(services) } }),
  routes: async (app, services) => {
    await app.register(estimateRoutes, services);
    await app.register(estimatePageRoutes, services);
  },
  jobs: () => ({ 'expire-estimate': expireJob }),
  exported: ownRows('estimate_answers'),
  exportedJobs: ['expire-estimate'],
};
