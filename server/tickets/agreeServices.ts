import { asc, getTableColumns, inArray } from 'drizzle-orm';
import { costOf, type DeviceService } from '../../src/schemas/tickets/services.ts';
import { resumedState } from '../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { toRecord } from '../core/records/read.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import type { Inventory } from '../inventory/index.ts';
import { recordAgreement } from './agree.ts';
import { moveDevice } from './moveDevice.ts';
import { recordServices } from './services.ts';
import { ticketDevices } from './tables.ts';
import { partsOf, wantParts } from './work/parts.ts';

interface Agreed {
  /** Who wrote it down; null: the system. */
  by: string | null;
  /** Who agreed, and how. */
  name: string;
  how: TicketDevice['agreed_how'];
  /** By device. */
  services: ReadonlyMap<string, DeviceService[]>;
}

/** Returns the devices with these ids, locked, in the order in which they were taken in. */
export async function lockDevices(scope: Scope, ids: string[]): Promise<TicketDevice[]> {
  const rows = await scope.select(ticketDevices, getTableColumns(ticketDevices), {
    where: inArray(ticketDevices.id, ids),
    orderBy: [asc(ticketDevices.id)],
    lock: true,
  });
  return rows.map((row) => toRecord(row) as TicketDevice);
}

/** The customer agreed to services of devices: they replace the earlier ones at these prices, and what waits for it resumes. */
export async function agreeServices(
  scope: Scope,
  devices: TicketDevice[],
  { by, name, how, services }: Agreed,
): Promise<void> {
  for (const device of devices) {
    const agreed = services.get(device.id) ?? [];
    await recordServices(scope, by, device, agreed);
    const word = { amount: costOf(agreed).cost, by: name, how };
    const agreement = await recordAgreement(scope, by, device, word);
    const resumes = device.state === 'WAITING_CUSTOMER';
    const moved = resumes ? await moveDevice(scope, by, device, resumedState(device.resume_to)) : {};
    await updateVersioned(scope, ticketDevices, [device.id], by, {
      services: agreed,
      ...agreement,
      ...moved,
    });
  }
}

/** Reserves or wants the pieces of items that devices need and do not have yet; `parts` is by device. */
export async function wantAgreedParts(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  devices: TicketDevice[],
  parts: ReadonlyMap<string, Map<string, number>>,
): Promise<void> {
  // In the order of locks: items by id.
  for (const device of devices)
    for (const [item_id, wanted] of [...(parts.get(device.id) ?? [])].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )) {
      const quantity = wanted - (await countPieces(scope, device.id, item_id));
      if (quantity > 0) await wantParts(inventory, scope, by, device, { item_id, quantity });
    }
}

/** Devices in work wait for the customer. */
export async function awaitCustomer(scope: Scope, by: string, devices: TicketDevice[]): Promise<void> {
  for (const device of devices) {
    if (['WAITING_CUSTOMER', 'READY', 'GONE'].includes(device.state)) continue;
    const moved = await moveDevice(scope, by, device, 'WAITING_CUSTOMER');
    await updateVersioned(scope, ticketDevices, [device.id], by, moved);
  }
}

async function countPieces(scope: Scope, deviceId: string, itemId: string): Promise<number> {
  const pieces = await partsOf(scope, deviceId);
  return pieces.filter(
    ({ item_id, state }) => item_id === itemId && ['WANTED', 'RESERVED', 'TAKEN'].includes(state),
  ).length;
}
