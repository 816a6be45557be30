import { sql } from 'drizzle-orm';
import type { Values } from '../../core/records/entity.ts';
import { type CustomerContribution, pages } from '../../customers/index.ts';
import { readableMails } from '../readable.ts';
import { mails } from '../../mailQueue/index.ts';
import { forgetMails } from './forget.ts';
import { isMailOfCustomer } from './isMailOfCustomer.ts';
import { mailTimeline } from './timeline.ts';

export const mailsOfCustomer: CustomerContribution = {
  records: {
    mails: {
      table: mails,
      isOf: isMailOfCustomer,
      isSentTo: (emails) =>
        sql`exists (select 1 from jsonb_array_elements(${mails.to}) as recipient where lower(recipient ->> 'address') = any(${sql.param(emails)}::text[]))`,
      readable: readableMails,
      rows: (scope, _, where) => withoutBcc(pages(scope, mails, where)),
    },
  },
  timeline: [mailTimeline],
  forget: forgetMails,
};

/** Bcc recipients are not disclosed to the customer. */
async function* withoutBcc(rows: AsyncIterable<Values>): AsyncGenerator<Values> {
  for await (const { bcc: _, ...mail } of rows) yield mail;
}
