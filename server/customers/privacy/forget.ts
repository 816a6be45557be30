import { and, eq, getTableColumns, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { appointments } from '../../appointments/tables.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { FORGOTTEN_NAME, forgottenEmail } from '../../../src/schemas/customers/forgotten.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { dayIn } from '../../../src/schemas/days.ts';
import { openStatuses } from '../../../src/schemas/sales/states.ts';
import { note } from '../../core/history/note.ts';
import { recordChanges } from '../../core/history/tables.ts';
import { invalid, notFound, Problem } from '../../core/problem.ts';
import { change, checkVersion } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import type { Inventory } from '../../inventory/ledger.ts';
import { releaseParts } from '../../inventory/parts/releaseParts.ts';
import { orders, payments } from '../../sales/tables.ts';
import { forgetTrades } from '../../trade/forget.ts';
import { tradeRequests } from '../../trade/tables.ts';
import { balances, transactions } from '../../wallet/tables.ts';
import { customerAliases, customerMerges } from '../merge/tables.ts';
import { addresses, contactRequests, customers } from '../tables.ts';
import { changesOf } from './file.ts';
import { forgetMails } from '../../mail/customer/forget.ts';
import { forgetNotifications } from './forgetNotifications.ts';
import { forgetShipments } from '../../shipping/customer/forget.ts';
import { theirs, type Theirs } from './theirs.ts';

interface Forgetting {
  ifMatch: string | undefined;
  /** The customer's e-mail address, typed by whoever wants them forgotten. */
  email: string;
  inventory: Inventory;
}

/**
 * Removes all that identifies a customer, for good: their bookings keep device, repairs, costs, days and location.
 * Refuses while the shop still has something to do for them. Who did it stays in the history, not whom it was about.
 */
export function forgetCustomer(
  scope: Scope,
  who: Who,
  customerId: string,
  { ifMatch, email, inventory }: Forgetting,
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
    if (email.trim().toLowerCase() !== found.email.toLowerCase())
      throw invalid([{ path: '/email', code: 'const' }]);
    const belongings = await theirs(own, customerId);
    await checkOpen(own, customerId, belongings);
    await forgetHistory(own, belongings);
    await forgetNotifications(own, belongings);
    await forgetMails(own, who, belongings);
    await forgetShipments(own, belongings);
    await forgetBookings(own, customerId, belongings);
    await releaseParts(inventory, own, who.staff_id, belongings.appointments);
    await forgetRequests(own, customerId, belongings);
    await forgetTrades(own, belongings.trades, contact(customerId));
    await forgetOrders(own, customerId, belongings);
    await forgetMerges(own, belongings);
    await own.delete(addresses, eq(addresses.customer_id, customerId), addresses.id);
    await own.delete(customerAliases, eq(customerAliases.customer_id, customerId), customerAliases.id);
    await change(own, customers, [customerId], who.staff_id, {
      ...anonymous(customerId),
      is_voided: true,
      accepted_terms: false,
      is_tax_exempt: false,
      tax_exempt_number: null,
      tax_exempt_reason: null,
      subscriptions: [],
      forgotten_date: new Date(),
    });
    await note(own, who, [{ model: 'customers', id: customerId, action: 'forgotten' }]);
  });
}

const anonymous = (customerId: string) => ({
  first_name: FORGOTTEN_NAME,
  last_name: FORGOTTEN_NAME,
  email: forgottenEmail(customerId),
  phone: null,
});

/** How many bookings the customer still waits for: to come, or begun. */
export async function countOpen(scope: Scope, { appointments: own }: Theirs): Promise<number> {
  const { type, is_voided, status, selected_date } = appointments;
  const today = dayIn(scope.store.timezone);
  const isAhead = and(ne(status, 'COMPLETED'), sql`${selected_date} >= ${today}`);
  return scope.count(
    appointments,
    and(own, eq(type, 'APPOINTMENT'), eq(is_voided, false), or(isAhead, eq(status, 'IN_PROGRESS'))),
  );
}

async function checkOpen(scope: Scope, customerId: string, belongings: Theirs): Promise<void> {
  const isOpen = and(belongings.orders, inArray(orders.order_status, [...openStatuses]));
  const [bookings, sales, credits] = await Promise.all([
    countOpen(scope, belongings),
    scope.count(orders, isOpen),
    scope.select(
      balances,
      { amount: balances.amount },
      { where: and(eq(balances.customer_id, customerId), gt(balances.amount, 0)), lock: true },
    ),
  ]);
  const amount = credits.reduce((sum, credit) => sum + credit.amount, 0);
  const errors: ValidationError[] = [
    ...(bookings > 0 ? [{ path: '', code: 'open_appointments', params: { count: bookings } }] : []),
    ...(sales > 0 ? [{ path: '', code: 'open_orders', params: { count: sales } }] : []),
    ...(amount > 0 ? [{ path: '', code: 'has_balance', params: { amount } }] : []),
  ];
  if (errors.length > 0)
    throw new Problem(
      409,
      'The customer still has appointments, orders or a balance: settle them first.',
      errors,
    );
}

const contact = (customerId: string) => {
  const { first_name, last_name, email, phone } = anonymous(customerId);
  return {
    customer_first_name: first_name,
    customer_last_name: last_name,
    customer_email: email,
    customer_phone: phone,
  };
};

const noAddress = {
  customer_address_1: null,
  customer_address_2: null,
  customer_city: null,
  customer_state: null,
  customer_country: null,
  customer_postcode: null,
};

const forgetBookings = (scope: Scope, customerId: string, { appointments: own }: Theirs) =>
  scope.update(
    appointments,
    { ...contact(customerId), ...noAddress, customer_note: null, untold: null },
    own,
  );

const forgetRequests = (scope: Scope, customerId: string, { requests: own }: Theirs) =>
  scope.update(contactRequests, { ...contact(customerId), customer_note: FORGOTTEN_NAME }, own);

/** Orders, their payments and what the ledger notes of the customer keep their figures. */
async function forgetOrders(scope: Scope, customerId: string, { orders: own }: Theirs): Promise<void> {
  const ids = scope.any(orders, orders.id, own);
  await scope.update(payments, { reason: null }, eq(payments.order_id, ids));
  await scope.update(
    transactions,
    { note: null },
    or(eq(transactions.customer_id, customerId), eq(transactions.order_id, ids))!,
  );
  const nowhere = { billing_address: null, shipping_address: null, note: null };
  await scope.update(orders, { ...contact(customerId), ...nowhere }, own);
}

/** Who went into the customer cannot come back. */
const forgetMerges = (scope: Scope, { ids }: Theirs) =>
  scope.update(
    customerMerges,
    { snapshot: null, merged_name: null },
    or(inArray(customerMerges.kept_id, ids), inArray(customerMerges.merged_id, ids))!,
  );

/** The history of customer and addresses goes; that of bookings and requests loses what was said of the customer. */
async function forgetHistory(scope: Scope, belongings: Theirs): Promise<void> {
  await scope.delete(recordChanges, await changesOf(scope, belongings.ids), recordChanges.id);
  const { record_id, changes } = recordChanges;
  const others = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${changes}) where key not like 'customer\\_%' and key <> all('{billing_address,shipping_address,note,photos,decline_reason}'))`;
  for (const [table, where] of [
    [appointments, belongings.appointments],
    [contactRequests, belongings.requests],
    [orders, belongings.orders],
    [tradeRequests, belongings.trades],
  ] as const) {
    const rows = await scope.select(table, { id: table.id }, { where });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await scope.update(recordChanges, { changes: others }, inArray(record_id, ids));
  }
}
