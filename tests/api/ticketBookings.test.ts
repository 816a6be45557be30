import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { stock } from '../../server/inventory/tables.ts';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { TicketEvent } from '../../src/schemas/tickets/events.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { ProposedOrder } from '../../src/schemas/sales/proposedOrder.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { BenchWork } from '../../src/schemas/tickets/work.ts';
import { addLookups, addRepair, newBooking } from './booking.ts';
import { addCustomer } from './people.ts';
import { addItem, receive } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
let here: number;
let away: number;
let customer: string;

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  [here, away] = services.store.locationIds as [number, number];
  customer = await addCustomer(services);
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

async function answer<T>(reply: Promise<Reply>): Promise<T> {
  const { status, json, text } = await reply;
  if (status >= 300) throw new Error(text);
  return json as T;
}

const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string; params?: object }[]).map(
    ({ path, code, params }) => `${path} ${code} ${JSON.stringify(params ?? {})}`,
  );

const bookings = () => `repair/location/${here}/appointment`;
const book = (repair: string, values: object = {}) =>
  answer<Appointment>(owner('POST', bookings(), { ...newBooking(repair), ...values }));
const bookingOf = async (id: string) => {
  const list = await answer<{ data?: Appointment[] } & Appointment>(owner('GET', `repair/appointment/${id}`));
  return list;
};

const takeIn = (appointment_id: string, values: object = {}) =>
  owner('POST', 'tickets', {
    location_id: here,
    customer_id: customer,
    origin: 'BOOKING',
    appointment_id,
    new_devices: [{ name: 'Phone', problem: 'Broken screen' }],
    ...values,
  });

const take = (id: string, step: string, values: object = {}) =>
  answer<TicketDevice>(owner('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values }));

async function levelOf(item_id: string) {
  const { on_hand, reserved } = stock;
  const where = and(eq(stock.item_id, item_id), eq(stock.location_id, here));
  const [level] = await scope.select(stock, { on_hand, reserved }, { where });
  return level;
}

test('Of two counters that take in one appointment, the second is told the number of the ticket', async () => {
  const { id } = await book(await addRepair(services));
  const replies = await Promise.all([takeIn(id), takeIn(id)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const { number } = replies.find(({ status }) => status === 201)!.json as Ticket;
  expect(codes(replies.find(({ status }) => status === 422)!)).toEqual([
    `/appointment_id has_ticket {"number":${number}}`,
  ]);
  const filter = encodeURIComponent(JSON.stringify({ appointment_id: id }));
  const data = await answer<Ticket[]>(owner('GET', `tickets?filter=${filter}`));
  expect(data.map((one) => one.number)).toEqual([number]);
});

test('An appointment of another location, a cancelled one and an unknown one become no ticket', async () => {
  const { id } = await book(await addRepair(services));
  expect(codes(await takeIn(id, { location_id: away }))).toEqual(['/appointment_id other_location {}']);
  expect((await owner('DELETE', `${bookings()}/${id}`)).status).toBeLessThan(300);
  expect(codes(await takeIn(id))[0]).toContain('/appointment_id reference');
  expect(codes(await takeIn(randomUUID()))[0]).toContain('/appointment_id reference');
});

test('The status of an appointment follows its ticket once, forward only', async () => {
  const { id } = await book(await addRepair(services));
  const ticket = await answer<Ticket>(takeIn(id));
  const device = ticket.devices[0]!.id;
  expect((await bookingOf(id)).status).toBe('IN_PROGRESS');
  await take(device, 'finish', { outcome: 'REPAIRED' });
  expect((await bookingOf(id)).status).toBe('IN_PROGRESS');
  await take(device, 'handOver');
  expect((await bookingOf(id)).status).toBe('COMPLETED');
  await take(device, 'goBack', { to: 'IN_REPAIR', reason: 'Fails again' });
  expect((await bookingOf(id)).status).toBe('COMPLETED');
});

test('The parts promised to an appointment go along to the device, and nobody gets between', async () => {
  const { id: screen } = await addItem(services, { name: 'Screen', sku: 'SCREEN-T', price: 1000 });
  await receive(services, screen, 1, { location_id: here });
  const repair = await addRepair(services);
  await answer(
    owner('PUT', `/dc/en/store/${services.store.id}/repair`, {
      id: repair,
      parts: [{ item_id: screen, quantity: 1 }],
    }),
  );
  const first = await book(repair);
  const waiting = await book(repair);
  const ticket = await answer<Ticket>(takeIn(first.id));
  const device = ticket.devices[0]!.id;
  const partsOf = async () =>
    (await answer<BenchWork>(owner('GET', `ticketDevices/${device}/work`))).parts.map(({ state }) => state);
  expect(await partsOf()).toEqual(['RESERVED']);
  const events = await answer<TicketEvent[]>(owner('GET', `tickets/${ticket.id}/events`));
  expect(events.find(({ kind }) => kind === 'PART')).toMatchObject({ to: 'RESERVED', reason: 'Screen' });
  expect(await levelOf(screen)).toEqual({ on_hand: 1, reserved: 1 });
  const { parts_state } = await bookingOf(waiting.id);
  expect(parts_state).toBe('WAITING');
  const [part] = (await answer<BenchWork>(owner('GET', `ticketDevices/${device}/work`))).parts;
  await take(device, 'takePart', { part_id: part!.id });
  await take(device, 'finish', { outcome: 'REPAIRED' });
  await take(device, 'handOver');
  expect(await levelOf(screen)).toEqual({ on_hand: 0, reserved: 0 });
});

test('A booked service keeps the price of its booking', async () => {
  const repair = await addRepair(services, { cost: 80 });
  const { id } = await book(repair);
  await answer(owner('PUT', `/dc/en/store/${services.store.id}/repair`, { id: repair, cost: 120 }));
  const ticket = await answer<Ticket>(
    takeIn(id, {
      new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ repair_id: repair, cost: 1 }] }],
    }),
  );
  const device = await answer<TicketDevice>(owner('GET', `ticketDevices/${ticket.devices[0]!.id}`));
  expect(device.services.map(({ cost }) => cost)).toEqual([8000]);
});

