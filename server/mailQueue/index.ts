import { own, ownRows, type Domain } from '../core/domain.ts';
import { sendMail } from './sendMail.ts';
import * as tables from './tables.ts';

export { Html, html } from './html.ts';
export { mailLimit, type LimitMails } from './limit.ts';
export type { Address, StoredAttachment, TextAttachment, Mailer } from './mail.ts';
export { mailEvents } from './mailEvents.ts';
export { mailIdsIn, messageIdOf } from './messageIds.ts';
export type { Outbox, OutboxMail } from './outbox.ts';
export { queueMail, type NewMail } from './queueMail.ts';
export { recipients } from './recipients.ts';
export { sendOnceMore } from './sendOnceMore.ts';
export { bounceMail } from './bounceMail.ts';
export { renderSystemMail } from './systemMail.ts';
export { mailFiles, mails } from './tables.ts';
export { unsubscribePath } from './unsubscribe.ts';
export { createMailer } from './mailer.ts';

export const mailQueueDomain: Domain = {
  tables: [tables],
  jobs: ({ mailer, settings, originOf }) => ({
    'send-mail': sendMail({ mailer, mailFrom: settings.mailFrom, originOf }),
  }),
  exported: {
    ...ownRows('mail_files'),
    mails: (store) => `${own(store)} and not (is_secret and text <> '')`,
    outbox_mails: undefined,
  },
};
