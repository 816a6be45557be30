import { and, eq, getTableColumns, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import { can, type Who } from '../../../src/schemas/can.ts';
import {
  contactRequests as model,
  type ContactRequest,
} from '../../../src/schemas/customers/contactRequests.ts';
import { dayIn } from '../../../src/schemas/days.ts';
import { isUuid } from '../../core/ids.ts';
import { forbidden, notFound } from '../../core/problem.ts';
import { listConditions, matches } from '../../core/records/conditions.ts';
import type { Values } from '../../core/records/entity.ts';
import { pageOf, toListQuery } from '../../core/records/listQuery.ts';
import { orderOf, toRecord } from '../../core/records/read.ts';
import { allowed } from '../../core/routes/recordRequest.ts';
import type { Scope } from '../../core/scope.ts';
import {
  addCopies,
  type Mark,
  markCopies,
  notificationRecipients as copies,
  ownCopies,
} from '../../notifications/index.ts';
import { contactRequests as requests } from '../tables.ts';
import { addReplies, isInState } from './replies.ts';

const { notification_id, ...stored } = getTableColumns(requests);
const columns = { ...stored, is_read: copies.is_read, read_date: copies.read_date };

const isCopy = (who: Who): SQL => sql`${eq(copies.notification_id, notification_id)} and ${ownCopies(who)}`;
const joinOf = (who: Who) => ({ table: copies, on: isCopy(who), isOptional: true as const });

const reachOf = (who: Who): SQL | undefined =>
  and(isNull(requests.deleted_date), matches({ columns }, allowed(who, model)));

/** Returns a page of the requests that the user may read. */
export async function listRequests(scope: Scope, who: Who, query: Values) {
  const { filter, sorts, limit, offset } = toListQuery(model, query);
  const where = and(reachOf(who), conditionsOf(scope, who, filter));
  const orderBy = sorts.flatMap((sort) => orderOf({ columns, model }, sort));
  const [total, rows] = await Promise.all([
    scope.count(requests, where),
    scope.select(requests, columns, { join: joinOf(who), where, orderBy, limit, offset }),
  ]);
  const data = await addReplies(
    scope,
    rows.map((row) => asRead(scope, row)),
  );
  return { data, metadata: { total, ...pageOf(query) } };
}

/** Returns a request, or throws 404 or 403. */
export async function readRequest(scope: Scope, who: Who, id: string): Promise<ContactRequest> {
  const where = and(isNull(requests.deleted_date), eq(requests.id, id));
  const [row] = isUuid(id) ? await scope.select(requests, columns, { join: joinOf(who), where }) : [];
  if (!row) throw notFound();
  if (can(who, 'one', model, row) !== true) throw forbidden();
  const [request] = await addReplies(scope, [asRead(scope, row)]);
  return request!;
}

/** Marks requests and their notifications as read or unread for the user. */
export const markRequests = (scope: Scope, who: Who, marks: Mark[]): Promise<void> =>
  scope.transaction(async (transaction) => {
    const byId = new Map(marks.map(({ id, is_read }) => [id, is_read]));
    const where = and(reachOf(who), inArray(requests.id, [...byId.keys()]));
    const found = await transaction.select(requests, { id: requests.id, notification_id }, { where });
    await addCopies(
      transaction,
      who,
      found.map((one) => one.notification_id),
    );
    await markCopies(
      transaction,
      who,
      found.map((one) => ({ id: one.notification_id, is_read: byId.get(one.id) === true })),
    );
  });

/** The read state is in the reader's copy of the notification; without a copy a request is unread. */
function conditionsOf(
  scope: Scope,
  who: Who,
  { is_read, min_read_date, max_read_date, state, ...filter }: Values,
) {
  const ofCopy = (values: Values) =>
    and(isCopy(who), listConditions(scope, { model: readModel, columns, links: [] }, values, {}));
  const isRead = scope.exists(copies, ofCopy({ is_read: true }));
  const isReadThen = scope.exists(copies, ofCopy({ min_read_date, max_read_date }));
  return and(
    listConditions(scope, { model, columns, links: [] }, filter, {}),
    state === undefined ? undefined : isInState(scope, state as unknown[]),
    is_read === undefined ? undefined : is_read === true ? isRead : not(isRead),
    min_read_date === undefined && max_read_date === undefined ? undefined : isReadThen,
  );
}

const { is_read, read_date } = model.filters;
const readModel = { ...model, filters: { is_read, read_date } } as typeof model;

/** The read date is returned as a calendar day. */
const asRead = (scope: Scope, { read_date: moment, is_read: isRead, ...row }: Values): Values => ({
  ...toRecord(row),
  is_read: isRead === true,
  read_date: moment instanceof Date ? dayIn(scope.store.timezone, moment) : null,
});
