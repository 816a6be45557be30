import { between, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import { idsOfCode } from '../core/records/idCode.ts';
import type { Scope } from '../core/scope.ts';
import type { Secrets } from '../core/secrets.ts';
import { objectOf } from '../core/tables/objectOf.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import { followMerges } from '../customers/index.ts';
import { hasNumber, locationErrors, nextNumber } from '../inventory/index.ts';
import type { salesOf } from '../sales/index.ts';
import { sign } from './rules/signatures.ts';
import { bookedOrder, bookingErrors, takeBooking } from './booking.ts';
import { agreedOf } from './bookingFollowers.ts';
import { addDevices } from './addDevices.ts';
import { recordEvents } from './events.ts';
import { createCustomer } from './newCustomer.ts';
import { planLate, whereLate } from './late.ts';
import { takeDeposit } from './money/deposit.ts';
import { whereStill } from './still/plan.ts';
import { devices, ticketDevices, tickets } from './tables.ts';
import { whereTicketAt } from './whereAt.ts';
import { whereUncollected } from './uncollected/plan.ts';

/** Filters and devices of tickets. */
export const ticketReads: Hooks<Ticket> = {
  filters: {
    number: (_, text) => or(hasNumber(tickets.number, text), hasCode(tickets.id, text)),
    location_id: (_, ids) => whereTicketAt(ids as number[]),
    open: (_, isOpen) => (isOpen === true ? ne : eq)(tickets.state, 'GONE'),
    late: (_, isLate) => whereLate(isLate === true),
    still: (scope, isWanted) => whereStill(scope, isWanted === true),
    uncollected: (scope, isWanted) => whereUncollected(scope, isWanted === true),
  },

  fields: (own) => ({ devices: devicesOf(own) }),

  complete: async (_, records) => {
    // What was to be added is stored by now.
    for (const record of records)
      Object.assign(record, { new_customer: null, new_devices: [], signature: null, deposit: null });
  },
};

/** Tickets: numbers, devices and events. */
export const ticketHooks = (sales: ReturnType<typeof salesOf>, secrets: Secrets): Hooks<Ticket> => ({
  ...ticketReads,

  beforeWrite: async ({ scope, who }, ticket, before) => {
    // What was agreed is locked before the booking, as when a customer answers.
    if (!before) await agreedOf(scope, ticket.appointment_id);
    const isTakenIn = !before || ticket.new_devices.length > 0;
    const errors = [
      ...(isTakenIn ? await placeErrors(scope, ticket.location_id, before) : []),
      ...(before ? [] : await bookingErrors(scope, who, ticket)),
    ];
    if (errors.length > 0) throw invalid(errors);
    const created = !ticket.customer_id && ticket.new_customer;
    const isOther = ticket.customer_id && ticket.customer_id !== before?.customer_id;
    return {
      ...(created && { customer_id: await createCustomer(scope, who, created) }),
      ...(isOther && { customer_id: await followMerges(scope, ticket.customer_id!) }),
      ...(!before && {
        number: await nextNumber(scope, tickets),
        state: 'CHECKED_IN' as const,
        order_id: await bookedOrder(scope, ticket.appointment_id),
      }),
    };
  },

  afterWrite: async (writing, ticket, before, result) => {
    const { scope, who } = writing;
    const by = who.staff_id;
    if (!before)
      await recordEvents(scope, by, [{ ticket_id: ticket.id, kind: 'CREATED', to: ticket.origin }]);
    else if (ticket.promised_date !== before.promised_date)
      await recordEvents(scope, by, [
        { ticket_id: ticket.id, kind: 'PROMISED', from: before.promised_date, to: ticket.promised_date },
      ]);
    if (!before && ticket.signature)
      await sign(
        scope,
        by,
        ticket,
        { ...ticket.signature, kind: 'INTAKE' },
        { isLate: false, path: '/signature' },
      );
    if (ticket.promised_date !== (before?.promised_date ?? null)) await planLate(scope, ticket, by);
    await addDevices(scope, who, { ...ticket, ...result } as Ticket, secrets);
    if (before) return;
    if (ticket.deposit) await takeDeposit(sales, writing, ticket, ticket.deposit);
    await takeBooking(sales.inventory, scope, who, { ...ticket, ...result } as Ticket);
  },
});

/** Errors of a ticket whose location takes no devices in; one that exists keeps its location, which may be closed by now. */
async function placeErrors(scope: Scope, locationId: number, before: Ticket | undefined) {
  const errors = await locationErrors(scope, 'location_id', locationId);
  return before ? errors.map(({ path }) => ({ path, code: 'location_closed' })) : errors;
}

/** The first eight digits of the id, which are printed before the number is known. */
function hasCode(id: PgColumn, text: unknown): SQL | undefined {
  const ids = idsOfCode(String(text));
  return ids && between(id, ...ids);
}

/** The devices of a ticket, as a field of a select. */
function devicesOf(own: TenantFilter): SQL {
  const { id, ticket_id, device_id, state, outcome, created_date } = ticketDevices;
  const device = objectOf({ id, device_id, name: sql`coalesce(${devices.name}, '')`, state, outcome });
  const all = sql`coalesce(json_agg(${device} order by ${created_date}, ${id}), '[]')`;
  const from = sql`${ticketDevices} join ${devices} on ${eq(devices.id, device_id)}`;
  return own.field(all, from, [ticketDevices, devices], eq(ticket_id, tickets.id));
}
