import type { OriginOf } from './staff/account/invite.ts';
import { resetJob } from './staff/account/resetJob.ts';
import { reminderJob } from './appointments/reminder.ts';
import { noticeJob } from './appointments/scheduleNotice.ts';
import type { JobKinds } from './core/jobs/kinds.ts';
import { lateOrderJob } from './inventory/purchaseOrders/late.ts';
import { importJob } from './globalCatalog/job.ts';
import { bulkEmailJob } from './mail/bulk/job.ts';
import { sendMail, type SendMailOptions } from './mailQueue/sendMail.ts';
import type { RecordsChanged } from './core/live/live.ts';
import type { Notify } from './notifications/notify.ts';
import { forgetParcelsJob } from './shipping/forgetParcels.ts';
import { keepLabelJob } from './shipping/labels/files.ts';
import { findLabelJob } from './shipping/labels/findJob.ts';
import { trackParcelJob } from './shipping/tracking/job.ts';
import type { ShippingOptions } from './shipping/shippingOptions.ts';

interface Parts extends SendMailOptions {
  originOf: OriginOf;
  mailsAMinute: number;
  shipping: ShippingOptions;
  recordsChanged: RecordsChanged;
  notify: Notify;
}

/** All kinds of background jobs. */
export const jobKinds = (parts: Parts): JobKinds => ({
  'send-mail': sendMail(parts),
  mailing: bulkEmailJob(parts.mailsAMinute),
  'send-reset': resetJob(parts.originOf),
  'tell-customer': noticeJob,
  'remind-customer': reminderJob,
  'tell-late-order': lateOrderJob(parts.notify),
  'find-label': findLabelJob(parts.shipping),
  'keep-label': keepLabelJob(parts.shipping),
  'track-parcel': trackParcelJob(parts.shipping),
  'forget-parcels': forgetParcelsJob(parts.shipping),
  'import-catalog': importJob(parts.recordsChanged),
});
