import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { assignsTickets } from '../../../src/schemas/tickets/access.ts';
import { forbidden, invalid } from '../../core/problem.ts';
import type { StepHook } from '../../core/records/entity.ts';
import { staffNames } from '../../staff/index.ts';
import { recordEvents } from '../events.ts';

/** Assigns a device to a technician, or to nobody. Taking it oneself and giving it back require no further right. */
export const assign: StepHook<TicketDevice> = async (
  { scope, who },
  { id, ticket_id, technician_id: before },
  { technician_id = null }: { technician_id?: string | null },
) => {
  const isOwn = technician_id === who.staff_id || (technician_id === null && before === who.staff_id);
  if (!isOwn && assignsTickets(who) !== true) throw forbidden();
  const isKnown = technician_id === null || (await staffNames(scope, [technician_id])).has(technician_id);
  if (!isKnown) throw invalid([{ path: '/technician_id', code: 'reference' }]);
  if (technician_id !== before)
    await recordEvents(scope, who.staff_id, [
      { ticket_id, ticket_device_id: id, kind: 'TECHNICIAN', from: before, to: technician_id },
    ]);
  return { technician_id };
};
