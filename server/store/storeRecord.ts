import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { can } from '../../src/schemas/can.ts';
import { toInput, inputSchema } from '../../src/schemas/input.ts';
import { store, type StoreSettings } from '../../src/schemas/store/store.ts';
import { validate } from '../../src/schemas/validate.ts';
import { validatorOf } from '../core/ajv.ts';
import { overlong } from '../core/overlong.ts';
import { differences as fieldChanges } from '../core/history/differences.ts';
import { recordHistory } from '../core/history/note.ts';
import { forbidden, invalid } from '../core/problem.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import { readInput } from '../core/records/check.ts';
import type { Values } from '../core/records/entity.ts';
import { checkVersion, type Versioned } from '../core/records/version.ts';
import { later } from '../core/tables/columns.ts';
import { stores } from '../core/tables/stores.ts';
import { readStore, type StoreRow } from './readStore.ts';

const isValid = validatorOf(inputSchema(store));

/** Follows a change of a store's settings, in its transaction. */
export type SettingsFollower = (scope: Scope, now: StoreSettings, before: StoreSettings) => Promise<void>;

/** What other domains do when a store's settings change. */
export const settingsFollowers = extensionPoint<SettingsFollower>();

/** Settings of a store's repair service. */
export const settingsOf = (row: StoreRow): StoreSettings => ({
  display_repair_cost: row.display_repair_cost,
  send_quote_email: row.send_quote_email,
  send_appointment_email: row.send_appointment_email,
  send_reminder_email: row.send_reminder_email,
  customer_contact: row.customer_contact,
  diagnosis_fee: row.diagnosis_fee,
  deposit_percent: row.deposit_percent,
  deposit_amount: row.deposit_amount,
  reserve_approved_parts: row.reserve_approved_parts,
  collect_days: row.collect_days,
  send_uncollected_email: row.send_uncollected_email,
  uncollected_again_days: row.uncollected_again_days,
  uncollected_most: row.uncollected_most,
  storage_fee: row.storage_fee,
  storage_fee_most: row.storage_fee_most,
  longest_checked_in: row.longest_checked_in,
  longest_diagnosing: row.longest_diagnosing,
  longest_waiting_customer: row.longest_waiting_customer,
  longest_waiting_parts: row.longest_waiting_parts,
  longest_in_repair: row.longest_in_repair,
  longest_testing: row.longest_testing,
  quiet_from: row.quiet_from,
  quiet_until: row.quiet_until,
  send_thanks_email: row.send_thanks_email,
  review_days: row.review_days,
  review_months: row.review_months,
  review_address: row.review_address,
});

const versioned = (row: StoreRow): Versioned => ({
  record: { ...row, settings: settingsOf(row) },
  modified: row.modified_date,
  modifiedBy: row.modified_by,
});

/** The store as staff members read it. */
export async function readStoreRecord(scope: Scope): Promise<Versioned> {
  return versioned(await readStore(scope));
}

/** Updates the writable values of the store, each of which requires its own right. */
export function updateStoreRecord(
  { scope, who, headers }: Pick<FastifyRequest, 'scope' | 'who' | 'headers'>,
  values: Values,
): Promise<Versioned> {
  return scope.transaction(async (own) => {
    const row = await readStore(own, { lock: true });
    const settings = settingsOf(row);
    await checkVersion(own, versioned(row), headers['if-match']);
    const stored = { ...toInput(store, { ...row }), settings };
    const record = { ...stored, ...readInput({ model: store }, values, stored) };
    const long = overlong(store.schema, record);
    const errors = long ? [long] : validate(isValid, store, record, stored);
    if (errors.length > 0) throw invalid(errors);
    const { settings: _, ...changes } = differences(record, stored);
    const switched = differences(record.settings, settings);
    if (can(who, 'update', store, record, { ...changes, settings: switched }) !== true) throw forbidden();
    const columns = { ...changes, ...switched };
    if (Object.keys(columns).length > 0) {
      const author = { modified_by: who.staff_id, modified_date: later(stores.modified_date) };
      await own.update(stores, { ...columns, ...author }, eq(stores.id, row.id));
    }
    if (Object.keys(switched).length > 0)
      for (const follow of settingsFollowers.all()) await follow(own, record.settings, settings);
    const written = await readStoreRecord(own);
    const noted = fieldChanges(store, { ...row, settings }, written.record);
    await recordHistory(own, who, [{ model: store.name, id: row.id, action: 'updated', changes: noted }]);
    return written;
  });
}

const differences = (now: Values, before: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !isDeepStrictEqual(value, before[key])));
