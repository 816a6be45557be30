import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCount, stockHelpers } from './inventory.ts';
import { addFailedMail, mailForm, newMail } from './mails.ts';
import { addCustomer } from './people.ts';
import { createOrder, saleLine } from './sales.ts';
import { startApp, type Reply, type TestApp } from './support.ts';
import { walletHelpers } from './wallet.ts';

let services: TestApp;
let at: ReturnType<typeof stockHelpers>;
let home: number;
beforeAll(async () => {
  services = await startApp();
  at = stockHelpers(services);
  [home] = services.store.locationIds as [number];
});
afterAll(() => services.close());

const used = ({ status, json }: Reply) => [
  status,
  ...(json.errors ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
];
const refused = [409, '/key key_used'];
const ask = (path: string, body: object) => services.ask('STORE_OWNER', 'POST', path, { body });

test('an idempotency key is bound to step, record and values; a repeat returns the same response', async () => {
  const { open, sumOf } = walletHelpers(services);
  const [register, other] = [await open('STORE_OWNER'), await open('STORE_OWNER')];
  const body = { key: randomUUID(), amount: 500, reason: 'CHANGE' };
  const done = await ask(`registers/${register.id}/cashIn`, body);
  expect(done.status).toBe(200);
  const swapped = { reason: 'CHANGE', amount: 500, key: body.key };
  expect((await ask(`registers/${register.id}/cashIn`, swapped)).json).toEqual(done.json);
  expect(used(await ask(`registers/${register.id}/cashIn`, { ...body, amount: 600 }))).toEqual(refused);
  expect(used(await ask(`registers/${other.id}/cashIn`, body))).toEqual(refused);
  expect(used(await ask(`registers/${register.id}/cashOut`, body))).toEqual(refused);
  const [order] = [await createOrder(services, home)];
  expect(used(await ask(`orders/${order}/hold`, { key: body.key }))).toEqual(refused);
  expect(await sumOf('CASH', register.id)).toBe(20_500);
  expect(await sumOf('CASH', other.id)).toBe(20_000);
});

test('the key of a bulk step is bound to its orders, step and values', async () => {
  const ids = [await createOrder(services, home), await createOrder(services, home)];
  const body = { key: randomUUID(), step: 'hold', ids, values: {} };
  expect((await ask('orders/steps', body)).status).toBe(200);
  expect((await ask('orders/steps', body)).status).toBe(200);
  for (const other of [
    { step: 'cancel' },
    { ids: [ids[1]] },
    { step: 'cancel', values: { refund_to: 'ORIGINAL' } },
  ])
    expect(used(await ask('orders/steps', { ...body, ...other }))).toEqual(refused);
  const { json } = await services.ask('STORE_OWNER', 'GET', `orders/${ids[0]}`);
  expect(json.order_status).toBe('ON_HOLD');
});

test('a new order with a client-generated id is created once, and other values with that id are rejected', async () => {
  const body = { id: randomUUID(), location_id: home, lines: [saleLine()] };
  const made = await ask('orders', body);
  expect(made.status).toBe(201);
  expect((await ask('orders', body)).json).toMatchObject({ id: body.id, total: made.json.total });
  const other = { ...body, lines: [saleLine({ unit_price: 2000 })] };
  expect(used(await ask('orders', other))).toEqual([409, '/id key_used']);
});

test('keys of balance and manual stock changes behave alike', async () => {
  const customer = await addCustomer(services);
  const given = {
    key: randomUUID(),
    balance: 'STORE_CREDIT',
    direction: 'GIVE',
    amount: 500,
    note: 'Long wait',
    location_id: home,
  };
  const path = `customer/${customer}/balances`;
  expect((await ask(path, given)).json).toMatchObject({ STORE_CREDIT: 500 });
  expect((await ask(path, given)).json).toMatchObject({ STORE_CREDIT: 500 });
  expect(used(await ask(path, { ...given, amount: 600 }))).toEqual(refused);
  expect(used(await ask(`customer/${await addCustomer(services)}/balances`, given))).toEqual(refused);

  const item_id = await at.item();
  const came = { key: randomUUID(), location_id: home, note: null, lines: [{ item_id, quantity: 3 }] };
  const received = await ask('stock/receive', came);
  expect(received.json.data).toMatchObject([{ on_hand: 3 }]);
  expect((await ask('stock/receive', came)).json).toEqual(received.json);
  const more = { ...came, lines: [{ item_id, quantity: 4 }] };
  expect(used(await ask('stock/receive', more))).toEqual(refused);
  expect(used(await ask('stock/adjust', { ...came, reason: 'FOUND' }))).toEqual(refused);
});

test('keys of count entries behave alike, and an entry can still be withdrawn', async () => {
  const item_id = await at.item();
  const id = await startCount(services, home);
  const entry = {
    key: randomUUID(),
    counted_date: new Date().toISOString(),
    item_id,
    mode: 'SET',
    quantity: 4,
  };
  const send = (values: object) => ask(`stockCounts/${id}/entries`, { entries: [{ ...entry, ...values }] });
  expect((await send({})).status).toBe(200);
  expect((await send({})).status).toBe(200);
  for (const values of [{ quantity: 5 }, { mode: 'ADD' }, { item_id: await at.item() }, { code: 'X-1' }])
    expect(used(await send(values))).toEqual([409, '/entries/0/key key_used']);
  expect((await send({ is_undone: true })).status).toBe(200);
});

test('keys of emails and resent emails behave alike, with their attachments', async () => {
  const post = (mail: object, content = 'One') =>
    services.ask('STORE_OWNER', 'POST', 'mails', mailForm(mail, [{ name: 'a.txt', content }]));
  const mail = newMail({ location_id: home });
  const first = await post(mail);
  expect(first.status).toBe(201);
  expect((await post(mail)).json.id).toBe(first.json.id);
  expect(used(await post({ ...mail, subject: 'Another' }))).toEqual(refused);
  expect(used(await post(mail, 'Two'))).toEqual(refused);

  const key = randomUUID();
  const [one, two] = [await addFailedMail(services, home), await addFailedMail(services, home)];
  const again = await ask(`mails/${one}/again`, { key });
  expect((await ask(`mails/${one}/again`, { key })).json.id).toBe(again.json.id);
  expect(used(await ask(`mails/${two}/again`, { key }))).toEqual(refused);
});
