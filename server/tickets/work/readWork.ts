import { and, asc, count, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { BenchWork, DevicePart, Technician } from '../../../src/schemas/tickets/work.ts';
import type { Scope } from '../../core/scope.ts';
import { items, stock } from '../../inventory/index.ts';
import { staff, staffNames } from '../../staff/index.ts';
import { ticketDevices } from '../tables.ts';
import { readNotes } from './notes.ts';
import { deviceParts } from './tables.ts';
import { readTimes, runningOf } from './times.ts';

/** Returns the notes, times and parts of a device, and what the caller works on now. */
export async function readWork(scope: Scope, staffId: string, deviceId: string): Promise<BenchWork> {
  const [notes, times, parts, own] = await Promise.all([
    readNotes(scope, deviceId),
    readTimes(scope, deviceId),
    readParts(scope, deviceId),
    runningOf(scope, staffId),
  ]);
  const names = await staffNames(
    scope,
    [...notes, ...times].map(({ staff_id }) => staff_id),
  );
  const named = <T extends { staff_id: string | null }>(one: T) => ({
    ...one,
    by: names.get(one.staff_id ?? '') ?? null,
  });
  return { notes: notes.map(named), times: times.map(named), parts, own };
}

async function readParts(scope: Scope, deviceId: string): Promise<DevicePart[]> {
  const rows = await scope.planned('device_parts', partsOf, { device: deviceId });
  const free = await freeElsewhere(
    scope,
    rows.filter((row) => row.state === 'WANTED').map((row) => row.item_id),
  );
  return rows.map(({ item_id: item, name, ...row }) => ({
    ...row,
    item: { id: item, name },
    elsewhere:
      row.state === 'WANTED'
        ? free
            .filter((place) => place.item_id === item && place.location_id !== row.location_id)
            .map(({ item_id: _, ...place }) => place)
        : [],
  }));
}

function partsOf() {
  const { id, item_id, location_id, state, serial, fault, created_date } = deviceParts;
  const { name, is_serialized } = items;
  return {
    table: deviceParts,
    fields: { id, item_id, name, is_serialized, location_id, state, serial, fault },
    join: { table: items, on: eq(items.id, item_id) },
    where: eq(deviceParts.ticket_device_id, sql.placeholder('device')),
    orderBy: [asc(created_date), asc(id)],
  };
}

async function freeElsewhere(scope: Scope, ids: string[]) {
  if (ids.length === 0) return [];
  const { item_id, location_id, on_hand, reserved } = stock;
  return scope.select(
    stock,
    { item_id, location_id, free: sql<number>`${on_hand} - ${reserved}` },
    { where: and(inArray(item_id, ids), gt(on_hand, reserved)), orderBy: [asc(location_id)], limit: 200 },
  );
}

/** Returns the active staff members of a location by the number of devices that they have in work, the fewest first. */
export async function readTechnicians(scope: Scope, locationId: number): Promise<Technician[]> {
  const { id, first_name, last_name, location_id, is_voided } = staff;
  const { technician_id, state } = ticketDevices;
  const [people, rows] = await Promise.all([
    scope.select(
      staff,
      { id, first_name, last_name },
      { where: and(eq(location_id, locationId), eq(is_voided, false)), orderBy: [asc(last_name), asc(id)] },
    ),
    scope.select(
      ticketDevices,
      { technician_id, open: count() },
      { where: notInArray(state, ['READY', 'GONE']), groupBy: technician_id },
    ),
  ]);
  const open = new Map(rows.map((row) => [row.technician_id, row.open]));
  return people
    .map((one) => ({
      id: one.id,
      name: `${one.first_name} ${one.last_name}`,
      open: open.get(one.id) ?? 0,
    }))
    .toSorted((one, other) => one.open - other.open);
}
