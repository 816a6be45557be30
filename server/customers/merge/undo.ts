import { and, desc, eq, getTableColumns, gt, inArray, isNull, or } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Who } from '../../../src/schemas/can.ts';
import type { Merge, UnmergeResult } from '../../../src/schemas/customers/merge.ts';
import { recordHistory } from '../../core/history/note.ts';
import { writtenColumns } from '../../core/tables/writtenColumns.ts';
import { fromJson } from '../../core/history/restore.ts';
import { notFound, Problem } from '../../core/problem.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { undoLimit, undoUntil } from '../../core/undoTime.ts';
import { staffNames } from '../../staff/index.ts';
import { propertiesOf, statesOf } from '../consents/register.ts';
import { customerContributions, customerRecords } from '../contributions.ts';
import { addresses, customers } from '../tables.ts';
import { countSince, giveSince } from './since.ts';
import { customerAliases, customerMerges, type MergeSnapshot } from './tables.ts';

type Customer = Omit<typeof customers.$inferSelect, 'search'>;
type Address = typeof addresses.$inferSelect;

/** Returns the customer's merges of the last day, newest first. */
export async function listMerges(scope: Scope, customerId: string): Promise<Merge[]> {
  const { kept_id, merged_id, merged_date } = customerMerges;
  const isOf = or(eq(kept_id, customerId), eq(merged_id, customerId));
  const rows = await scope.select(customerMerges, getTableColumns(customerMerges), {
    where: and(isOf, gt(merged_date, undoLimit())),
    orderBy: [desc(merged_date), desc(customerMerges.id)],
  });
  const names = await staffNames(
    scope,
    rows.map(({ merged_by }) => merged_by),
  );
  const since = await Promise.all(
    rows.map(async ({ snapshot, undone_date, ...row }) =>
      snapshot && !undone_date ? countSince(scope, { ...row, snapshot }) : null,
    ),
  );
  return rows.map(({ snapshot, undone_date, ...row }, index) => ({
    id: row.id,
    kept_id: row.kept_id,
    merged_id: row.merged_id,
    merged_name: row.merged_name,
    merged_by_name: names.get(row.merged_by) ?? null,
    merged_date: row.merged_date.toISOString(),
    undone_date: undone_date?.toISOString() ?? null,
    undo_until: snapshot && !undone_date ? undoUntil(row.merged_date) : null,
    since: since[index] ?? null,
  }));
}

/**
 * Undoes a merge: both customers and their records are restored. Values changed since then are kept and reported;
 * records addressed to the merged customer since then move to them, all others stay with the kept one.
 */
export function undoMerge(scope: Scope, who: Who, mergeId: string): Promise<UnmergeResult> {
  return scope.transaction(async (own) => {
    const merge = await lockMerge(own, mergeId);
    const { kept_id, merged_id, merged_date } = merge;
    const snapshot = merge.snapshot;
    const current = await lockKept(own, kept_id);
    const since = await countSince(own, { kept_id, merged_id, merged_date, snapshot });
    await own.insert(customers, [customerOf(snapshot.merged)]);
    await putAliasesBack(own, mergeId, snapshot);
    const changedAddresses = await putAddressesBack(own, snapshot);
    const lost = await putFollowersBack(own, kept_id, merged_id, snapshot);
    await giveSince(own, { kept_id, merged_id, merged_date, snapshot });
    for (const { merge: step } of customerContributions.all())
      await step?.moveBack(own, kept_id, merged_id, snapshot[step.name] ?? []);
    await own.update(
      customerMerges,
      { undone_by: who.staff_id, undone_date: new Date(), snapshot: null },
      eq(customerMerges.id, mergeId),
    );
    const fields = await restoreKept(own, who, current, snapshot);
    await recordHistory(own, who, [
      { model: 'customers', id: kept_id, action: 'unmerged' },
      { model: 'customers', id: merged_id, action: 'unmerged' },
    ]);
    const others = Object.fromEntries(
      customerRecords()
        .map(([kind]) => [kind, (since.others[kind] ?? 0) + (lost[kind] ?? 0)] as const)
        .filter(([, total]) => total > 0),
    );
    return { kept_id, merged_id, stayed: { fields, addresses: changedAddresses, others } };
  });
}

/** Locks a merge, or throws if it can no longer be undone. */
async function lockMerge(scope: Scope, mergeId: string) {
  const [found] = await scope.select(customerMerges, getTableColumns(customerMerges), {
    where: eq(customerMerges.id, mergeId),
    lock: true,
  });
  if (!found) throw notFound();
  const { snapshot, ...merge } = found;
  if (merge.undone_date) throw new Problem(409, 'The merge has been undone already.');
  if (!snapshot || merge.merged_date <= undoLimit()) throw new Problem(410, 'The merge is older than a day.');
  return { ...merge, snapshot };
}

