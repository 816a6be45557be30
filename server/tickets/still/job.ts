import { eq } from 'drizzle-orm';
import type { DeviceState } from '../../../src/schemas/tickets/states.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Notify } from '../../notifications/index.ts';
import { devices, ticketDevices, tickets } from '../tables.ts';
import { techniciansAt } from '../techniciansAt.ts';
import { ticketNotice } from '../ticketNotice.ts';
import { scheduleStill, stillFrom } from './plan.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'tell-still': { ticket_device_id: string };
  }
}

/**
 * Tells the technician of a device that stands still, if they are at its location, else who assigns devices there.
 * Settings, opening hours or the location may have changed since it was planned: then it is planned again.
 */
export const stillJob = (notify: Notify): JobKind<{ ticket_device_id: string }> => ({
  run: ({ scope, data: { ticket_device_id } }) =>
    scope.transaction(async (own) => {
      const where = eq(ticketDevices.id, ticket_device_id);
      const { id, ticket_id, device_id, location_id, state, state_date, still_from, technician_id } =
        ticketDevices;
      const [row] = await own.select(
        ticketDevices,
        { id, ticket_id, device_id, location_id, state, state_date, still_from, technician_id },
        { where, lock: true },
      );
      if (!row?.still_from) return;
      const device = { ...row, state: row.state as DeviceState };
      const planned = await stillFrom(own, device, row.state_date);
      await own.update(ticketDevices, { still_from: planned }, where);
      if (!planned) return;
      if (planned.getTime() > Date.now()) return scheduleStill(own, null, row.id, planned);
      const { number } = tickets;
      const [ticket] = await own.select(tickets, { number }, { where: eq(tickets.id, row.ticket_id) });
      const [named] = await own.select(
        devices,
        { name: devices.name },
        { where: eq(devices.id, row.device_id) },
      );
      if (!ticket) return;
      const only = await techniciansAt(own, row.location_id, [row.technician_id]);
      await notify(own, {
        locationId: row.location_id,
        ...(only.length > 0 ? { rights: ['EDIT_TICKET'], only } : { rights: ['ASSIGN_TICKET'] }),
        ...ticketNotice('still', {
          id: row.ticket_id,
          number: ticket.number,
          names: [named?.name ?? null],
          date: row.state_date,
          timezone: own.store.timezone,
        }),
      });
    }),
});
