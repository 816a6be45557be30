import { and, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Who } from '../../../src/schemas/can.ts';
import type {
  Consent,
  ConsentPurpose,
  ConsentState,
  NewConsent,
} from '../../../src/schemas/customers/consents.ts';
import { dayIn } from '../../../src/schemas/days.ts';
import { invalid, notFound, Problem } from '../../core/problem.ts';
import { updateVersioned } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { idsOf } from '../emails.ts';
import { customerMerges } from '../merge/tables.ts';
import { customers } from '../tables.ts';
import { customerConsents } from './tables.ts';

type Line = typeof customerConsents.$inferSelect;
type NewLine = Omit<typeof customerConsents.$inferInsert, 'store_id'>;
export type States = Record<string, ConsentState>;

/**
 * Returns those of the customers who may be written to for a purpose: requested mails (`SERVICE`) need no consent,
 * advertising (`NEWSLETTER`) needs one that was not withdrawn.
 */
export async function mayMail(
  scope: Scope,
  customerIds: string[],
  purpose: ConsentPurpose | 'SERVICE',
): Promise<Set<string>> {
  const ids = [...new Set(customerIds)];
  const { id, forgotten_date } = customers;
  const rows = await scope.select(
    customers,
    { id },
    { where: and(inArray(id, ids), isNull(forgotten_date)) },
  );
  const reachable = rows.map((row) => row.id);
  if (purpose === 'SERVICE') return new Set(reachable);
  const states = await statesOf(scope, reachable);
  return new Set(reachable.filter((one) => states.get(one)?.[purpose] === 'GRANTED'));
}

/** Returns the current state of each purpose, by customer. */
export async function statesOf(scope: Scope, customerIds: string[]): Promise<Map<string, States>> {
  const states = new Map<string, States>(customerIds.map((id) => [id, {}]));
  for (const { customer_id, purpose, state } of await linesOf(scope, customerIds)) {
    const own = states.get(customer_id);
    if (own) own[purpose] = state;
  }
  return states;
}

/** Returns the consents of a customer and of those merged into them, newest first. */
export async function readRegister(scope: Scope, customerId: string): Promise<Consent[]> {
  await checkCustomer(scope, customerId);
  const lines = (await linesOf(scope, await idsOf(scope, customerId))).toReversed();
  const names = await staffNames(
    scope,
    lines.map(({ recorded_by }) => recorded_by),
  );
  return lines.map(({ id, purpose, state, source, given_date, recorded_date, recorded_by }) => ({
    id,
    purpose,
    state,
    source,
    given_date,
    recorded_date: recorded_date.toISOString(),
    recorded_by,
    recorded_by_name: names.get(recorded_by ?? '') ?? null,
  }));
}

/** Adds a consent and updates the customer's properties accordingly. */
export function addConsent(scope: Scope, who: Who, customerId: string, consent: NewConsent): Promise<void> {
  const today = dayIn(scope.store.timezone);
  const { given_date = today } = consent;
  if (given_date > today) return Promise.reject(invalid([{ path: '/given_date', code: 'future' }]));
  return scope.transaction(async (own) => {
    const { forgotten_date, ...stored } = await checkCustomer(own, customerId, true);
    if (forgotten_date) throw new Problem(409, 'The customer was forgotten.');
    await addLines(own, [{ ...consent, given_date, customer_id: customerId, recorded_by: who.staff_id }]);
    const states = await statesOf(own, [customerId]);
    await storeProperties(own, who.staff_id, customerId, states.get(customerId) ?? {}, stored);
  });
}

/** Stores the properties that follow from a customer's consents if they differ from the stored ones. */
export async function storeProperties(
  scope: Scope,
  by: string | null,
  customerId: string,
  states: States,
  stored?: Subscriptions,
): Promise<void> {
  const { subscriptions, accepted_terms } = customers;
  const where = eq(customers.id, customerId);
  const [before] = stored
    ? [stored]
    : await scope.select(customers, { subscriptions, accepted_terms }, { where });
  const properties = propertiesOf(states);
  if (before && !isDeepStrictEqual(properties, before))
    await updateVersioned(scope, customers, [customerId], by, properties);
}

export const addLines = (scope: Scope, lines: NewLine[]) => scope.insert(customerConsents, lines);

/** The properties of a customer that follow from the states of their consents. */
export const propertiesOf = (states: States) => ({
  accepted_terms: states.TERMS === 'GRANTED',
  subscriptions: Object.entries(states)
    .filter(([purpose, state]) => purpose !== 'TERMS' && purpose !== 'SMS_SERVICE' && state === 'GRANTED')
    .map(([purpose]) => purpose)
    .toSorted(),
});

interface Subscriptions {
  accepted_terms?: boolean;
  subscriptions?: string[];
}

/** The consents that a change of a customer's properties implies. */
export function linesOfChange(
  before: Subscriptions,
  after: Subscriptions,
  common: Pick<NewLine, 'customer_id' | 'source' | 'given_date' | 'recorded_by'>,
): NewLine[] {
  const [had, has] = [agreed(before), agreed(after)];
  const line = (purpose: string, state: ConsentState): NewLine => ({ ...common, purpose, state });
  return [
    ...has.filter((one) => !had.includes(one)).map((one) => line(one, 'GRANTED')),
    ...had.filter((one) => !has.includes(one)).map((one) => line(one, 'WITHDRAWN')),
  ];
}

const agreed = ({ accepted_terms, subscriptions = [] }: Subscriptions) => [
  ...new Set([...subscriptions, ...(accepted_terms ? ['TERMS'] : [])]),
];

/** Consents in force, oldest first; those of an undone merge are not. */
function linesOf(scope: Scope, customerIds: string[]): Promise<Line[]> {
  const { id, customer_id, given_date, merge_id } = customerConsents;
  const isInForce = and(eq(customerMerges.id, merge_id), isNull(customerMerges.undone_date));
  const counts = or(isNull(merge_id), scope.exists(customerMerges, isInForce));
  const where = and(inArray(customer_id, customerIds), counts);
  return scope.select(customerConsents, getTableColumns(customerConsents), {
    where,
    orderBy: [given_date, id],
  });
}

/** Returns the customer's properties or throws 404; `lock` locks the row until the transaction ends. */
async function checkCustomer(scope: Scope, customerId: string, lock = false) {
  const { id, forgotten_date, subscriptions, accepted_terms } = customers;
  const where = eq(id, customerId);
  const [found] = await scope.select(
    customers,
    { forgotten_date, subscriptions, accepted_terms },
    { where, lock },
  );
  if (!found) throw notFound();
  return found;
}
