import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { ContactRequest, NewContactRequest } from '../../src/schemas/customers/contactRequests.ts';
import { dayIn } from '../../src/schemas/days.ts';
import type { Notification } from '../../src/schemas/notifications/notifications.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { contactRequests, customers } from '../../server/customers/tables.ts';
import { locations } from '../../server/locations/tables.ts';
import { mails } from '../../server/mailQueue/tables.ts';
import { messages, notificationRecipients, notifications } from '../../server/notifications/tables.ts';
import { mailForm, newMail } from './mails.ts';
import { startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let there: number;

beforeAll(async () => {
  services = await startApp();
  [here = 0, there = 0] = services.store.locationIds;
});
afterAll(() => services.close());
beforeEach(async () => {
  const { db } = services.database;
  await db.delete(mails);
  for (const table of [contactRequests, notificationRecipients, notifications, messages])
    await db.delete(table);
});

let addresses = 0;

/** Sends a request as a storefront visitor, each with its own IP address. */
async function write(
  values: Partial<NewContactRequest> & { is_read?: boolean } = {},
  remoteAddress = `10.0.0.${(addresses += 1)}`,
) {
  const response = await services.app.inject({
    method: 'POST',
    url: `/dc/store/${services.store.id}/contact-us`,
    remoteAddress,
    payload: {
      location_id: here,
      customer_first_name: 'ada',
      customer_last_name: 'berg',
      customer_email: 'ada@customers.example',
      customer_phone: '+1 613 555 0101',
      customer_note: 'Do you repair <b>tablets</b>?',
      ...values,
    },
  });
  return { status: response.statusCode, json: response.json<{ id: string; errors?: { path: string }[] }>() };
}
const written = async (values: Partial<NewContactRequest> = {}) => (await write(values)).json.id;

const list = (role: Role, query = '', options?: AskOptions) =>
  services.ask(role, 'GET', `contact-us?${query}`, options);
const seenBy = async (role: Role, query = '') => (await list(role, query)).json.data as ContactRequest[];
const one = async (role: Role, id: string) =>
  (await services.ask(role, 'GET', `contact-us/${id}`)).json as ContactRequest;
const toldTo = async (role: Role) => {
  const { id } = services.store.staff[role];
  return (await services.ask(role, 'GET', `notifications/user/${id}`)).json.data as Notification[];
};
const mark = (role: Role, request: object, is_read: boolean) =>
  services.ask(role, 'PUT', 'contact-us', { body: { ...request, is_read, read_date: null } });

describe('a contact request', () => {
  test('is accepted without authentication and notifies the staff of its location', async () => {
    const { status, json } = await write();
    expect(status).toBe(201);
    expect(await one('STAFF', json.id)).toMatchObject({
      location_id: here,
      customer_id: null,
      customer_first_name: 'ada',
      customer_note: 'Do you repair <b>tablets</b>?',
      is_read: false,
      read_date: null,
    });
    const [told] = await toldTo('STAFF');
    expect(told).toMatchObject({
      resource_type: 'CUSTOMER_CONTACT_REQUEST',
      data: { subject: 'REQUEST', id: json.id, event: 'created', customer: 'ada berg' },
      is_read: false,
    });
    const { json: message } = await services.ask('STAFF', 'GET', `message/${told?.message_id}`);
    expect(message.body).toContain('&lt;b&gt;tablets');
  });

  test('is linked to a customer by email, to an account before a guest', async () => {
    const { db } = services.database;
    const known = (is_guest: boolean) => ({
      store_id: services.store.id,
      first_name: 'Ada',
      last_name: 'Berg',
      email: 'Ada@Customers.example',
      channel: 'ONLINE',
      default_contact_method: 'EMAIL',
      is_guest,
    });
    const rows = await db
      .insert(customers)
      .values([known(true), known(false)])
      .returning();
    const id = await written();
    expect((await one('STAFF', id)).customer_id).toBe(rows[1]?.id);
    await db.delete(contactRequests);
    await db.delete(customers);
  });

  test.each([
    [{ customer_email: 'nonsense' }, '/customer_email'],
    [{ customer_first_name: ' ' }, '/customer_first_name'],
    [{ customer_note: '' }, '/customer_note'],
    [{ customer_phone: 'call me' }, '/customer_phone'],
    [{ location_id: 9999 }, '/location_id'],
    [{ is_read: true }, '/is_read'],
    [{ customer_email: 'ada@example.com\r\nBcc: all@example.com' }, '/customer_email'],
  ])('rejects %j', async (values, path) => {
    const { status, json } = await write(values);
    expect(status).toBe(422);
    expect(json.errors?.[0]?.path).toBe(path);
    expect(await seenBy('ADMIN')).toEqual([]);
  });

  test('rejects a note that is too long', async () => {
    expect((await write({ customer_note: 'x'.repeat(5001) })).status).toBe(422);
  });

  test('is rate-limited per IP address', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await write({}, '10.9.9.9')).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await write({ customer_email: 'eve@customers.example' }, '10.9.9.9')).status).toBe(201);
  });
});

