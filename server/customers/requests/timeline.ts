import { and, eq, isNull } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { contactRequests as model } from '../../../src/schemas/customers/contactRequests.ts';
import type { Scope } from '../../core/scope.ts';
import { isOfContact } from '../emails.ts';
import { contactRequests } from '../tables.ts';
import { newest, type Asked } from '../timeline/newest.ts';
import {
  askedCustomer,
  excerpt,
  nearPlace,
  placeOf,
  type Entries,
  type TimelineSource,
} from '../timeline/source.ts';

export const requestTimeline: TimelineSource = { kind: 'REQUEST', read: readRequests };

async function readRequests(scope: Scope, who: Who, asked: Asked): Promise<Entries> {
  const { id, created_date: date, customer_note, location_id, deleted_date } = contactRequests;
  const { rows, total } = await newest(scope, asked, {
    name: 'requests',
    table: contactRequests,
    columns: { id, date, customer_note },
    whose: () => and(isOfContact(contactRequests, askedCustomer), isNull(deleted_date)),
    near: { place: placeOf(who, model), isNear: () => eq(location_id, nearPlace) },
  });
  const found = rows.map((row) => ({
    kind: 'REQUEST' as const,
    id: row.id,
    date: row.date,
    by: null,
    about: excerpt(row.customer_note),
    state: null,
  }));
  return { found, total };
}
