import type { Tell } from '../../src/schemas/messageRules/tell.ts';
import { isWaiting, type DeviceState } from '../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Scope } from '../core/scope.ts';
import { tellEvent } from './customerEvents.ts';
import { recordEvents } from './events.ts';
import { settleTicket } from './settleTicket.ts';
import { planStill } from './still/plan.ts';
import { planCollection } from './uncollected/plan.ts';

/**
 * Returns the columns of a locked device in another state, which is an event. `by` is the staff member, null the system.
 * Who begins to work on a device of nobody takes it.
 */
export async function moveDevice(
  scope: Scope,
  by: string | null,
  device: TicketDevice,
  next: DeviceState,
  reason: string | null = null,
) {
  const { id, ticket_id, state, resume_to, technician_id, location_id } = device;
  const about = { ticket_id, ticket_device_id: id };
  const isTaken = by !== null && technician_id === null && (next === 'DIAGNOSING' || next === 'IN_REPAIR');
  await recordEvents(scope, by, [
    { ...about, kind: 'STATE', from: state, to: next, reason },
    ...(isTaken ? [{ ...about, kind: 'TECHNICIAN' as const, to: by }] : []),
  ]);
  await settleTicket(scope, by, ticket_id, { id, state: next });
  return {
    state: next,
    resume_to: isWaiting(next) ? (isWaiting(state) ? resume_to : state) : null,
    state_date: new Date(),
    still_from: await planStill(scope, by, { id, location_id, state: next }),
    ...(await planCollection(scope, by, device, next)),
    ...(isTaken && { technician_id: by }),
  };
}

interface Advance {
  reason?: string | null | undefined;
  tell?: Tell | null | undefined;
}

/** The same for a device that proceeds, of which its customer may be told; going back is told to nobody. */
export async function advanceDevice(
  scope: Scope,
  by: string | null,
  device: TicketDevice,
  next: DeviceState,
  { reason, tell }: Advance = {},
) {
  const moved = await moveDevice(scope, by, device, next, reason);
  await tellEvent(scope, { event: next, ticket_id: device.ticket_id, by, tell });
  return moved;
}
