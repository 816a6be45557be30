import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { invalid } from '../core/problem.ts';
import type { StepHook } from '../core/records/entity.ts';
import { locationErrors, type Inventory } from '../inventory/index.ts';
import type { Notify } from '../notifications/index.ts';
import { recordEvents } from './events.ts';
import { settleTicket } from './settleTicket.ts';
import { ticketNotice } from './ticketNotice.ts';
import { planResume } from './work/planResume.ts';
import { takePartsAlong } from './work/takePartsAlong.ts';
import { stopAllWork } from './work/times.ts';

interface Sending {
  to_location_id?: number;
  reason?: string | null;
}

export interface CustodyOptions {
  inventory: Inventory;
  notify: Notify;
}

const stays = { to_location_id: null, sent_date: null };

/** The steps of the custody of a device: sent, received, sending cancelled; each is an event. */
export const custodySteps = ({
  inventory,
  notify,
}: CustodyOptions): Record<string, StepHook<TicketDevice>> => ({
  send: async ({ scope, who }, device, { to_location_id = 0, reason }: Sending) => {
    const errors = await locationErrors(scope, 'to_location_id', to_location_id);
    if (errors.length > 0) throw invalid(errors);
    const { id, ticket_id, location_id } = device;
    await recordEvents(scope, who.staff_id, [
      {
        ...about(device),
        kind: 'SENT',
        ...between(location_id, to_location_id),
        reason: reason?.trim() || null,
      },
    ]);
    await stopAllWork(scope, id);
    await settleTicket(scope, who.staff_id, ticket_id, { id, to_location_id });
    const sent_date = new Date();
    await notify(scope, {
      locationId: to_location_id,
      rights: ['EDIT_TICKET'],
      by: who.staff_id,
      ...ticketNotice('sent', {
        id: ticket_id,
        number: device.number,
        names: [device.device?.name ?? null],
        date: sent_date,
        timezone: scope.store.timezone,
      }),
    });
    return { to_location_id, sent_date };
  },

  receive: async (writing, device, { shelf = null }: { shelf?: string | null }) => {
    const { scope, who } = writing;
    const { id, ticket_id, location_id: from, to_location_id, shelf: before } = device;
    const location_id = to_location_id ?? from;
    const next = shelf?.trim() || null;
    await recordEvents(scope, who.staff_id, [
      { ...about(device), kind: 'RECEIVED', ...between(from, location_id) },
      ...(next === before ? [] : [{ ...about(device), kind: 'SHELF' as const, from: before, to: next }]),
    ]);
    await settleTicket(scope, who.staff_id, ticket_id, { id, location_id, to_location_id: null });
    await takePartsAlong(inventory, writing, device, location_id);
    // Parts may have arrived meanwhile, for which no work resumed.
    await planResume(scope, device);
    return { ...stays, location_id, shelf: next };
  },

  cancelSending: async ({ scope, who }, device, { reason }: Sending) => {
    const { id, ticket_id, location_id, to_location_id } = device;
    await recordEvents(scope, who.staff_id, [
      {
        ...about(device),
        kind: 'SENDING_CANCELLED',
        ...between(location_id, to_location_id ?? location_id),
        reason: reason?.trim() || null,
      },
    ]);
    await settleTicket(scope, who.staff_id, ticket_id, { id, to_location_id: null });
    await planResume(scope, device);
    return stays;
  },
});

const about = ({ id, ticket_id }: TicketDevice) => ({ ticket_id, ticket_device_id: id });

const between = (from: number, to: number) => ({ from: String(from), to: String(to) });
