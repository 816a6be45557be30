import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { DeviceService } from '../../src/schemas/tickets/services.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { BenchWork } from '../../src/schemas/tickets/work.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { addCustomer } from './people.ts';
import { addItem, receive } from './stock.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let customer: string;

beforeAll(async () => {
  services = await startApp();
  here = services.store.locationIds[0]!;
  customer = await addCustomer(services);
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers = {}) =>
  services.ask('STORE_OWNER', method, path, { body, headers });

async function answer<T>(reply: Promise<Reply>): Promise<T> {
  const { status, json, text } = await reply;
  if (status >= 300) throw new Error(text);
  return json as T;
}

const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);

const service = (cost: number | null, values: Partial<DeviceService> = {}) => ({
  name: 'Cleaning',
  cost,
  ...values,
});

/** A ticket with a device for each list of services, in this order. */
async function takeIn(devices: object[][], values: object = {}): Promise<Ticket> {
  const ticket = await answer<Ticket>(
    owner('POST', 'tickets', {
      location_id: here,
      customer_id: customer,
      new_devices: devices.map((own, index) => ({
        name: `Phone ${index}`,
        problem: 'Broken',
        services: own,
      })),
      ...values,
    }),
  );
  return { ...ticket, devices: ticket.devices.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

const take = (id: string, step: string, values: object = {}, model = 'ticketDevices') =>
  owner('POST', `${model}/${id}/${step}`, { key: randomUUID(), ...values });
const taken = (id: string, step: string, values: object = {}, model = 'ticketDevices') =>
  answer<TicketDevice>(take(id, step, values, model));
const settle = (id: string) => answer<{ order_id: string }>(owner('POST', `tickets/${id}/order`));
const orderOf = async (id: string): Promise<Order> =>
  answer(owner('GET', `orders/${(await settle(id)).order_id}`));

async function agreeOn(id: string, list: object[]) {
  const { headers } = await owner('GET', `ticketDevices/${id}`);
  await answer(owner('PUT', `ticketDevices/${id}`, { services: list }, { 'if-match': String(headers.etag) }));
}

test('Services above the agreed amount hold the repair until the customer agrees', async () => {
  const ticket = await takeIn([[service(5000)]]);
  const { id } = ticket.devices[0]!;
  await agreeOn(id, [service(5000), service(2500, { name: 'New port' })]);
  const refused = await take(id, 'repair');
  expect(refused.status).toBe(409);
  expect(codes(refused)).toEqual([' not_agreed']);
  expect(codes(await take(id, 'finish', { outcome: 'REPAIRED' }))).toEqual(['/outcome not_agreed']);
  await taken(id, 'awaitCustomer', { reason: 'Price' });
  const agreed = await taken(id, 'agree', { amount: 7500, by: ' Ada Berg ', how: 'PHONE' });
  expect(agreed).toMatchObject({ agreed_amount: 7500, agreed_by: 'Ada Berg', agreed_how: 'PHONE' });
  await taken(id, 'resume');
  expect((await taken(id, 'repair')).state).toBe('IN_REPAIR');
  const { json } = await owner('GET', `tickets/${ticket.id}/events`);
  expect((json as { kind: string }[]).find(({ kind }) => kind === 'AGREED')).toMatchObject({
    from: '5000',
    to: '7500',
    reason: 'Ada Berg',
  });
});

test('A ticket has one order with its services, parts and technician; deposits are its payments', async () => {
  const ticket = await takeIn([[service(5000)], [service(3000), service(null, { name: 'Unknown' })]]);
  const [one, two] = ticket.devices.map(({ id }) => id);
  const orders = await Promise.all([1, 2, 3].map(() => settle(ticket.id)));
  expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(1);
  const { order_id } = orders[0]!;
  await taken(order_id, 'pay', { method: 'POS', amount: 1000 }, 'orders');
  const item = await addItem(services, { name: 'Screen', sku: randomUUID() });
  await receive(services, item.id, 1);
  await taken(one!, 'repair');
  await taken(one!, 'wantPart', { item_id: item.id });
  const { parts } = await answer<BenchWork>(owner('GET', `ticketDevices/${one}/work`));
  await taken(one!, 'takePart', { part_id: parts[0]!.id });
  const order = await orderOf(ticket.id);
  expect(order).toMatchObject({ id: order_id, subtotal: 8000, paid: 1000, customer_id: customer });
  const me = services.store.staff.STORE_OWNER.id;
  expect(
    order.lines
      .toSorted((a, b) => b.unit_price - a.unit_price)
      .map(({ kind, unit_price, ticket_device_id, staff_id }) => ({
        kind,
        unit_price,
        ticket_device_id,
        staff_id,
      })),
  ).toEqual([
    { kind: 'CUSTOM', unit_price: 5000, ticket_device_id: one, staff_id: me },
    { kind: 'CUSTOM', unit_price: 3000, ticket_device_id: two, staff_id: me },
    { kind: 'PART', unit_price: 0, ticket_device_id: one, staff_id: me },
  ]);
  expect((await answer<Ticket>(owner('GET', `tickets/${ticket.id}`))).order_id).toBe(order_id);
});

test('A ticket says what is due before it has an order, as much as that has then', async () => {
  const ticket = await takeIn([[service(5000)], [service(2000)]]);
  const balance = () => answer<object>(owner('GET', `tickets/${ticket.id}/balance`));
  const before = await balance();
  expect((await answer<Ticket>(owner('GET', `tickets/${ticket.id}`))).order_id).toBeNull();
  const { id, total, subtotal } = await orderOf(ticket.id);
  expect(subtotal).toBe(7000);
  expect(before).toEqual({ total, paid: 0, due: total, location_id: null, location: null });
  await taken(id, 'pay', { method: 'POS', amount: 1000 }, 'orders');
  expect(await balance()).toEqual({
    total,
    paid: 1000,
    due: total - 1000,
    location_id: here,
    location: expect.any(String),
  });
});

test('Paying does not hand over, and handing over does not pay', async () => {
  const ticket = await takeIn([[service(5000)], [service(2000)]]);
  const [one, two] = ticket.devices.map(({ id }) => id);
  await taken(one!, 'finish', { outcome: 'REPAIRED' });
  const { id, due } = await orderOf(ticket.id);
  await taken(id, 'pay', { method: 'POS', amount: due }, 'orders');
  expect((await answer<TicketDevice>(owner('GET', `ticketDevices/${one}`))).state).toBe('READY');
  await taken(one!, 'handOver', { collected_by: 'Sam Berg' });
  const left = await answer<Ticket>(owner('GET', `tickets/${ticket.id}`));
  expect(left.state).toBe('CHECKED_IN');
  expect(left.devices.map(({ state }) => state).toSorted()).toEqual(['CHECKED_IN', 'GONE']);
  await taken(two!, 'finish', { outcome: 'REPAIRED' });
  await taken(two!, 'handOver');
  expect((await orderOf(ticket.id)).order_status).toBe('PENDING');
});

test('A declined device leaves with its diagnosis fee and a line that says so', async () => {
  const ticket = await takeIn([[service(null, { name: 'Diagnosis', is_diagnosis: true }), service(9000)]]);
  const { id } = ticket.devices[0]!;
  await taken(id, 'finish', { outcome: 'DECLINED', reason: 'Too expensive' });
  const { lines, subtotal } = await orderOf(ticket.id);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.name).toMatch(/^Phone 0 – Repair declined/);
  expect(subtotal).toBe(lines[0]!.unit_price);
});

test('An order that is up to date is not written again, also for a device without technician', async () => {
  const ticket = await takeIn([[service(5000)]]);
  const { id } = await orderOf(ticket.id);
  const etag = async () => (await owner('GET', `orders/${id}`)).headers.etag;
  const before = await etag();
  await settle(ticket.id);
  expect(await etag()).toBe(before);
});

test('Lines that were added by hand stay; a device of the store has no order', async () => {
  const ticket = await takeIn([[service(5000)]]);
  const order = await orderOf(ticket.id);
  const { headers } = await owner('GET', `orders/${order.id}`);
  const cable = { kind: 'CUSTOM', name: 'Cable', unit_price: 1500, quantity: 1 };
  await answer(
    owner(
      'PUT',
      `orders/${order.id}`,
      { lines: [...order.lines, cable] },
      { 'if-match': String(headers.etag) },
    ),
  );
  await agreeOn(ticket.devices[0]!.id, [service(5000), service(700, { name: 'Glue' })]);
  expect((await orderOf(ticket.id)).lines.map(({ name }) => name)).toEqual([
    'Phone 0 – Cleaning',
    'Phone 0 – Glue',
    'Cable',
  ]);
  const own = await takeIn([[service(5000)]], { customer_id: null, origin: 'OWN_STOCK' });
  expect(codes(await owner('POST', `tickets/${own.id}/order`))).toEqual([' no_customer']);
});

test('Whatever happens to the devices, the order is the sum of what they cost', async () => {
  const random = seededRandom(34);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  for (let round = 0; round < 4; round += 1) {
    const ticket = await takeIn([[service(1100)], [service(2300)], [service(4700)]]);
    for (let turn = 0; turn < 8; turn += 1) {
      const { id } = one(ticket.devices);
      await one([
        () => take(id, 'repair'),
        () => take(id, 'finish', { outcome: one(['REPAIRED', 'DECLINED', 'BOUGHT']), reason: 'So' }),
        () => take(id, 'goBack', { to: 'CHECKED_IN', reason: 'Again' }),
        () => take(id, 'handOver'),
        () => settle(ticket.id),
      ])();
    }
    const order = await orderOf(ticket.id);
    const expected = await Promise.all(
      ticket.devices.map(async ({ id }) => {
        const device = await answer<TicketDevice>(owner('GET', `ticketDevices/${id}`));
        const isPaid = device.outcome === null || device.outcome === 'REPAIRED';
        return isPaid ? device.services.reduce((sum, { cost }) => sum + (cost ?? 0), 0) : 0;
      }),
    );
    expect(order.subtotal).toBe(expected.reduce((sum, cost) => sum + cost, 0));
  }
});

test('A ticket is found for its pick-up by the name of its customer, also by a short one', async () => {
  const li = await addCustomer(services, { first_name: 'Wu', last_name: 'Li' });
  const ticket = await takeIn([[service(5000)]], { customer_id: li });
  for (const search of ['Li', 'wu li', String(ticket.number)]) {
    const filter = encodeURIComponent(JSON.stringify({ search, open: true }));
    const found = await answer<Ticket[]>(owner('GET', `tickets?filter=${filter}`));
    expect(found.map(({ id }) => id)).toContain(ticket.id);
  }
});

test('The next payment of a ticket whose order was cancelled makes another order', async () => {
  const ticket = await takeIn([[service(5000)]]);
  const first = await orderOf(ticket.id);
  await taken(first.id, 'cancel', {}, 'orders');
  const second = await orderOf(ticket.id);
  expect(second).toMatchObject({ order_status: 'PENDING', subtotal: 5000 });
  expect(second.id).not.toBe(first.id);
  expect((await answer<Ticket>(owner('GET', `tickets/${ticket.id}`))).order_id).toBe(second.id);
});

test('A deposit is the first payment of the order, made once with the ticket', async () => {
  const id = randomUUID();
  const device = (own: DeviceService[] | object[]) => ({ name: 'Deposit', problem: 'Broken', services: own });
  const sent = {
    id,
    location_id: here,
    customer_id: customer,
    new_devices: [device([service(5000)])],
    deposit: { method: 'POS', amount: 1999, reference: 'T-1' },
  };
  const [first, again] = await Promise.all([owner('POST', 'tickets', sent), owner('POST', 'tickets', sent)]);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(first.json.deposit).toBeNull();
  const order = await orderOf(id);
  expect(order).toMatchObject({ paid: 1999, payment_status: 'PARTLY_PAID', subtotal: 5000 });
  const { json: paid } = await owner('GET', `payments?filter={"order_id":"${order.id}"}`);
  expect(paid).toMatchObject([{ amount: 1999, method: 'POS', reference: 'T-1' }]);
});

test.each([
  ['more than is due', { method: 'POS', amount: 900_000 }, [service(5000)], '/deposit/amount over_due'],
  ['nothing has a price', { method: 'POS', amount: 100 }, [service(null)], '/deposit no_price'],
  ['no till is open', { method: 'CASH', amount: 100 }, [service(5000)], '/deposit/register_id till_closed'],
  ['less than nothing', { method: 'POS', amount: -100 }, [service(5000)], '/deposit/amount minimum'],
])('No ticket is made with a deposit when %s', async (_, deposit, own, code) => {
  const id = randomUUID();
  const reply = await owner('POST', 'tickets', {
    id,
    location_id: here,
    customer_id: customer,
    new_devices: [{ name: 'Deposit', problem: 'Broken', services: own }],
    deposit,
  });
  expect(codes(reply)).toEqual([code]);
  expect((await owner('GET', `tickets/${id}`)).status).toBe(404);
});
