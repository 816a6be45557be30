import { and, asc, eq, getTableColumns, inArray, isNotNull, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Who } from '../../../src/schemas/can.ts';
import type { ConsentState } from '../../../src/schemas/customers/consents.ts';
import { mergedFields, type MergeRequest } from '../../../src/schemas/customers/merge.ts';
import {
  mergedAddresses,
  mergedAliases,
  mergedConsents,
  mergedValues,
} from '../../../src/schemas/customers/mergeResult.ts';
import { dayIn } from '../../../src/schemas/days.ts';
import { recordHistory } from '../../core/history/note.ts';
import { invalid, notFound, Problem } from '../../core/problem.ts';
import { checkVersion } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { later } from '../../core/tables/columns.ts';
import { addLines, propertiesOf, statesOf } from '../consents/register.ts';
import { customerConsents } from '../consents/tables.ts';
import { followMerges } from '../emails.ts';
import { customerContributions, customerRecords } from '../contributions.ts';
import { writtenColumns } from '../../core/tables/writtenColumns.ts';
import { undoLimit } from '../../core/undoTime.ts';
import { addresses, customers } from '../tables.ts';
import { customerAliases, customerMerges, type MovedBySteps } from './tables.ts';

type Customer = Omit<typeof customers.$inferSelect, 'search'>;
type Address = typeof addresses.$inferSelect;

/**
 * Merges a customer into another: the chosen values, addresses, former e-mail addresses and all records move, then the
 * merged customer is deleted. Throws if either changed or was merged in the meantime. Returns the merge's id.
 */
export function mergeCustomers(scope: Scope, who: Who, request: MergeRequest): Promise<string> {
  if (request.kept.id === request.merged.id)
    return Promise.reject(invalid([{ path: '/merged/id', code: 'same' }]));
  return scope.transaction(async (own) => {
    await forgetSnapshots(own);
    const { kept, merged } = await lockBoth(own, request);
    const id = randomUUID();
    const before = await belongings(own, [kept.id, merged.id]);
    checkChoices(request, before.addresses);
    const moved = await moveFollowers(own, kept.id, merged.id);
    const steps = await runSteps(own, kept.id, merged.id);
    const versions = await moveAddresses(own, who, before.addresses, request);
    const values = mergedValues(kept, merged, request.take);
    await moveAliases(own, who, { id, kept, merged, email: values.email }, before.aliases);
    const agreed = await moveConsents(own, who, { id, kept, merged });
    await own.update(
      customers,
      { ...values, ...agreed, modified_by: who.staff_id, modified_date: later(customers.modified_date) },
      eq(customers.id, kept.id),
    );
    await own.delete(customers, eq(customers.id, merged.id), customers.id);
    const [result] = await readCustomers(own, [kept.id]);
    const snapshot = { kept, merged, ...before, result: { ...result }, versions, moved, ...steps };
    await own.insert(customerMerges, [
      {
        id,
        kept_id: kept.id,
        merged_id: merged.id,
        merged_name: nameOf(merged),
        merged_by: who.staff_id,
        snapshot,
      },
    ]);
    const changes = Object.fromEntries(
      mergedFields
        .filter((key) => kept[key] !== values[key])
        .map((key): [string, [unknown, unknown]] => [key, [kept[key], values[key]]]),
    );
    await recordHistory(own, who, [
      { model: 'customers', id: kept.id, action: 'merged', changes },
      { model: 'customers', id: merged.id, action: 'merged' },
    ]);
    return id;
  });
}

const nameOf = ({ first_name, last_name }: Customer) => `${first_name} ${last_name}`;

/** Deletes the snapshots of merges that can no longer be undone. */
async function forgetSnapshots(scope: Scope): Promise<void> {
  const { merged_date, snapshot } = customerMerges;
  await scope.update(
    customerMerges,
    { snapshot: null },
    and(lte(merged_date, undoLimit()), isNotNull(snapshot))!,
  );
}

const readCustomers = (scope: Scope, ids: string[]) =>
  scope.select(customers, writtenColumns(customers), {
    where: inArray(customers.id, ids),
    orderBy: [asc(customers.id)],
    lock: 'whole',
  });

/** Locks both customers, and references to them, until the transaction ends; always in the order of ids. */
async function lockBoth(scope: Scope, request: MergeRequest): Promise<{ kept: Customer; merged: Customer }> {
  const rows = await readCustomers(scope, [request.kept.id, request.merged.id]);
  const find = async (side: 'kept' | 'merged') => {
    const { id, etag } = request[side];
    const row = rows.find((one) => one.id === id);
    if (!row) throw await gone(scope, side, id);
    if (row.forgotten_date) throw notFound();
    await checkVersion(
      scope,
      { record: row, modified: row.modified_date, modifiedBy: row.modified_by },
      etag,
    );
    return row;
  };
  return { kept: await find('kept'), merged: await find('merged') };
}

/** The error for a missing customer: merged in the meantime, or unknown. */
async function gone(scope: Scope, side: 'kept' | 'merged', id: string): Promise<Problem> {
  const now = await followMerges(scope, id);
  if (now === id) return notFound();
  const error = { path: `/${side}/id`, code: 'merged', params: { id: now } };
  return new Problem(409, 'The customer was merged into another one meanwhile.', [error]);
}

