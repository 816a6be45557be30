import { and, eq } from 'drizzle-orm';
import { dayIn, timeIn } from '../../../src/schemas/days.ts';
import { escapeHtml } from '../../../src/schemas/markup.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Services } from '../../core/services.ts';
import type { Notify } from '../../notifications/index.ts';
import { readStore } from '../../store/index.ts';
import { devices, ticketDevices, tickets } from '../tables.ts';
import { mailUncollected } from './letter.ts';
import { isUncollected } from './plan.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'tell-uncollected': { ticket_id: string };
  }
}

interface Told extends Pick<Services, 'originOf'> {
  notify: Notify;
}

/** Tells the staff of the location, and the customer where the store wants it, that ready devices are not collected. */
export const uncollectedJob = ({ notify, originOf }: Told): JobKind<{ ticket_id: string }> => ({
  run: ({ scope, data: { ticket_id } }) =>
    scope.transaction(async (own) => {
      const { name } = devices;
      const { location_id, collect_until } = ticketDevices;
      const rows = await own.select(
        ticketDevices,
        { name, location_id, collect_until },
        {
          join: { table: devices, on: eq(devices.id, ticketDevices.device_id) },
          where: and(eq(ticketDevices.ticket_id, ticket_id), isUncollected()),
          orderBy: [collect_until],
        },
      );
      const { id, number, customer_id } = tickets;
      const [ticket] = await own.select(tickets, { number, customer_id }, { where: eq(id, ticket_id) });
      const [first] = rows;
      if (!ticket || !first?.collect_until) return;
      const names = rows.map((row) => row.name ?? '').join(', ');
      const { timezone } = own.store;
      await notify(own, {
        type: 'TICKET_UNCOLLECTED',
        locationId: first.location_id,
        rights: ['EDIT_TICKET'],
        body: `<h2>Ticket ${ticket.number} is not collected</h2><p>${escapeHtml(names.slice(0, 100))}</p>`,
        data: {
          subject: 'TICKET',
          id: ticket_id,
          event: 'uncollected',
          customer: names.slice(0, 100),
          device: null,
          repair: null,
          others: 0,
          date: dayIn(timezone, first.collect_until),
          start: timeIn(timezone, first.collect_until),
          end: null,
          before: null,
          status: null,
          count: ticket.number,
        },
      });
      const store = await readStore(own);
      if (store.send_uncollected_email && ticket.customer_id)
        await mailUncollected(own, store, {
          originOf,
          ...ticket,
          id: ticket_id,
          customer_id: ticket.customer_id,
          location_id: first.location_id,
          names,
          since: first.collect_until,
        });
    }),
});
