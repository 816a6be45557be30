import { and, eq } from 'drizzle-orm';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { lockFree } from '../../appointments/index.ts';
import type { Writing } from '../../core/records/entity.ts';
import type { Inventory } from '../../inventory/index.ts';
import { cancelOpenParts, isOpen, partsOf, partSteps } from './parts.ts';
import { deviceParts } from './tables.ts';

/**
 * Parts that a device still needs are given up where it was and wanted where it is; those built in would be returned
 * there.
 */
export async function takePartsAlong(
  inventory: Inventory,
  writing: Writing,
  device: TicketDevice,
  location_id: number,
): Promise<void> {
  const { scope } = writing;
  const open = (await partsOf(scope, device.id)).filter(isOpen);
  const places = open.flatMap((part) => [part, { ...part, location_id }]);
  // Both locations at once, in the order of locks.
  if (places.length > 0) await lockFree(scope, places);
  await cancelOpenParts(inventory, writing, device);
  const want = partSteps(inventory).wantPart!;
  for (const { item_id } of open) await want(writing, { ...device, location_id }, { item_id });
  const { ticket_device_id, state } = deviceParts;
  const isBuiltIn = and(eq(ticket_device_id, device.id), eq(state, 'TAKEN'))!;
  await scope.update(deviceParts, { location_id }, isBuiltIn);
}
