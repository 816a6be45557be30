import { and, asc, eq, inArray, isNotNull, ne, not, or, type SQL } from 'drizzle-orm';
import type { ContactRequest, ContactRequestState } from '../../../src/schemas/customers/contactRequests.ts';
import { groupBy } from '../../core/groupBy.ts';
import { isUuid } from '../../core/ids.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { mails } from '../../mailQueue/index.ts';
import { staff } from '../../staff/index.ts';
import { contactRequests as requests } from '../tables.ts';

const { request_id, created_by, created_date, state } = mails;

/** A failed mail is not a reply. */
const hasLeft = ne(state, 'failed');

/** Adds to requests their state, number of replies, last reply with its author, and assignee. */
export async function addReplies(scope: Scope, rows: Values[]): Promise<ContactRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => String(id));
  const replies = await scope.select(
    mails,
    { request_id, created_by, created_date },
    { where: and(inArray(request_id, ids), hasLeft), orderBy: [asc(created_date)] },
  );
  const byRequest = groupBy(replies, (reply) => reply.request_id);
  const people = [...rows.map((row) => row.assignee_id), ...replies.map((reply) => reply.created_by)];
  const named = await namesOf(scope, people.filter(isUuid));
  const person = (id: unknown) => named.get(String(id)) ?? null;
  return rows.map((row) => {
    const own = byRequest.get(String(row.id)) ?? [];
    const last = own.at(-1);
    const added = {
      state: stateOf(own.length, row.assignee_id),
      assignee: person(row.assignee_id),
      replies: own.length,
      last_reply_date: last?.created_date.toISOString() ?? null,
      last_reply_by: last ? person(last.created_by) : null,
    };
    return { ...(row as Omit<ContactRequest, keyof typeof added>), ...added };
  });
}

const stateOf = (replies: number, assignee: unknown): ContactRequestState =>
  replies > 0 ? 'ANSWERED' : assignee ? 'TAKEN' : 'NEW';

/** The condition that a request is in one of these states. */
export function isInState(scope: Scope, states: readonly unknown[]): SQL | undefined {
  const isAnswered = scope.exists(mails, and(eq(request_id, requests.id), hasLeft));
  const isTaken = isNotNull(requests.assignee_id);
  const conditions: Record<ContactRequestState, SQL | undefined> = {
    ANSWERED: isAnswered,
    TAKEN: and(not(isAnswered), isTaken),
    NEW: and(not(isAnswered), not(isTaken)),
  };
  return or(...Object.entries(conditions).flatMap(([name, is]) => (states.includes(name) ? is : [])));
}

async function namesOf(scope: Scope, ids: string[]) {
  const { id, first_name, last_name } = staff;
  const found =
    ids.length > 0
      ? await scope.select(staff, { id, first_name, last_name }, { where: inArray(id, [...new Set(ids)]) })
      : [];
  return new Map(found.map((one) => [one.id, { id: one.id, name: `${one.first_name} ${one.last_name}` }]));
}
