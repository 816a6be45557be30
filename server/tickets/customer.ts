import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Who } from '../../src/schemas/can.ts';
import { devices as deviceModel } from '../../src/schemas/tickets/devices.ts';
import { ticketDevices as ticketDeviceModel } from '../../src/schemas/tickets/ticketDevices.ts';
import { tickets as ticketModel } from '../../src/schemas/tickets/tickets.ts';
import { forgetProperties } from '../core/history/forgetProperties.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';
import type { TenantFilter } from '../core/tenantFilter.ts';
import {
  pages,
  type CustomerContribution,
  type CustomerIdentity,
  type CustomerKey,
  type Forgetting,
  type Unsettled,
} from '../customers/index.ts';
import { ticketPasscodes } from './passcodes/tables.ts';
import { forgetPhotos } from './photos/forget.ts';
import { ticketPhotos } from './photos/tables.ts';
import { deviceNotes } from './work/tables.ts';
import { deviceOwners, devices, signatures, ticketDevices, ticketEvents, tickets } from './tables.ts';

const isOf =
  (column: PgColumn) =>
  (_: unknown, { id }: CustomerKey) =>
    eq(column, id);

/** Devices and tickets of a customer. */
export const ticketsOfCustomer: CustomerContribution = {
  records: {
    devices: {
      table: devices,
      isOf: isOf(devices.customer_id),
      readable: (_, who) => readableRows(who, deviceModel, devices),
      rows: (scope, _, where) => pages(scope, devices, where),
    },
    deviceOwners: {
      table: deviceOwners,
      isOf: isOf(deviceOwners.customer_id),
      readable: (_, who) => readableRows(who, deviceModel, devices),
      rows: (scope, _, where) => pages(scope, deviceOwners, where),
    },
    tickets: {
      table: tickets,
      isOf: isOf(tickets.customer_id),
      readable: (_, who) => readableRows(who, ticketModel, tickets),
      rows: (scope, _, where) => pages(scope, tickets, where),
    },
  },
  file: {
    ticketPhotos: {
      table: ticketPhotos,
      isOf: (own, { id }) =>
        and(isOfTickets(own, ticketPhotos.ticket_device_id, id), isNull(ticketPhotos.deleted_date))!,
      readable: (scope, who) => readableDevices(scope, who),
      rows: (scope, _, where) => pages(scope, ticketPhotos, where),
    },
    signatures: {
      table: signatures,
      isOf: (own, { id }) =>
        eq(signatures.ticket_id, own.any(tickets, tickets.id, eq(tickets.customer_id, id))),
      readable: (scope, who) =>
        eq(signatures.ticket_id, scope.any(tickets, tickets.id, readableRows(who, ticketModel, tickets))),
      rows: (scope, _, where) => pages(scope, signatures, where),
    },
  },
  unsettled: openTickets,
  forget: forgetTickets,
};

/** The condition that a column names a device on a ticket of a customer. */
function isOfTickets(own: TenantFilter, column: PgColumn, customerId: CustomerKey['id']): SQL {
  const ids = own.any(tickets, tickets.id, eq(tickets.customer_id, customerId));
  return eq(column, own.any(ticketDevices, ticketDevices.id, eq(ticketDevices.ticket_id, ids)));
}

function readableDevices(scope: Scope, who: Who): SQL | undefined {
  const readable = readableRows(who, ticketDeviceModel, ticketDevices);
  return readable && eq(ticketPhotos.ticket_device_id, scope.any(ticketDevices, ticketDevices.id, readable));
}

async function openTickets(scope: Scope, { id }: CustomerIdentity): Promise<Unsettled[]> {
  const count = await scope.count(tickets, and(eq(tickets.customer_id, id), ne(tickets.state, 'GONE')));
  return count > 0 ? [{ path: '', code: 'open_tickets', params: { count } }] : [];
}

/** An array in a column with these values in each of its objects. */
const withEach = (column: PgColumn | SQL, values: object): SQL =>
  sql`coalesce((select jsonb_agg(entry || ${JSON.stringify(values)}::jsonb) from jsonb_array_elements(${column}) entry), '[]')`;

/** The answers of a checklist without what was written to them. */
const withoutTexts = (column: PgColumn): SQL =>
  sql`jsonb_set(${column}, '{answers}', ${withEach(sql`${column} -> 'answers'`, { text: null })})`;

/** Erases what was written about the customer; states, times and outcomes are kept. */
async function forgetTickets({ scope, customer: { id } }: Forgetting): Promise<void> {
  const own = eq(tickets.customer_id, id);
  const ids = scope.any(tickets, tickets.id, own);
  await scope.update(ticketEvents, { reason: null }, eq(ticketEvents.ticket_id, ids));
  const onTickets = scope.any(ticketDevices, ticketDevices.id, eq(ticketDevices.ticket_id, ids));
  await scope.update(deviceNotes, { text: '-' }, eq(deviceNotes.ticket_device_id, onTickets));
  await forgetPhotos(scope, onTickets);
  await scope.delete(
    ticketPasscodes,
    eq(ticketPasscodes.ticket_device_id, onTickets),
    ticketPasscodes.ticket_device_id,
  );
  const { condition, checks, left_items } = ticketDevices;
  const values = {
    problem: '-',
    agreed_by: null,
    condition: withoutTexts(condition),
    checks: withoutTexts(checks),
    left_items: withEach(left_items, { name: '-' }),
  };
  const forgotten = await scope.updateReturning(ticketDevices, values, eq(ticketDevices.ticket_id, ids), {
    id: ticketDevices.id,
  });
  await forgetProperties(
    scope,
    ticketDeviceModel.name,
    forgotten.map((row) => row.id),
    Object.keys(values),
  );
  await scope.delete(signatures, eq(signatures.ticket_id, ids), signatures.id);
  await scope.update(tickets, { note: null }, own);
  await scope.update(devices, { warning: null, serial_reason: null }, eq(devices.customer_id, id));
}
