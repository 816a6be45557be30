import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { textMessages, threads } from '../../server/inbox/tables.ts';
import { locations } from '../../server/locations/tables.ts';
import { statusLinks } from '../../server/statusPages/tables.ts';
import { ticketDevices } from '../../server/tickets/tables.ts';
import { rateLimits } from '../../server/core/tables/rateLimits.ts';
import { stores } from '../../server/core/tables/stores.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { jpeg } from '../support/pictures.ts';
import { addCustomer } from './people.ts';
import { multipart, startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
let customer: string;
let ticket: Ticket;
let device: string;

const phone = '+16135550142';
const imei = '356938035643809';

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: AskOptions = {}) =>
  services.ask('STORE_OWNER', method, path, options);
const take = (step: string, values: object) =>
  owner('POST', `ticketDevices/${device}/${step}`, { body: { key: randomUUID(), ...values } });

beforeAll(async () => {
  services = await startApp();
  customer = await addCustomer(services, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@customers.example',
    phone,
    language: 'fr',
  });
  const { json } = await owner('POST', 'tickets', {
    body: {
      location_id: services.store.locationIds[0],
      customer_id: customer,
      new_devices: [
        {
          name: `Phone ${imei}`,
          serial: imei,
          problem: 'Code is 4711',
          services: [{ name: 'New <screen>', cost: 10_000 }],
        },
      ],
    },
  });
  ticket = json as Ticket;
  device = ticket.devices[0]?.id ?? '';
});
beforeEach(() => services.database.db.delete(rateLimits));
afterAll(() => services.close());

const base = () => `/dc/store/${services.store.id}/status`;
const open = (query: string) => services.app.inject({ url: `${base()}${query}` });
const post = (path: string, values: Record<string, string>) =>
  services.app.inject({
    method: 'POST',
    url: `${base()}${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });

async function createLink(renew = false) {
  const body = { renew, locale: 'en' };
  const { json, status } = await owner('POST', `tickets/${ticket.id}/statusPage/links`, { body });
  expect(status).toBe(201);
  const address = new URL(String(json.address));
  return { token: address.searchParams.get('t') ?? '', ...(json as { picture: string }) };
}

test('A link opens the page of one ticket, which says nothing of who the customer is', async () => {
  const { token, picture } = await createLink();
  expect(picture).toMatch(/^data:image\/svg\+xml/);
  expect(JSON.stringify(await services.database.db.select().from(statusLinks))).not.toContain(token);
  await take('addNote', { kind: 'FINDING', text: 'Water inside', is_for_customer: true });
  await take('addNote', { kind: 'NOTE', text: 'Rude customer', is_for_customer: false });
  const { statusCode, body, headers } = await open(`?t=${token}&lang=en`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`ticket #${ticket.number}`);
  expect(body).toContain('it is waiting for a technician');
  expect(body).toContain('New &lt;screen&gt;');
  expect(body).toContain('Water inside');
  expect(body).toContain('You agreed to');
  expect(body).not.toMatch(/Ada|Lovelace|customers\.example|5550142|356938035643809|4711|Rude|<script/);
  expect(Buffer.byteLength(body)).toBeLessThan(50_000);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/,
  );
  expect(headers['content-security-policy']).not.toContain('unsafe');
  const french = (await open(`?t=${token}`)).body;
  expect(french).toContain('lang="fr"');
  expect(french).toMatch(/New &lt;screen&gt; : 100,00/);
});

test('The total with taxes is that of the order to the cent, before and after it is made', async () => {
  const { token } = await createLink();
  const amounts = ({ body }: { body: string }) =>
    [...body.matchAll(/<dd>\s*(\$[\d.,]+)/g)].map(([, text]) => text);
  const before = amounts(await open(`?t=${token}&lang=en`));
  const { json } = await owner('POST', `tickets/${ticket.id}/order`);
  const order = (await owner('GET', `orders/${json.order_id}`)).json as { total: number; due: number };
  const text = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  expect(before).toEqual([text(order.total), text(order.due)]);
  expect(amounts(await open(`?t=${token}&lang=en`))).toEqual(before);
});

