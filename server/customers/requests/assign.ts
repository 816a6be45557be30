import { eq } from 'drizzle-orm';
import type { Assignment } from '../../../src/schemas/customers/contactRequests.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { invalid, Problem } from '../../core/problem.ts';
import { lockRecords } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { contactRequests as requests } from '../tables.ts';
import { readRequest } from './inbox.ts';

/**
 * Assigns a request to the caller, or to nobody. Throws 409 `taken` if the assignee changed since the caller read it;
 * repeating a call changes nothing.
 */
export async function assignRequest(scope: Scope, who: Who, id: string, sent: Assignment): Promise<void> {
  if (sent.assignee_id !== null && sent.assignee_id !== who.staff_id)
    throw invalid([{ path: '/assignee_id', code: 'reference' }]);
  await scope.transaction(async (own) => {
    await lockRecords(own, [{ table: requests, ids: [id] }]);
    const { assignee_id, assignee } = await readRequest(own, who, id);
    if (assignee_id === sent.assignee_id) return;
    if (assignee_id !== sent.before) throw alreadyTaken(assignee?.name ?? '');
    await own.update(requests, { assignee_id: sent.assignee_id }, eq(requests.id, id));
  });
}

const alreadyTaken = (name: string) =>
  new Problem(409, 'Somebody else has it meanwhile.', [
    { path: '/assignee_id', code: 'taken', params: { name } },
  ]);
