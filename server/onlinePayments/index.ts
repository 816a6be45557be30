import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { approvedSections, estimateChanges } from '../estimates/index.ts';
import { statusSections } from '../statusPages/index.ts';
import { tablesOfTickets } from '../tickets/index.ts';
import { attemptsOfCustomer } from './customer.ts';
import { followPayment } from './followPayment.ts';
import { holdBalance } from './holdBalance.ts';
import { depositSection } from './page/depositSection.ts';
import { payPageRoutes } from './page/routes.ts';
import { paySection } from './page/section.ts';
import { onlinePaymentRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { paymentWebhook } from './webhook.ts';

export { onlinePaymentSettings } from './tables.ts';
export { askProvider, readAttempt } from './askProvider.ts';
export { readSampleById, samplePath, setSampleState } from './providers/sample.ts';
export type { PaymentServices } from './settings.ts';

export const onlinePaymentsDomain: Domain = {
  tables: [tables],
  extend: () => {
    statusSections.add(paySection);
    approvedSections.add(depositSection);
    estimateChanges.add(holdBalance);
    tablesOfTickets.add(tables.paymentAttempts);
    customerContributions.add(attemptsOfCustomer);
  },
  routes: async (app, services) => {
    await app.register(onlinePaymentRoutes, services);
    await app.register(payPageRoutes, services);
    await app.register(paymentWebhook, services);
  },
  jobs: (services) => ({ 'follow-payment': followPayment(services) }),
  exported: {
    ...ownRows('asked_deposits'),
    // Its keys stay with the installation that encrypted them.
    online_payment_settings: undefined,
    sample_payments: undefined,
  },
  exportedJobs: ['follow-payment'],
};