const orderOf = (booking: string) => answer<ProposedOrder>(owner('GET', `orders/fromAppointment/${booking}`));
const settle = (ticket: string) => answer<{ order_id: string }>(owner('POST', `tickets/${ticket}/order`));

/** A ticket with the booked service on its device. */
const takeInBooked = (booking: string, repair: string) =>
  answer<Ticket>(
    takeIn(booking, {
      new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ repair_id: repair, cost: 1 }] }],
    }),
  );

test('The order of an appointment is that of its ticket, and its services are paid once', async () => {
  const repair = await addRepair(services, { cost: 80 });
  const booking = await book(repair);
  const order = await answer<Order>(owner('POST', 'orders', await orderOf(booking.id)));
  const ticket = await takeInBooked(booking.id, repair);
  expect(ticket.order_id).toBe(order.id);
  expect(await settle(ticket.id)).toEqual({ order_id: order.id });
  const settled = await answer<Order>(owner('GET', `orders/${order.id}`));
  expect(settled.total).toBe(order.total);
  expect(settled.lines.map(({ id, ticket_device_id }) => ({ id, ticket_device_id }))).toEqual([
    { id: order.lines[0]!.id, ticket_device_id: ticket.devices[0]!.id },
  ]);
  await settle(ticket.id);
  expect((await answer<Order>(owner('GET', `orders/${order.id}`))).total).toBe(order.total);
});

test('A line of several pieces is shared by the devices that they are for', async () => {
  const repair = await addRepair(services, { cost: 80 });
  const booking = await book(repair);
  const proposed = await orderOf(booking.id);
  const lines = proposed.lines.map((line) => ({ ...line, quantity: 3 }));
  const order = await answer<Order>(owner('POST', 'orders', { ...proposed, lines }));
  const device = (name: string) => ({ name, problem: 'Broken', services: [{ repair_id: repair, cost: 1 }] });
  const ticket = await answer<Ticket>(takeIn(booking.id, { new_devices: [device('One'), device('Two')] }));
  await settle(ticket.id);
  const settled = await answer<Order>(owner('GET', `orders/${order.id}`));
  expect(settled.total).toBe(order.total);
  expect(settled.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  const devices = settled.lines.flatMap(({ ticket_device_id }) => ticket_device_id ?? []);
  expect(devices.toSorted()).toEqual(ticket.devices.map(({ id }) => id).toSorted());
  await settle(ticket.id);
  expect((await answer<Order>(owner('GET', `orders/${order.id}`))).lines).toEqual(settled.lines);
});

test('An appointment on a ticket is rung up by the ticket alone', async () => {
  const repair = await addRepair(services, { cost: 80 });
  const booking = await book(repair);
  const proposed = await orderOf(booking.id);
  const ticket = await takeInBooked(booking.id, repair);
  expect(ticket.order_id).toBeNull();
  const refused = await owner('GET', `orders/fromAppointment/${booking.id}`);
  expect(refused.status).toBe(409);
  const { id: ticket_id, number } = ticket;
  expect(codes(refused)).toEqual([`/appointment_id has_ticket ${JSON.stringify({ ticket_id, number })}`]);
  expect(codes(await owner('POST', 'orders', proposed))).toEqual([
    `/appointment_id has_ticket ${JSON.stringify({ number })}`,
  ]);
  const { order_id } = await settle(ticket.id);
  expect(await bookingOf(booking.id)).toMatchObject({ order_id, ticket_id });
  expect(await answer<Order>(owner('GET', `orders/${order_id}`))).toMatchObject({
    appointment_id: booking.id,
    subtotal: 8000,
  });
});

test('A quote becomes either an appointment or a ticket', async () => {
  const repair = await addRepair(services);
  const quote = await book(repair, { type: 'QUOTE' });
  const { id, number } = await answer<Ticket>(takeIn(quote.id, { origin: 'QUOTE' }));
  expect(await bookingOf(quote.id)).toMatchObject({
    ticket_id: id,
    quote_status: 'ACCEPTED',
    converted: false,
  });
  const booked = await owner('POST', bookings(), { ...newBooking(repair), quote_id: quote.id });
  expect(codes(booked)).toEqual([`/quote_id has_ticket ${JSON.stringify({ number })}`]);
  const other = await book(repair, { type: 'QUOTE' });
  await book(repair, { quote_id: other.id });
  expect(codes(await takeIn(other.id, { origin: 'QUOTE' }))).toEqual(['/appointment_id converted {}']);
});
