import { eq } from 'drizzle-orm';
import { dayIn, timeIn } from '../../../src/schemas/days.ts';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import type { DeviceState } from '../../../src/schemas/tickets/states.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Notify } from '../../notifications/index.ts';
import { devices, ticketDevices, tickets } from '../tables.ts';
import { scheduleStill, stillFrom } from './plan.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'tell-still': { ticket_device_id: string };
  }
}

/**
 * Tells the technician of a device that stands still, else who assigns devices at its location. Settings, opening hours
 * or the location may have changed since it was planned: then it is planned again.
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
      const name = (named?.name ?? '').slice(0, 100);
      const { timezone } = own.store;
      await notify(own, {
        type: 'TICKET_STILL',
        locationId: row.location_id,
        ...(row.technician_id
          ? { rights: ['EDIT_TICKET'], only: [row.technician_id] }
          : { rights: ['ASSIGN_TICKET'] }),
        body: `<h2>Ticket ${ticket.number} is standing still</h2><p>${escapeHtml(name)}</p>`,
        data: {
          subject: 'TICKET',
          id: row.ticket_id,
          event: 'still',
          customer: name,
          device: null,
          repair: null,
          others: 0,
          date: dayIn(timezone, row.state_date),
          start: timeIn(timezone, row.state_date),
          end: null,
          before: null,
          status: null,
          count: ticket.number,
        },
      });
    }),
});