/** Throws 409 if the kept customer was merged in turn: that merge has to be undone first. */
async function lockKept(scope: Scope, id: string): Promise<Customer> {
  const [found] = await scope.select(customers, writtenColumns(customers), {
    where: eq(customers.id, id),
    lock: 'whole',
  });
  if (found) return found;
  const where = and(eq(customerMerges.merged_id, id), isNull(customerMerges.undone_date));
  const [later] = await scope.select(customerMerges, { id: customerMerges.kept_id }, { where });
  const error = { path: '', code: 'merged', params: { id: later?.id ?? '' } };
  throw new Problem(409, 'The customer was merged into another one since: undo that first.', [error]);
}

async function putAliasesBack(scope: Scope, mergeId: string, { merged, aliases }: MergeSnapshot) {
  await scope.delete(customerAliases, eq(customerAliases.merge_id, mergeId), customerAliases.id);
  const theirs = aliases.filter(({ customer_id }) => customer_id === merged.id);
  await scope.insert(customerAliases, theirs.map(aliasOf));
}

/**
 * Restores addresses. Those changed since the merge keep their values and are no default where another one is now.
 * Returns their number.
 */
async function putAddressesBack(
  scope: Scope,
  { kept, addresses: before, versions }: MergeSnapshot,
): Promise<number> {
  const ids = before.map(({ id }) => String(id));
  const stored = await scope.select(addresses, getTableColumns(addresses), {
    where: or(eq(addresses.customer_id, String(kept.id)), inArray(addresses.id, ids)),
    orderBy: [addresses.id],
    lock: true,
  });
  const touched = stored.filter(({ id }) => id in versions);
  const isSame = (one: Address) => one.modified_date.toISOString() === versions[one.id];
  const wasOf = new Map(before.map((one) => [String(one.id), addressOf(one)]));
  await scope.update(
    addresses,
    { is_default: false },
    inArray(
      addresses.id,
      touched.map(({ id }) => id),
    ),
  );
  const untouched = stored.filter(({ id }) => !(id in versions));
  const taken = new Set(untouched.filter((one) => one.is_default && !one.is_voided).map(placeOf));
  const restored = touched.map((one) => {
    const was = wasOf.get(one.id) ?? one;
    const back = isSame(one) ? was : { ...one, customer_id: was.customer_id, is_default: was.is_default };
    const isDefault = back.is_default && !back.is_voided && !taken.has(placeOf(back));
    if (isDefault) taken.add(placeOf(back));
    return { ...back, is_default: isDefault };
  });
  const changed = new Set(touched.filter((one) => !isSame(one)).map(({ id }) => id));
  await scope.upsert(
    addresses,
    restored.filter(({ id }) => !changed.has(id)),
    { isRestored: true },
  );
  await scope.upsert(
    addresses,
    restored.filter(({ id }) => changed.has(id)),
  );
  return changed.size;
}

/**
 * Returns records to the merged customer unless they have another customer by now; returns the number of those by kind.
 */
async function putFollowersBack(scope: Scope, keptId: string, mergedId: string, { moved }: MergeSnapshot) {
  const lost: Record<string, number> = {};
  for (const [kind, { table }] of customerRecords()) {
    const ids = moved[kind] ?? [];
    if (ids.length === 0) continue;
    const where = and(inArray(table.id, ids), eq(table.customer_id, keptId))!;
    lost[kind] = ids.length - (await scope.count(table, where));
    await scope.update(table, { customer_id: mergedId }, where);
  }
  return lost;
}

/** Restores the kept customer except for values changed since the merge; returns the names of these. */
async function restoreKept(scope: Scope, who: Who, current: Customer, snapshot: MergeSnapshot) {
  const before = customerOf(snapshot.kept);
  const result = customerOf(snapshot.result);
  if (current.modified_date.getTime() === result.modified_date.getTime()) {
    await scope.upsert(customers, [before], { isRestored: true });
    return [];
  }
  const isChanged = (key: keyof Customer) => !isDeepStrictEqual(current[key], result[key]);
  const {
    store_id: _,
    created_by: __,
    created_date: ___,
    modified_by: ____,
    modified_date: _____,
    ...own
  } = before;
  const keys = Object.keys(own) as (keyof typeof own)[];
  const values = Object.fromEntries(keys.filter((key) => !isChanged(key)).map((key) => [key, before[key]]));
  const states = await statesOf(scope, [current.id]);
  const agreed = propertiesOf(states.get(current.id) ?? {});
  await scope.upsert(customers, [{ ...current, ...values, ...agreed, modified_by: who.staff_id }]);
  return keys.filter((key) => isChanged(key) && !isDeepStrictEqual(before[key], result[key]));
}

const placeOf = ({ customer_id, address_type }: Address) => `${customer_id}/${address_type}`;

/** Snapshots contain JSON; these convert to column values. */
const customerOf = (kept: Values) => fromJson(writtenColumns(customers), kept) as Customer;
const addressOf = (kept: Values) => fromJson(getTableColumns(addresses), kept) as Address;
const aliasOf = (kept: Values) =>
  fromJson(getTableColumns(customerAliases), kept) as typeof customerAliases.$inferSelect;
