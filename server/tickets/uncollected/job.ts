import { and, eq } from 'drizzle-orm';
import type { JobKind } from '../../core/jobs/kinds.ts';
import { groupBy } from '../../core/groupBy.ts';
import type { Services } from '../../core/services.ts';
import type { Notify } from '../../notifications/index.ts';
import { readStore } from '../../store/index.ts';
import { tellEvent } from '../customerEvents.ts';
import { devices, ticketDevices, tickets } from '../tables.ts';
import { ticketNotice } from '../ticketNotice.ts';
import { mailUncollected } from './letter.ts';
import { isReminded, isUncollected, noteTold, planReminder, putOff } from './plan.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    /** A device on a ticket, and how often it is its turn with this time; once by default. */
    'tell-uncollected': { id: string; turn?: number };
  }
}

interface Told extends Pick<Services, 'originOf'> {
  notify: Notify;
}

/**
 * Tells the staff of its location, and the customer where a rule or the store's settings say so, that a device is not
 * collected, and which others of its ticket are not. If the time of one has passed later, its own job tells of all. Each
 * plans its next turn itself, as the one that passed later may be collected first. A turn is left out if the settings no
 * longer want it, or if it was had before; of a device that is on its way it waits until that has arrived.
 */
export const uncollectedJob = ({ notify, originOf }: Told): JobKind<{ id: string; turn?: number }> => ({
  run: ({ scope, data: { turn = 1, ...data } }) =>
    scope.transaction(async (own) => {
      const { ticket_id, location_id, to_location_id, collect_until, storage_fee } = ticketDevices;
      const ofTicket = own.any(ticketDevices, ticket_id, eq(ticketDevices.id, data.id));
      const uncollected = await own.select(
        ticketDevices,
        {
          id: ticketDevices.id,
          ticket_id,
          name: devices.name,
          location_id,
          to_location_id,
          collect_until,
          storage_fee,
        },
        {
          join: { table: devices, on: eq(devices.id, ticketDevices.device_id) },
          where: and(eq(ticket_id, ofTicket), isUncollected()),
          orderBy: [collect_until, ticketDevices.id],
        },
      );
      const device = uncollected.find((row) => row.id === data.id);
      if (!device) return;
      if (device.to_location_id !== null) return putOff(own, data.id, turn);
      const store = await readStore(own);
      if ((turn > 1 && !isReminded(store, turn)) || !(await noteTold(own, data.id, turn))) return;
      await planReminder(own, store, data.id, turn);
      const rows = uncollected.filter((row) => row.to_location_id === null);
      const last = rows.at(-1);
      if (!last?.collect_until || last.id !== data.id) return;
      const { id, number, customer_id } = tickets;
      const [ticket] = await own.select(
        tickets,
        { id, number, customer_id },
        { where: eq(id, last.ticket_id) },
      );
      if (!ticket) return;
      const places = [...groupBy(rows, (row) => row.location_id)];
      for (const [locationId, there] of places)
        await notify(own, {
          locationId,
          rights: ['EDIT_TICKET'],
          ...ticketNotice('uncollected', {
            ...ticket,
            names: there.map(({ name }) => name),
            date: there.at(-1)?.collect_until ?? last.collect_until,
            timezone: own.store.timezone,
          }),
        });
      const about = [last.id, last.collect_until.toISOString(), ...(turn > 1 ? [turn] : [])].join(' ');
      const isTold = await tellEvent(own, { event: 'UNCOLLECTED', ticket_id: ticket.id, about, by: null });
      if (!isTold && store.send_uncollected_email && ticket.customer_id)
        await mailUncollected(own, store, {
          originOf,
          ...ticket,
          about,
          customer_id: ticket.customer_id,
          places: places.map(([place, there]) => ({
            location_id: place,
            names: there.map(({ name }) => name).join(', '),
          })),
          fee: last.storage_fee,
        });
    }),
});
