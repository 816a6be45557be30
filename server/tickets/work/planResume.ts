import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';

/** Has it checked whether a device that waits for parts has all of them by now. */
export async function planResume(
  scope: Scope,
  { id, state }: Pick<TicketDevice, 'id' | 'state'>,
): Promise<void> {
  if (state === 'WAITING_PARTS')
    await enqueue(scope, { kind: 'resume-device', key: id, data: { ticket_device_id: id } });
}
