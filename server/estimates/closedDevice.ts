import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';

type StateOf = Pick<TicketDevice, 'state'>;

/** Why work on devices can no longer be agreed: one has left the store, or is finished. */
export function closedBy(devices: StateOf[]): 'ticket_gone' | 'ticket_ready' | undefined {
  if (devices.some(({ state }) => state === 'GONE')) return 'ticket_gone';
  return devices.some(({ state }) => state === 'READY') ? 'ticket_ready' : undefined;
}
