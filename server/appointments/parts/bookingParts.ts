import { and, eq, inArray } from 'drizzle-orm';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import type { Scope } from '../../core/scope.ts';
import { type Inventory, move } from '../../inventory/index.ts';
import { lockFree } from './lockFree.ts';
import { linesOf, targetOf, type Part, type Work } from './targets.ts';
import { needsOf } from './needs.ts';
import { appointmentParts } from './tables.ts';

type Booking = Pick<Appointment, 'id' | 'location_id' | 'type' | 'status' | 'is_voided' | 'repairs'>;

/** Reserved and used parts before the change. */
export interface Settled {
  before: Part[];
}

const none = { needed: 0, reserved: 0, used: 0, missing: 0 };

/**
 * Updates the parts of an appointment to what it needs, in the transaction that locked the appointment: parts of an
 * open one are reserved as far as available, parts of a completed one are used, parts of any other are released. If
 * there are too few, the appointment waits and is not rejected. At a new location it releases its parts and reserves
 * what is available there.
 */
export async function settleParts(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  booking: Booking,
  before: Booking | undefined,
): Promise<Settled> {
  if (!before || before.location_id === booking.location_id)
    return settleAt(inventory, scope, by, booking, before);
  await holdBoth(scope, booking, before);
  const left = await settleAt(inventory, scope, by, { ...before, is_voided: true }, before);
  await settleAt(inventory, scope, by, booking, undefined);
  return left;
}

/** Locks the stock levels of the parts at the old and the new location, in the order that all transactions use. */
async function holdBoth(scope: Scope, booking: Booking, before: Booking): Promise<void> {
  const needs = await needsOf(scope, booking.repairs);
  const named = await partsOf(scope, booking.id);
  const ids = new Set([...named.map(({ item_id }) => item_id), ...needs.keys()]);
  const places = [...ids].flatMap((item_id) =>
    [before, booking].map(({ location_id }) => ({ item_id, location_id })),
  );
  if (places.length > 0) await lockFree(scope, places);
}

async function settleAt(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  booking: Booking,
  before: Booking | undefined,
): Promise<Settled> {
  const nothing = { before: [] };
  const work = workOf(booking);
  const workBefore = before && workOf(before);
  const isSameNeed = before && workBefore !== 'none' && isSameWork(booking, before);
  if (work === (workBefore ?? 'none') && (isSameNeed || work === 'none')) return nothing;
  const needs = isSameNeed || work === 'none' ? undefined : await needsOf(scope, booking.repairs);
  const named = await partsOf(scope, booking.id);
  const ids = [...new Set([...named.map(({ item_id }) => item_id), ...(needs?.keys() ?? [])])];
  if (ids.length === 0) return nothing;
  const { location_id } = booking;
  const free = await lockFree(
    scope,
    ids.map((item_id) => ({ item_id, location_id })),
  );
  const stored = new Map((await partsOf(scope, booking.id)).map((part) => [part.item_id, part]));
  const changes = ids.map((item_id) => {
    const part = stored.get(item_id) ?? { item_id, ...none };
    const needed = needs ? (needs.get(item_id) ?? 0) : part.needed;
    return { before: part, after: targetOf(part, { work, needed, ...free.get(item_id)! }) };
  });
  await store(scope, booking, changes, stored);
  const source = { source: 'APPOINTMENT', source_id: booking.id, location_id } as const;
  await move(
    inventory,
    scope,
    by,
    changes.flatMap((change) => linesOf(change).map((line) => ({ ...line, ...source }))),
  );
  return { before: changes.map(({ before: one }) => one) };
}

function workOf({ type, is_voided, status }: Booking): Work {
  if (type !== 'APPOINTMENT' || is_voided) return 'none';
  return status === 'COMPLETED' ? 'done' : 'open';
}

const repairsOf = ({ repairs }: Booking) =>
  repairs
    .map(({ repair_id }) => repair_id ?? '')
    .toSorted()
    .join();

const isSameWork = (one: Booking, other: Booking) => repairsOf(one) === repairsOf(other);

function partsOf(scope: Scope, id: string): Promise<Part[]> {
  const { appointment_id, item_id, needed, reserved, used, missing } = appointmentParts;
  const fields = { item_id, needed, reserved, used, missing };
  return scope.select(appointmentParts, fields, { where: eq(appointment_id, id), orderBy: [item_id] });
}

async function store(
  scope: Scope,
  { id, location_id }: Booking,
  changes: { after: Part }[],
  stored: Map<string, Part>,
): Promise<void> {
  const { appointment_id, item_id } = appointmentParts;
  const gone = changes.flatMap(({ after }) => (after.needed === 0 ? [after.item_id] : []));
  const kept = changes.map(({ after }) => after).filter(({ needed }) => needed > 0);
  if (gone.length > 0)
    await scope.delete(appointmentParts, and(eq(appointment_id, id), inArray(item_id, gone)), item_id);
  for (const { item_id: one, ...sums } of kept.filter((part) => stored.has(part.item_id)))
    await scope.update(appointmentParts, sums, and(eq(appointment_id, id), eq(item_id, one))!);
  const added = kept.filter((part) => !stored.has(part.item_id));
  await scope.insert(
    appointmentParts,
    added.map((part) => ({ ...part, appointment_id: id, location_id })),
  );
}
