import { createHash } from 'node:crypto';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { recordSmsConsent } from '../customers/index.ts';
import { smsOptOuts, threads } from './tables.ts';

/** The form in which numbers of opt-outs are stored. */
const addressHash = (address: string) => createHash('sha256').update(address).digest('hex');

/** Whether a number asked for no more messages of the store. */
export async function isStopped(scope: Scope, address: string): Promise<boolean> {
  const { id, is_stopped, address_hash } = smsOptOuts;
  const [last] = await scope.select(
    smsOptOuts,
    { is_stopped },
    { where: eq(address_hash, addressHash(address)), orderBy: [desc(id)], limit: 1 },
  );
  return last?.is_stopped ?? false;
}

/** The same as a field of threads. */
export const isThreadStopped = (own: TenantFilter): SQL<boolean> =>
  own.field(
    sql<boolean>`coalesce((array_agg(${smsOptOuts.is_stopped} order by ${smsOptOuts.id} desc))[1], false)`,
    sql`${smsOptOuts}`,
    [smsOptOuts],
    sql`${smsOptOuts.address_hash} = encode(sha256(convert_to(${threads.address}, 'UTF8')), 'hex')`,
  );

export const recordOptOut = (
  scope: Scope,
  address: string,
  is_stopped: boolean,
  message_id: string,
): Promise<void> =>
  scope.insert(smsOptOuts, [{ address_hash: addressHash(address), is_stopped, message_id }]);

/** Records that a provider sends no more to a number, whose owner asked for that there, unless it is known. */
export const noteStop = (scope: Scope, address: string, message_id: string): Promise<void> =>
  scope.transaction(async (own) => {
    await own.alone(`thread ${address}`);
    if (await isStopped(own, address)) return;
    await recordOptOut(own, address, true, message_id);
    await recordSmsConsent(own, address, 'WITHDRAWN');
  });
