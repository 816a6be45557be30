import { and, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { momentIn } from '../../src/schemas/days.ts';
import { normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import type { TradeRequest } from '../../src/schemas/trade/requests.ts';
import { normalizeStorage } from '../../src/schemas/trade/terms.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { appointments } from '../appointments/index.ts';
import { invalid } from '../core/problem.ts';
import { isFileUrl } from '../core/files.ts';
import type { Hooks, RowValues } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { findOrCreateCustomer } from '../customers/index.ts';
import { hasNumber, type Inventory, locationErrors, nextNumber } from '../inventory/index.ts';
import { containsText } from '../core/tables/searchable.ts';
import { locations } from '../locations/index.ts';
import { staffNames } from '../staff/index.ts';
import { dayAt } from '../wallet/index.ts';
import { accept, type Accepting } from './accept.ts';
import { offerFor } from './offerFor.ts';
import { readSettings } from './settings.ts';
import { tradeIdentities, tradeRequests, tradeVersions } from './tables.ts';

/** Hooks of trade-ins: customer, offer and steps (contract 4 §2.10). */
export const requestHooks = (inventory: Inventory): Hooks<TradeRequest> => ({
  filters: {
    number: (_, text) => hasNumber(tradeRequests.number, text),
    serial: (_, text) => containsText(tradeRequests.serial, String(text)),
    complete_serial: (_, text) => {
      const serial = normalizeSerial(String(text));
      // The index of parts finds it.
      return and(containsText(tradeRequests.serial, serial), eq(tradeRequests.serial, serial));
    },
    customer: (_, text) => isCustomer(String(text)),
    state: (_, states: string[]) => isIn(states),
  },

  complete: addOthers,

  beforeWrite: async ({ scope, who }, request, before) => {
    const errors = [
      ...(request.location_id === before?.location_id
        ? []
        : await locationErrors(scope, 'location_id', request.location_id)),
      ...photoErrors(request, before),
      ...(await bookingErrors(scope, request, before)),
    ];
    if (errors.length > 0) throw invalid(errors);
    const row: RowValues<TradeRequest> = {
      storage: normalizeStorage(request.storage),
      serial: request.serial && (normalizeSerial(request.serial) || null),
    };
    const isOther =
      request.customer_id !== before?.customer_id || request.customer_email !== before?.customer_email;
    if (isOther) row.customer_id = await customerOf(scope, who, request);
    if (!before) row.number = await nextNumber(scope, tradeRequests);
    // An offer that has been made is not recalculated.
    if (!before || before.state === 'NEW')
      Object.assign(row, await offerFor(scope, request, before?.defect_ids));
    return row;
  },

  steps: {
    offer: async ({ scope }, request) => {
      const row = await offerFor(scope, request, request.defect_ids);
      if (row.offer === null) throw invalid([{ path: '/manual_offer', code: 'no_price' }]);
      const { offer_days } = await readSettings(scope);
      const expires_on = daysAfter(await dayAt(scope, request.location_id), offer_days - 1);
      const expires_date = await endOf(scope, request.location_id, expires_on);
      return { ...row, state: 'OFFERED', offered_date: new Date(), expires_on, expires_date };
    },

    accept: ({ scope, who }, request, accepting: Accepting) =>
      accept(inventory, { scope, who }, request, accepting),

    decline: async (_, __, { reason }: { reason?: string | null }) => ({
      state: 'DECLINED',
      decline_reason: reason ?? null,
    }),

    reopen: async ({ scope }, request) => ({
      ...(await offerFor(scope, request, request.defect_ids)),
      state: 'NEW',
      offered_date: null,
      expires_on: null,
      expires_date: null,
      decline_reason: null,
    }),
  },
});

/** Adds derived properties. An offer is EXPIRED after its last day, which is not stored. */
async function addOthers(scope: Scope, records: TradeRequest[]): Promise<void> {
  const ids = records.map((record) => record.id);
  if (ids.length === 0) return;
  const now = new Date();
  const { id, state, created_by, expires_date } = tradeRequests;
  const [rows, identities, versions] = await Promise.all([
    scope.select(tradeRequests, { id, state, created_by, expires_date }, { where: inArray(id, ids) }),
    scope.select(
      tradeIdentities,
      { id: tradeIdentities.trade_request_id },
      { where: inArray(tradeIdentities.trade_request_id, ids) },
    ),
    scope.select(
      tradeVersions,
      { id: tradeVersions.id, number: tradeVersions.number },
      {
        where: inArray(
          tradeVersions.id,
          records.flatMap(({ version_id }) => version_id ?? []),
        ),
      },
    ),
  ]);
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  const known = new Set(identities.map((one) => one.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const record of records) {
    const row = byId.get(record.id);
    if (row?.state === 'OFFERED' && row.expires_date && row.expires_date <= now) record.state = 'EXPIRED';
    record.has_identity = known.has(record.id);
    record.version_number = versions.find((one) => one.id === record.version_id)?.number ?? null;
    record.by = names.get(row?.created_by ?? '') ?? null;
  }
}

const isOver = (): SQL =>
  and(eq(tradeRequests.state, 'OFFERED'), lte(tradeRequests.expires_date, new Date()))!;

function isIn(states: string[]): SQL | undefined {
  const stored = inArray(tradeRequests.state, states as (typeof tradeRequests.$inferSelect.state)[]);
  if (states.includes('EXPIRED')) return or(stored, isOver());
  return and(stored, sql`not ${isOver()}`);
}

/** The condition that every word is contained in the customer's name, email or phone number. */
function isCustomer(typed: string): SQL {
  const { customer_first_name, customer_last_name, customer_email, customer_phone } = tradeRequests;
  const columns = [customer_first_name, customer_last_name, customer_email, customer_phone];
  return containsText(columns, typed);
}

/** Photos must be uploaded files. */
const photoErrors = ({ photos }: TradeRequest, before: TradeRequest | undefined): ValidationError[] =>
  isDeepStrictEqual(photos, before?.photos)
    ? []
    : photos.flatMap((address, index) =>
        isFileUrl(address) ? [] : [{ path: `/photos/${index}`, code: 'uri-reference' }],
      );

async function bookingErrors(
  scope: Scope,
  { appointment_id }: TradeRequest,
  before: TradeRequest | undefined,
): Promise<ValidationError[]> {
  if (!appointment_id || appointment_id === before?.appointment_id) return [];
  const isThere = (await scope.count(appointments, eq(appointments.id, appointment_id))) > 0;
  return isThere ? [] : [{ path: '/appointment_id', code: 'reference' }];
}

/** Returns the chosen customer, else the one with the email, else a new one; null without an email. */
async function customerOf(
  scope: Scope,
  who: Parameters<typeof findOrCreateCustomer>[1],
  request: TradeRequest,
): Promise<string | null> {
  const { customer_id, customer_first_name, customer_last_name, customer_email, customer_phone } = request;
  if (!customer_id && !customer_email) return null;
  return findOrCreateCustomer(scope, who, {
    customer_id,
    customer_first_name: customer_first_name ?? '',
    customer_last_name: customer_last_name ?? '',
    customer_email: customer_email ?? '',
    customer_phone,
    customer_contact_method: 'EMAIL',
  });
}

const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns when a day ends at a location. */
async function endOf(scope: Scope, locationId: number, day: string): Promise<Date> {
  const [row] = await scope.select(
    locations,
    { timezone: locations.timezone },
    { where: eq(locations.id, locationId) },
  );
  return new Date(momentIn(row?.timezone ?? scope.store.timezone, daysAfter(day, 1), '00:00:00'));
}
