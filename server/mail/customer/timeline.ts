import { and, eq, sql } from 'drizzle-orm';
import { appointments } from '../../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../../src/schemas/can.ts';
import type { Scope } from '../../core/scope.ts';
import {
  type Asked,
  askedCustomer,
  type Entries,
  nearPlace,
  newest,
  placeOf,
  type TimelineSource,
} from '../../customers/index.ts';
import { isMailOf } from '../readable.ts';
import { mails } from '../../mailQueue/index.ts';
import { isMailOfCustomer } from './isMailOfCustomer.ts';

export const mailTimeline: TimelineSource = { kind: 'MAIL', read: readMails };

async function readMails(scope: Scope, who: Who, asked: Asked): Promise<Entries> {
  const { id, created_date: date, created_by: by, subject: about, state, is_secret } = mails;
  const { rows, total } = await newest(scope, asked, {
    name: 'letters',
    table: mails,
    columns: { id, date, by, about, state },
    whose: (own) => and(isMailOfCustomer(own, askedCustomer), eq(is_secret, false)),
    near: {
      place: placeOf(who, appointments),
      isNear: (own) => isMailOf(own, nearPlace, sql.placeholder('reader')),
    },
  });
  return { found: rows.map(({ total: _, ...row }) => ({ kind: 'MAIL', ...row })), total };
}
