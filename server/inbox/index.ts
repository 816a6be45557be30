import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { threadsOfCustomer } from './customer.ts';
import { followText } from './followText.ts';
import { messageHooks } from './messages.ts';
import { numberHooks } from './numbers.ts';
import { threadRoutes } from './routes.ts';
import { sendText } from './sendText.ts';
import * as tables from './tables.ts';
import { threadHooks } from './threads.ts';
import { smsWebhook } from './webhook.ts';

export { isThreadOf } from './customer.ts';
export { ownerOf } from './numbers.ts';
export { textObstacle } from './reach.ts';
export { receiveFromPage } from './receiveFromPage.ts';
export { refuseWhenQuiet } from './refuseWhenQuiet.ts';
export { receivedColumns, receiveText } from './receiveText.ts';
export { MOST_AN_HOUR } from './limits.ts';
export { addressOfText, textTo } from './textTo.ts';
export { threads } from './tables.ts';
export { addressOf, lastColumns, threadHooks, threadWith } from './threads.ts';
export { createSmsProvider } from './providers/createSmsProvider.ts';
export type { SmsOutbox } from './providers/sample.ts';
export type { SmsProvider } from './providers/smsProvider.ts';

export const inboxDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerContributions.add(threadsOfCustomer);
  },
  hooks: () => ({ smsNumbers: numberHooks, textMessages: messageHooks, threads: threadHooks }),
  routes: async (app, services) => {
    await app.register(threadRoutes);
    await app.register(smsWebhook, services);
  },
  jobs: (services) => ({ 'send-text': sendText(services), 'follow-text': followText(services) }),
  exported: { ...ownRows('sms_opt_outs'), sample_sms: undefined },
};
