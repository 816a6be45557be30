import { ownRows, type Domain } from '../core/domain.ts';
import { updateVersioned } from '../core/records/version.ts';
import { customerContributions } from '../customers/index.ts';
import { threads } from '../inbox/index.ts';
import { mailEvents, mailLimit } from '../mailQueue/index.ts';
import { addressHooks } from './addresses.ts';
import { receivedOfCustomer } from './customer.ts';
import { readMailbox } from './mailbox/job.ts';
import { startReading } from './mailbox/reader.ts';
import { takeAgain } from './mailbox/takeAgain.ts';
import { threadMailRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { mailWebhook } from './webhook.ts';

export const incomingMailDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerContributions.add(receivedOfCustomer);
    // A mail that was not delivered opens its conversation, so that somebody sees it.
    mailEvents.add({
      undelivered: async (scope, { thread_id }) => {
        if (thread_id) await updateVersioned(scope, threads, [thread_id], null, { state: 'OPEN' });
      },
    });
  },
  hooks: ({ settings }) => ({ mailAddresses: addressHooks(settings.imapUrl) }),
  routes: async (app, services) => {
    const { database, settings } = services;
    await app.register(threadMailRoutes, {
      limit: mailLimit(database, settings.mailsAnHour),
      mailFrom: settings.mailFrom,
    });
    const { imapUrl } = settings;
    if (imapUrl)
      app.addHook('onReady', async () => {
        void database
          .then(({ db }) => startReading(db))
          .catch((err: unknown) => app.log.error({ err }, 'The mailbox is not read'));
      });
    await app.register(mailWebhook, { ...services, secret: settings.incomingMailSecret });
  },
  jobs: (services) => ({
    'read-mailbox': readMailbox({ ...services, imapUrl: services.settings.imapUrl }),
    'take-mail': takeAgain({ ...services, imapUrl: services.settings.imapUrl }),
  }),
  exported: { ...ownRows('received_mails'), mailboxes: undefined },
};