describe('visibility', () => {
  test('is limited to the location and to staff who see all locations; without a location it goes to the main one', async () => {
    const { db } = services.database;
    const main = eq(locations.id, here);
    await db.update(locations).set({ is_main: true }).where(main);
    const away = await written({ location_id: there });
    const near = await written({ location_id: null });
    const ids = async (role: Role) => (await seenBy(role)).map(({ id }) => id);
    expect(await ids('STORE_OWNER')).toEqual([near, away]);
    expect(await ids('STAFF')).toEqual([near]);
    expect(await ids('STORE_MANAGER')).toEqual([near]);
    expect((await services.ask('STAFF', 'GET', `contact-us/${away}`)).status).toBe(403);
    expect((await mark('STAFF', { id: away }, true)).status).toBe(403);
    const { other } = services;
    const foreign = { store: other };
    expect((await list('ADMIN', '', foreign)).json.data).toEqual([]);
    expect((await services.ask('ADMIN', 'GET', `contact-us/${away}`, foreign)).status).toBe(404);
    expect((await services.ask('ADMIN', 'GET', 'contact-us/nonsense')).status).toBe(404);
  });
});

describe('the list', () => {
  test('supports every filter and sort', async () => {
    const first = await written();
    const second = await written({
      location_id: there,
      customer_first_name: 'Zoé',
      customer_last_name: 'Roy',
      customer_email: 'zoe@shop.example',
      customer_phone: '+1 514 555 0199',
    });
    await mark('ADMIN', { id: second }, true);
    const { db } = services.database;
    const late = new Date('2026-03-10T03:30:00Z'); // 23:30 on March 9 in Toronto.
    await db.update(contactRequests).set({ created_date: late }).where(eq(contactRequests.id, second));
    await db
      .update(notificationRecipients)
      .set({ read_date: late })
      .where(sql`is_read`);
    const ids = async (query: string) => (await seenBy('ADMIN', query)).map(({ id }) => id);
    const found = {
      'first_name=zoe': [second],
      'last_name=ber': [first],
      'email=SHOP': [second],
      'phone=(613) 555-01': [first],
      'phone=none': [],
      [`location_id=${there}`]: [second],
      'is_read=true': [second],
      'is_read=false': [first],
      'max_created_date=2026-03-10': [second],
      'max_created_date=2026-03-09': [],
      'min_created_date=2026-03-10': [first],
      'min_read_date=2026-03-09&max_read_date=2026-03-10': [second],
      'max_read_date=2026-03-09': [],
      'min_read_date=2026-03-10': [],
      'is_read=false&min_read_date=2026-03-01': [],
      [`ids=${first}`]: [first],
      'created_date_sort_order=asc': [second, first],
      'created_date_sort_order=desc': [first, second],
      'read_date_sort_order=asc&is_read=true': [second],
      'page=2&per_page=1': [second],
    };
    for (const [query, expected] of Object.entries(found)) {
      expect([query, await ids(query)]).toEqual([query, expected]);
    }
    const { json, headers } = await list('ADMIN', 'is_read=false');
    expect(json.metadata).toEqual({ total: 1, page: 1, per_page: 10 });
    expect(headers['x-count']).toBe('1');
    expect((await list('ADMIN', 'created_date_sort_order=up')).status).toBe(400);
  });
});

describe('marking as read', () => {
  const today = dayIn('America/Toronto');

  test('marks the request and its notification, for the reader only', async () => {
    const id = await written();
    const { status, json } = await mark('STAFF', await one('STAFF', id), true);
    expect([status, json.is_read, json.read_date]).toEqual([200, true, today]);
    expect(await toldTo('STAFF')).toMatchObject([{ is_read: true }]);
    expect(await one('STORE_OWNER', id)).toMatchObject({ is_read: false, read_date: null });
    expect(await toldTo('STORE_OWNER')).toMatchObject([{ is_read: false }]);
    expect((await mark('STAFF', json, false)).json).toMatchObject({ is_read: false, read_date: null });
    expect(await toldTo('STAFF')).toMatchObject([{ is_read: false, read_date: null }]);
  });

  test('by way of the notification also marks the request: one, several, or all', async () => {
    const id = await written();
    const self = services.store.staff.STAFF.id;
    const tell = async (path: string, body: object) => {
      expect((await services.ask('STAFF', 'PUT', `notifications/${path}`, { body })).status).toBe(200);
      return (await one('STAFF', id)).is_read;
    };
    const [told] = await toldTo('STAFF');
    expect(await tell(`${told?.id}/user/${self}`, { is_read: true })).toBe(true);
    expect(await tell('batch', [{ id: told?.id, is_read: false }])).toBe(false);
    expect(await tell(`user/${self}`, { is_read: true })).toBe(true);
  });

  test('is possible for staff who were not notified on arrival', async () => {
    const id = await written();
    await services.database.db.delete(notificationRecipients);
    expect((await mark('STAFF', { id }, true)).json.is_read).toBe(true);
    expect(await toldTo('STAFF')).toMatchObject([{ is_read: true, data: { id } }]);
    expect(await toldTo('STORE_OWNER')).toEqual([]);
  });

  test('in bulk returns the new list and skips inaccessible requests', async () => {
    const [near, away] = [await written(), await written({ location_id: there })];
    const body = (await seenBy('ADMIN')).map((request) => ({ ...request, is_read: true, read_date: today }));
    const { status, json } = await services.ask('STAFF', 'PUT', 'contact-us/batch', { body });
    expect(status).toBe(200);
    expect(json.data).toMatchObject([{ id: near, is_read: true, read_date: today }]);
    expect(json.metadata.total).toBe(1);
    expect(await one('ADMIN', away)).toMatchObject({ is_read: false });
    const unread = await services.ask('STAFF', 'PUT', 'contact-us/batch?is_read=false', { body });
    expect(unread.json.data).toEqual([]);
    for (const wrong of [[], {}, [{ id: 'nonsense', is_read: true }], [{ id: near }]]) {
      const refused = await services.ask('STAFF', 'PUT', 'contact-us/batch', { body: wrong });
      expect(refused.status).toBe(422);
    }
  });

  test('changes nothing else of a request', async () => {
    const id = await written();
    const { json } = await mark('STAFF', { id, customer_note: 'Other', location_id: there }, true);
    expect(json).toMatchObject({ location_id: here, customer_note: 'Do you repair <b>tablets</b>?' });
  });
});