test('An altered, unknown or ended token answers the same; ending also closes the look-up', async () => {
  const { token } = await createLink();
  const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  const answers = await Promise.all([altered, 'x', 'x'.repeat(200)].map((one) => open(`?t=${one}&lang=en`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const next = await createLink(true);
  expect((await open(`?t=${token}&lang=en`)).body).toBe(answers[0]?.body);
  expect((await open(`?t=${next.token}`)).statusCode).toBe(200);
  await owner('DELETE', `tickets/${ticket.id}/statusPage/links`);
  expect((await open(`?t=${next.token}`)).statusCode).toBe(404);
  expect((await post('', { number: String(ticket.number), phone: '0142' })).statusCode).toBe(404);
  const { json } = await owner('GET', `tickets/${ticket.id}/statusPage`);
  expect(json).toEqual({ links: 0, is_ended: true });
  await createLink();
  expect((await post('', { number: String(ticket.number), phone: '0142' })).statusCode).toBe(303);
});

test.each([
  ['the number and four digits', (number: number) => ({ number: String(number), phone: '0142' })],
  [
    'a prefix and the whole phone',
    (number: number) => ({ number: ` T-00${number} `, phone: '(613) 555-0142' }),
  ],
  ['a hash and spaces', (number: number) => ({ number: `# ${number}`, phone: '0 1 4 2' })],
])('The look-up finds the ticket by %s', async (_, typed) => {
  const found = await post('', { ...typed(ticket.number), lang: 'fr' });
  expect(found.statusCode).toBe(303);
  const page = await services.app.inject({ url: String(found.headers.location) });
  expect(page.body).toContain(`billet nº ${ticket.number}`);
});

test('The look-up says no more than that nothing was found, keeps what was typed, and has limits', async () => {
  const wrong = await post('', { number: String(ticket.number), phone: '9999' });
  expect(wrong.statusCode).toBe(404);
  expect(wrong.body).toContain('value="9999"');
  for (const typed of ['142', '', 'abcd'])
    expect((await post('', { number: String(ticket.number), phone: typed })).statusCode).toBe(404);
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => post('', { number: `T${ticket.number}`, phone: '0000' })),
  );
  const last = tries.filter(({ statusCode }) => statusCode === 429);
  expect(last.length).toBeGreaterThan(0);
  expect(last[0]?.headers['content-type']).toContain('text/html');
});

test('What the customer writes arrives once in the conversation and changes no state', async () => {
  const { token } = await createLink();
  const key = randomUUID();
  const message = { t: token, key, text: 'Is it <ready>?', lang: 'en' };
  for (const _ of [1, 2]) expect((await post('/message', message)).statusCode).toBe(303);
  const [thread, ...others] = await services.database.db.select().from(threads);
  expect(others).toEqual([]);
  expect(thread).toMatchObject({
    address: phone,
    customer_id: customer,
    ticket_id: ticket.id,
    unread: 1,
    state: 'OPEN',
  });
  const stored = await services.database.db.select().from(textMessages);
  expect(stored).toMatchObject([{ id: key, direction: 'IN', text: 'Is it <ready>?', number: '' }]);
  const [row] = await services.database.db.select().from(ticketDevices).where(eq(ticketDevices.id, device));
  expect(row?.state).toBe('CHECKED_IN');

  const blank = await post('/message', { ...message, key: randomUUID(), text: ' ' });
  expect(blank.statusCode).toBe(422);
  const long = await post('/message', { ...message, key: randomUUID(), text: 'x'.repeat(2000) });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain('x'.repeat(2000));
  const huge = await post('/message', { ...message, text: 'x'.repeat(5_000_000) });
  expect(huge.statusCode).toBe(413);
  expect(huge.headers['content-type']).toContain('text/html');
});

test('The words and colour are the store’s; closures are among the opening hours', async () => {
  const { token } = await createLink();
  await services.database.db
    .update(stores)
    .set({
      config: {
        general: { colorPalle: { themeColor: '#ffee00' } },
        statusPage: { statusWords: { CHECKED_IN: { en: 'On the shelf', fr: '  ' } } },
      },
    })
    .where(eq(stores.id, services.store.id));
  const [location] = services.store.locationIds;
  const date = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  await services.database.db
    .update(locations)
    .set({ closures: [{ date, name: 'Inventory', open: null, close: null }] })
    .where(eq(locations.id, location!));
  const { body } = await open(`?t=${token}&lang=en`);
  expect(body).toContain('On the shelf');
  expect(body).toContain('background: #ffee00; color: #000000');
  expect(body).toContain('(Inventory)');
  expect((await open(`?t=${token}&lang=fr`)).body).toContain('il attend un technicien');
});

test('Photos for the customer are shown, internal and removed ones are not', async () => {
  const { token } = await createLink();
  const add = async (isInternal: boolean) => {
    const query = `?key=${randomUUID()}&phase=BENCH&is_internal=${isInternal}`;
    const form = multipart(undefined, { name: 'a.jpg', content: jpeg() }, {});
    return String((await owner('POST', `ticketDevices/${device}/photos${query}`, form)).json.id);
  };
  const [shown, hidden] = [await add(false), await add(true)];
  const { body } = await open(`?t=${token}`);
  expect(body).toContain(shown);
  expect(body).not.toContain(hidden);
  const photo = (id: string, key = token) => open(`/photo?t=${key}&id=${id}`);
  expect((await photo(shown)).headers['content-type']).toBe('image/jpeg');
  expect((await photo(hidden)).statusCode).toBe(404);
  expect((await photo(shown, 'x')).statusCode).toBe(404);
  await owner('DELETE', `ticketDevices/${device}/photos/${shown}`);
  expect((await photo(shown)).statusCode).toBe(404);
});

test('The page ends 90 days after the devices have gone', async () => {
  const { token } = await createLink();
  const where = eq(ticketDevices.id, device);
  const goneFor = (days: number) => ({
    state: 'GONE' as const,
    outcome: 'REPAIRED' as const,
    state_date: new Date(Date.now() - days * 24 * 3_600_000),
  });
  await services.database.db.update(ticketDevices).set(goneFor(89)).where(where);
  expect((await open(`?t=${token}&lang=en`)).body).toContain('was handed over');
  await services.database.db.update(ticketDevices).set(goneFor(91)).where(where);
  expect((await open(`?t=${token}`)).statusCode).toBe(404);
});
