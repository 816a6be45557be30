import type { EstimateLine, EstimateOption } from '../../src/schemas/estimates/options.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Scope } from '../core/scope.ts';
import type { Inventory } from '../inventory/index.ts';
import { readStore } from '../store/index.ts';
import { wantAgreedParts } from '../tickets/index.ts';

/** Returns the lines of options by their device. */
export function linesByDevice(options: EstimateOption[]): Map<string, EstimateLine[]> {
  const lines = new Map<string, EstimateLine[]>();
  for (const line of options.flatMap((option) => option.lines)) {
    const { ticket_device_id: device } = line;
    if (device) lines.set(device, [...(lines.get(device) ?? []), line]);
  }
  return lines;
}

/** Reserves or wants the parts of approved options, if the store does so. */
export async function reserveApproved(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  { devices, options }: { devices: TicketDevice[]; options: EstimateOption[] },
): Promise<void> {
  const { reserve_approved_parts } = await readStore(scope);
  if (!reserve_approved_parts) return;
  const parts = new Map<string, Map<string, number>>();
  for (const [device, own] of linesByDevice(options)) {
    const pieces = new Map<string, number>();
    for (const { item_id, quantity } of own)
      if (item_id) pieces.set(item_id, (pieces.get(item_id) ?? 0) + quantity);
    parts.set(device, pieces);
  }
  await wantAgreedParts(inventory, scope, by, devices, parts);
}