describe('assignment and reply state', () => {
  const reply = (role: Role, request_id: string) =>
    services.ask(
      role,
      'POST',
      'mails',
      mailForm(newMail({ request_id, location_id: here, to: [{ address: 'ada@customers.example' }] })),
    );
  const take = (role: Role, id: string, body: object) =>
    services.ask(role, 'PUT', `contact-us/${id}/assignee`, { body });
  const idOf = (role: Role) => services.store.staff[role].id;
  const states = async (query: string) => (await seenBy('ADMIN', query)).map(({ state }) => state);

  test('a reply is visible to all readers and assigns the request to its author', async () => {
    const id = await written();
    expect(await one('STAFF', id)).toMatchObject({ state: 'NEW', replies: 0, assignee: null });
    expect((await reply('STORE_MANAGER', id)).status).toBe(201);
    const [shown] = await seenBy('STAFF');
    expect(shown).toEqual(await one('STAFF', id));
    expect(shown).toMatchObject({
      state: 'ANSWERED',
      replies: 1,
      assignee: { id: idOf('STORE_MANAGER') },
      last_reply_by: { id: idOf('STORE_MANAGER') },
    });
    expect(shown?.last_reply_date).toMatch(/^\d{4}-/);
    const replies = await services.ask('STAFF', 'GET', `mails?request_id=${id}`);
    expect(replies.json.data).toHaveLength(1);
  });

  test('a failed email does not count as a reply', async () => {
    const id = await written();
    await reply('STORE_MANAGER', id);
    await services.database.db.update(mails).set({ state: 'failed' });
    expect(await one('STAFF', id)).toMatchObject({ state: 'TAKEN', replies: 0, last_reply_by: null });
  });

  test('can be filtered and are returned in the list', async () => {
    const [, taken, answered] = [await written(), await written(), await written()];
    await take('STAFF', taken, { assignee_id: idOf('STAFF'), before: null });
    await reply('STORE_MANAGER', answered);
    for (const state of ['NEW', 'TAKEN', 'ANSWERED'])
      expect(await states(`state[]=${state}`)).toEqual([state]);
    expect(await states('state[]=NEW&state[]=TAKEN')).toHaveLength(2);
  });

  test('of two concurrent claims the second reports the first; repeating a claim changes nothing', async () => {
    const id = await written();
    const mine = { assignee_id: idOf('STAFF'), before: null };
    expect((await take('STAFF', id, mine)).json).toMatchObject({ assignee: { id: idOf('STAFF') } });
    expect((await take('STAFF', id, mine)).status).toBe(200);
    const late = await take('STORE_MANAGER', id, { assignee_id: idOf('STORE_MANAGER'), before: null });
    expect(late.status).toBe(409);
    expect(late.json.errors).toMatchObject([{ code: 'taken', params: { name: expect.any(String) } }]);
    const over = { assignee_id: idOf('STORE_MANAGER'), before: idOf('STAFF') };
    expect((await take('STORE_MANAGER', id, over)).status).toBe(200);
    expect(
      (await take('STORE_MANAGER', id, { assignee_id: null, before: idOf('STORE_MANAGER') })).json,
    ).toMatchObject({
      state: 'NEW',
    });
  });

  test('assigning to others, or claiming an invisible request, is rejected', async () => {
    const id = await written();
    const other = await take('STORE_MANAGER', id, { assignee_id: idOf('STAFF'), before: null });
    expect(other.status).toBe(422);
    const away = await written({ location_id: there });
    expect((await take('STAFF', away, { assignee_id: idOf('STAFF'), before: null })).status).toBe(403);
  });
});
