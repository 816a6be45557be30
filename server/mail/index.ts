import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { bulkEmailJob } from './bulk/job.ts';
import { bulkEmailRoutes } from './bulk/routes.ts';
import * as bulkTables from './bulk/tables.ts';
import { confirmationRoutes } from './confirmation/routes.ts';
import { mailsOfCustomer } from './customer/customer.ts';
import { mailLimit } from '../mailQueue/index.ts';
import { mailRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { unsubscribeRoutes } from './unsubscribe/routes.ts';

export { storedMail } from './composed.ts';
export { readableMails } from './readable.ts';
export { strangersIn } from './strangers.ts';
export { contextOf, prepareMail, type Written } from './writeMail.ts';
export { mailTemplates } from './tables.ts';

export const mailDomain: Domain = {
  tables: [tables, bulkTables],
  extend: () => customerContributions.add(mailsOfCustomer),
  routes: async (app, { database, settings, kinds }) => {
    await app.register(mailRoutes, { limit: mailLimit(database, settings.mailsAnHour) });
    await app.register(bulkEmailRoutes, { kinds });
    await app.register(confirmationRoutes);
    await app.register(unsubscribeRoutes, { database });
  },
  jobs: ({ settings }) => ({ mailing: bulkEmailJob(settings.mailsAMinute) }),
  exported: ownRows('mailings'),
};