async function belongings(scope: Scope, ids: string[]) {
  const [places, former] = await Promise.all([
    scope.select(addresses, getTableColumns(addresses), {
      where: inArray(addresses.customer_id, ids),
      orderBy: [asc(addresses.id)],
      lock: true,
    }),
    scope.select(customerAliases, getTableColumns(customerAliases), {
      where: inArray(customerAliases.customer_id, ids),
      orderBy: [asc(customerAliases.id)],
    }),
  ]);
  return { addresses: places, aliases: former };
}

/** Throws 422 for addresses of other customers, and for two defaults of one type. */
function checkChoices({ leave_out, defaults }: MergeRequest, known: Address[]): void {
  const byId = new Map(known.map((one) => [one.id, one]));
  const missing = (key: 'leave_out' | 'defaults', ids: string[]) =>
    ids.flatMap((id, index) => (byId.has(id) ? [] : [{ path: `/${key}/${index}`, code: 'reference' }]));
  const types = defaults.map((id) => byId.get(id)?.address_type);
  const errors = [...missing('leave_out', leave_out), ...missing('defaults', defaults)];
  if (new Set(types).size < types.length) errors.push({ path: '/defaults', code: 'uniqueItems' });
  if (errors.length > 0) throw invalid(errors);
}

async function moveFollowers(scope: Scope, keptId: string, mergedId: string) {
  const moved: Record<string, string[]> = {};
  for (const [kind, { table }] of customerRecords()) {
    const where = eq(table.customer_id, mergedId);
    const rows = await scope.select(table, { id: table.id }, { where });
    moved[kind] = rows.map(({ id }) => String(id));
    if (rows.length > 0) await scope.update(table, { customer_id: keptId }, where);
  }
  return moved;
}

/** Runs the steps of other domains; returns the ids that each moved, by its name. */
async function runSteps(scope: Scope, keptId: string, mergedId: string): Promise<MovedBySteps> {
  const moved: MovedBySteps = {};
  for (const { merge } of customerContributions.all())
    if (merge) moved[merge.name] = await merge.move(scope, keptId, mergedId);
  return moved;
}

/**
 * Returns the new version of each changed address. Defaults are removed first, because the index allows one per type.
 */
async function moveAddresses(scope: Scope, who: Who, all: Address[], request: MergeRequest) {
  const [kept, merged] = [request.kept.id, request.merged.id].map((id) =>
    all.filter((one) => one.customer_id === id),
  );
  const changed = mergedAddresses(kept ?? [], merged ?? [], request)
    .map((one) => ({ ...one, customer_id: request.kept.id, modified_by: who.staff_id }))
    .filter((one) => {
      const stored = all.find(({ id }) => id === one.id);
      return (['customer_id', 'is_default', 'is_voided'] as const).some((key) => one[key] !== stored?.[key]);
    });
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return {};
  await scope.update(addresses, { is_default: false }, inArray(addresses.id, ids));
  await scope.upsert(addresses, changed);
  const rows = await scope.select(
    addresses,
    { id: addresses.id, version: addresses.modified_date },
    { where: inArray(addresses.id, ids) },
  );
  return Object.fromEntries(rows.map(({ id, version }) => [id, version.toISOString()]));
}

interface Merging {
  id: string;
  kept: Customer;
  merged: Customer;
}

async function moveAliases(
  scope: Scope,
  { staff_id }: Who,
  { id, kept, merged, email }: Merging & { email: string | null },
  stored: (typeof customerAliases.$inferSelect)[],
): Promise<void> {
  const [own, others] = [kept, merged].map((side) =>
    stored.filter(({ customer_id }) => customer_id === side.id).map((one) => one.email),
  ) as [string[], string[]];
  const had = new Set(own.map((one) => one.toLowerCase()));
  const added = mergedAliases(email, kept.email, merged.email, ...others).filter(
    (one) => !had.has(one.toLowerCase()),
  );
  await scope.delete(customerAliases, eq(customerAliases.customer_id, merged.id), customerAliases.id);
  await scope.insert(
    customerAliases,
    added.map((one) => ({ customer_id: kept.id, email: one, merge_id: id, created_by: staff_id })),
  );
}

/** Applies the stricter of both customers' consents; returns the resulting properties. */
async function moveConsents(scope: Scope, who: Who, { id, kept, merged }: Merging) {
  const states = await statesOf(scope, [kept.id, merged.id]);
  const [had = {}, other = {}] = [kept.id, merged.id].map((one) => states.get(one));
  const result = mergedConsents(had, other);
  const news = Object.entries(result).filter(([purpose, state]) => had[purpose] !== state);
  await addLines(
    scope,
    await Promise.all(
      news.map(async ([purpose, state]) => ({
        customer_id: kept.id,
        purpose,
        state,
        source: 'MERGE' as const,
        given_date: await dayOf(scope, merged.id, purpose, state),
        merge_id: id,
        recorded_by: who.staff_id,
      })),
    ),
  );
  return propertiesOf(result);
}

/** A withdrawal takes effect today, after anything given before; a consent keeps its date. */
async function dayOf(
  scope: Scope,
  customerId: string,
  purpose: string,
  state: ConsentState,
): Promise<string> {
  if (state === 'WITHDRAWN') return dayIn(scope.store.timezone);
  const { customer_id, purpose: of, given_date } = customerConsents;
  const rows = await scope.select(
    customerConsents,
    { given_date },
    {
      where: and(eq(customer_id, customerId), eq(of, purpose), eq(customerConsents.state, state)),
      orderBy: [given_date],
    },
  );
  return rows.at(-1)?.given_date ?? dayIn(scope.store.timezone);
}
