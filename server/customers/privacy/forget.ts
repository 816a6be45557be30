import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import { recordHistory } from '../../core/history/note.ts';
import { recordChanges } from '../../core/history/tables.ts';
import { invalid, notFound, Problem } from '../../core/problem.ts';
import { updateVersioned, checkVersion } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import {
  customerContributions,
  customerRecords,
  unsettledCodes,
  type CustomerIdentity,
  type Forgetting,
} from '../contributions.ts';
import { identityOf } from '../emails.ts';
import { customerAliases, customerMerges } from '../merge/tables.ts';
import { addresses, customers } from '../tables.ts';
import { changesOf } from './file.ts';
import { forgetNotifications } from './forgetNotifications.ts';
import { anonymous } from './forgottenContact.ts';

interface Options extends Pick<Forgetting, 'notify'> {
  ifMatch: string | undefined;
  /** The customer's e-mail address, typed as a confirmation. */
  email: string;
}

/**
 * Removes all that identifies a customer, for good: their bookings keep device, repairs, costs, days and location.
 * Refuses (409) while appointments, orders or a balance are open. The history names who did it, not who was forgotten.
 */
export function forgetCustomer(
  scope: Scope,
  who: Who,
  customerId: string,
  { ifMatch, email, ...services }: Options,
): Promise<void> {
  return scope.transaction(async (own) => {
    const [found] = await own.select(customers, getTableColumns(customers), {
      where: eq(customers.id, customerId),
      lock: 'whole',
    });
    if (!found) throw notFound();
    if (found.forgotten_date) return;
    await checkVersion(
      own,
      { record: found, modified: found.modified_date, modifiedBy: found.modified_by },
      ifMatch,
    );
    if (email.trim().toLowerCase() !== (found.email ?? found.phone ?? '').toLowerCase())
      throw invalid([{ path: '/email', code: 'const' }]);
    const customer = await identityOf(own, customerId);
    await checkSettled(own, customer);
    await forgetHistory(own, customer);
    await forgetNotifications(own, customer);
    for (const { forget } of customerContributions.all().toReversed())
      await forget?.({ scope: own, who, customer, ...services });
    await forgetMerges(own, customer);
    await own.delete(addresses, eq(addresses.customer_id, customerId), addresses.id);
    await own.delete(customerAliases, eq(customerAliases.customer_id, customerId), customerAliases.id);
    await updateVersioned(own, customers, [customerId], who.staff_id, {
      ...anonymous(customerId),
      is_voided: true,
      accepted_terms: false,
      is_tax_exempt: false,
      tax_exempt_number: null,
      tax_exempt_reason: null,
      subscriptions: [],
      forgotten_date: new Date(),
    });
    await recordHistory(own, who, [{ model: 'customers', id: customerId, action: 'forgotten' }]);
  });
}

async function checkSettled(scope: Scope, customer: CustomerIdentity): Promise<void> {
  const found = customerContributions
    .all()
    .flatMap(({ unsettled }) => (unsettled ? [unsettled(scope, customer)] : []));
  const errors = (await Promise.all(found))
    .flat()
    .toSorted((a, b) => unsettledCodes.indexOf(a.code) - unsettledCodes.indexOf(b.code));
  if (errors.length > 0)
    throw new Problem(
      409,
      'The customer still has appointments, orders or a balance: settle them first.',
      errors,
    );
}

/** Removes the snapshots of merges, which then cannot be undone, and the names in them. */
const forgetMerges = (scope: Scope, { ids }: CustomerIdentity) =>
  scope.update(
    customerMerges,
    { snapshot: null, merged_name: null },
    or(inArray(customerMerges.kept_id, ids), inArray(customerMerges.merged_id, ids))!,
  );

/** Deletes the history of the customer and their addresses; that of their records loses what identifies them. */
async function forgetHistory(scope: Scope, customer: CustomerIdentity): Promise<void> {
  await scope.delete(recordChanges, await changesOf(scope, customer.ids), recordChanges.id);
  const { record_id, changes } = recordChanges;
  const others = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${changes}) where key not like 'customer\\_%' and key <> all('{billing_address,shipping_address,note,photos,decline_reason}'))`;
  for (const [, { table, isOf, hasContact }] of customerRecords()) {
    if (!hasContact) continue;
    const rows = await scope.select(table, { id: table.id }, { where: isOf(scope, customer) });
    const ids = rows.map(({ id }) => String(id));
    if (ids.length > 0) await scope.update(recordChanges, { changes: others }, inArray(record_id, ids));
  }
}
