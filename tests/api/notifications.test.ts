import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '../../src/schemas/notifications/notifications.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { eq } from 'drizzle-orm';
import { appointments } from '../../server/appointments/tables.ts';
import { messages, notificationRecipients, notifications } from '../../server/notifications/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { addLookups, book, notifyStaff } from './booking.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let there: number;

beforeAll(async () => {
  services = await startApp();
  [here = 0, there = 0] = services.store.locationIds;
  await addLookups(services);
});
afterAll(() => services.close());
beforeEach(async () => {
  const { db } = services.database;
  for (const table of [notificationRecipients, notifications, messages, appointments]) await db.delete(table);
});

const idOf = (role: Role) => services.store.staff[role].id;
const inbox = (role: Role, query = '') =>
  services.ask(role, 'GET', `notifications/user/${idOf(role)}?${query}`);
const seenBy = async (role: Role, query = '') => (await inbox(role, query)).json.data as Notification[];
const first = async (role: Role): Promise<Notification> => {
  const [one] = await seenBy(role);
  if (!one) throw new Error('No notification');
  return one;
};
const mark = (role: Role, { id, ...rest }: Partial<Notification>, is_read: boolean) =>
  services.ask(role, 'PUT', `notifications/${id}/user/${idOf(role)}`, { body: { id, ...rest, is_read } });

describe('recipients', () => {
  test('are the staff of the location and staff who see all locations', async () => {
    await notifyStaff(services, services.store, { locationId: there });
    const countOf = async (role: Role) => (await seenBy(role)).length;
    expect(
      await Promise.all((['ADMIN', 'STORE_OWNER', 'STORE_MANAGER', 'STAFF'] as const).map(countOf)),
    ).toEqual([1, 1, 0, 0]);
    await notifyStaff(services, services.store, { locationId: here });
    expect(await countOf('STAFF')).toBe(1);
  });

  test('are all active staff of the store when no location is concerned', async () => {
    const { db } = services.database;
    const voided = eq(staff.id, idOf('STAFF'));
    await db.update(staff).set({ is_voided: true }).where(voided);
    await notifyStaff(services, services.store);
    await db.update(staff).set({ is_voided: false }).where(voided);
    expect(await seenBy('STORE_MANAGER')).toHaveLength(1);
    expect(await seenBy('STAFF')).toEqual([]);
    const { other, ask } = services;
    const path = `/dc/store/${other.id}/notifications/user/${other.staff.ADMIN.id}`;
    expect((await ask('ADMIN', 'GET', path, { store: other })).json.data).toEqual([]);
  });

  test('include staff with the added right to see all locations, exclude those without it', async () => {
    const { db } = services.database;
    const all = [{ permission_id: 'VIEW_ALL_LOCATIONS' }];
    await db
      .update(staff)
      .set({ permissions: all })
      .where(eq(staff.id, idOf('STAFF')));
    await db
      .update(staff)
      .set({ removed_permissions: all, location_id: here })
      .where(eq(staff.id, idOf('STORE_OWNER')));
    await notifyStaff(services, services.store, { locationId: there });
    expect(await seenBy('STAFF')).toHaveLength(1);
    expect(await seenBy('STORE_OWNER')).toEqual([]);
    await db.update(staff).set({ permissions: [], removed_permissions: [] });
  });
});

describe('the list', () => {
  test('is sorted newest first, with the total and the number of unread ones', async () => {
    for (const type of ['GENERAL', 'REPAIR_QUOTE', 'REPAIR_APPOINTMENT'] as const)
      await notifyStaff(services, services.store, { type });
    const { json, headers } = await inbox('STAFF', 'page=1&per_page=2&created_date_sort_order=desc');
    expect(json.data.map((one: Notification) => one.resource_type)).toEqual([
      'REPAIR_APPOINTMENT',
      'REPAIR_QUOTE',
    ]);
    expect(json.metadata).toEqual({ total: 3, total_unread: 3, page: 1, per_page: 2 });
    expect(headers['x-count']).toBe('3');
    expect(await seenBy('STAFF', 'page=3&per_page=2')).toEqual([]);
  });

  test('filters by type and by whether it is read', async () => {
    for (const type of ['GENERAL', 'REPAIR_QUOTE', 'REPAIR_APPOINTMENT'] as const)
      await notifyStaff(services, services.store, { type });
    const types = async (query: string) => (await seenBy('STAFF', query)).map((one) => one.resource_type);
    expect(await types('resource_type[]=GENERAL&resource_type[]=REPAIR_QUOTE')).toEqual([
      'REPAIR_QUOTE',
      'GENERAL',
    ]);
    await mark('STAFF', await first('STAFF'), true);
    expect(await types('is_read=true')).toEqual(['REPAIR_APPOINTMENT']);
    expect(await types('is_read=false')).toEqual(['REPAIR_QUOTE', 'GENERAL']);
    expect((await inbox('STAFF', 'is_read=true')).json.metadata).toMatchObject({ total: 1, total_unread: 2 });
    expect((await inbox('STAFF', 'resource_type=NONSENSE')).status).toBe(400);
  });

  test('excludes the last day of a range, since the admin sends the day after', async () => {
    const { db } = services.database;
    await notifyStaff(services, services.store);
    const late = new Date('2026-03-10T03:30:00Z'); // 23:30 on March 9 in Toronto.
    await db.update(notificationRecipients).set({ created_date: late, is_read: true, read_date: late });
    for (const name of ['created_date', 'read_date']) {
      expect(await seenBy('STAFF', `min_${name}=2026-03-09&max_${name}=2026-03-10`)).toHaveLength(1);
      expect(await seenBy('STAFF', `max_${name}=2026-03-09`)).toEqual([]);
      expect(await seenBy('STAFF', `min_${name}=2026-03-10`)).toEqual([]);
    }
  });

  test('is private to each user', async () => {
    await notifyStaff(services, services.store);
    const path = `notifications/user/${idOf('STAFF')}`;
    expect((await services.ask('ADMIN', 'GET', path)).status).toBe(403);
  });
});

describe('marking as read', () => {
  test('records when, in the own copy only', async () => {
    await notifyStaff(services, services.store);
    const notification = await first('STAFF');
    const { status, json } = await mark('STAFF', notification, true);
    expect(status).toBe(200);
    expect(json).toEqual({ ...notification, is_read: true, read_date: expect.any(String) as string });
    expect((await mark('STAFF', notification, true)).json.read_date).toBe(json.read_date);
    expect(await first('STORE_OWNER')).toMatchObject({ is_read: false, read_date: null });
    expect((await mark('STAFF', notification, false)).json).toEqual(notification);
  });

  test('of another person’s copy is rejected, of an unknown one returns 404', async () => {
    await notifyStaff(services, services.store, { locationId: there });
    const notification = await first('ADMIN');
    expect((await mark('STAFF', notification, true)).status).toBe(404);
    const path = `notifications/${notification.id}/user/${idOf('ADMIN')}`;
    expect((await services.ask('STAFF', 'PUT', path, { body: { is_read: true } })).status).toBe(403);
    const nowhere = `notifications/nonsense/user/${idOf('ADMIN')}`;
    expect((await services.ask('ADMIN', 'PUT', nowhere, { body: { is_read: true } })).status).toBe(404);
    expect(await first('ADMIN')).toMatchObject({ is_read: false });
  });

  test('in bulk skips those of others', async () => {
    await notifyStaff(services, services.store);
    await notifyStaff(services, services.store, { locationId: there });
    const [foreign, shared] = await seenBy('ADMIN');
    const body = [foreign, shared].map((one) => ({ ...one, is_read: true }));
    const { status, json } = await services.ask('STAFF', 'PUT', 'notifications/batch', { body });
    expect(status).toBe(200);
    expect(json.data).toEqual([expect.objectContaining({ id: shared?.id, is_read: true })]);
    expect((await seenBy('ADMIN')).map((one) => one.is_read)).toEqual([false, false]);
    for (const wrong of [[], {}, [{ id: 'nonsense', is_read: true }], [{ id: shared?.id }]]) {
      expect((await services.ask('STAFF', 'PUT', 'notifications/batch', { body: wrong })).status).toBe(422);
    }
  });
});

describe('the message', () => {
  test('can be read by the recipients', async () => {
    await notifyStaff(services, services.store, { locationId: there, body: '<p>Hello</p>' });
    const { message_id } = await first('ADMIN');
    const { status, json } = await services.ask('ADMIN', 'GET', `message/${message_id}`);
    expect([status, json.body]).toEqual([200, '<p>Hello</p>']);
    expect((await services.ask('STAFF', 'GET', `message/${message_id}`)).status).toBe(404);
    const { other } = services;
    const foreign = `/dc/store/${other.id}/message/${message_id}`;
    expect((await services.ask('ADMIN', 'GET', foreign, { store: other })).status).toBe(404);
    expect((await services.ask('ADMIN', 'GET', 'message/nonsense')).status).toBe(404);
  });
});

describe('notifications of appointments', () => {
  const change = (id: string, body: object) =>
    services.ask('STORE_OWNER', 'PUT', `repair/location/${here}/appointment`, { body: { id, ...body } });

  test.each([
    [{ status: 'COMPLETED' }, 'REPAIR_STATUS_UPDATE'],
    [{ selected_date: '2100-03-20' }, 'REPAIR_APPOINTMENT_INFORMATION'],
    [{ selected_start_time: '09:00:00' }, 'REPAIR_APPOINTMENT_INFORMATION'],
  ])('%j', async (values, type) => {
    const id = await book(services, { customer_first_name: '<b>Ada</b>', customer_contact_method: 'PHONE' });
    await change(id, values);
    const notification = await first('STAFF');
    expect(notification).toMatchObject({ resource_type: type, customer_message_type: 'PHONE' });
    const { json } = await services.ask('STAFF', 'GET', `message/${notification.message_id}`);
    expect(json.body).toContain('&lt;b&gt;Ada&lt;/b&gt; Berg');
    expect(json.body).toContain('Phone: Screen');
  });

  test('go to everybody except the author of the change', async () => {
    await change(await book(services), { status: 'COMPLETED' });
    expect(await seenBy('STAFF')).toHaveLength(1);
    expect(await seenBy('STORE_OWNER')).toEqual([]);
  });

  test('contain the previous and the new time', async () => {
    const id = await book(services, { selected_date: '2026-03-09', selected_start_time: '10:00:00' });
    await change(id, { selected_date: '2100-03-20', selected_end_time: '10:30:00' });
    const { json } = await services.ask('STAFF', 'GET', `message/${(await first('STAFF')).message_id}`);
    expect(json.body).toContain('2026-03-09, 10:00 – 11:00 → 2100-03-20, 10:00 – 10:30');
  });

  test('report a cancellation once', async () => {
    const id = await book(services);
    for (let time = 0; time < 2; time += 1)
      await services.ask('STORE_OWNER', 'DELETE', `repair/location/${here}/appointment/${id}`);
    expect((await seenBy('STAFF')).map((one) => one.resource_type)).toEqual([
      'REPAIR_APPOINTMENT_CANCELLATION',
    ]);
  });

  test('are not sent for irrelevant changes or a rejected save', async () => {
    const id = await book(services);
    await change(id, { customer_note: 'Call first' });
    await change(id, { status: 'LOST' });
    expect(await seenBy('STAFF')).toEqual([]);
  });
});

describe('marking all as read', () => {
  const markAll = (role: Role, of = role) =>
    services.ask(role, 'PUT', `notifications/user/${idOf(of)}`, { body: { is_read: true } });

  test('applies to the own ones, and keeps the time of those already read', async () => {
    for (let index = 0; index < 3; index++) await notifyStaff(services, services.store, { locationId: here });
    const read = (await mark('STAFF', await first('STAFF'), true)).json as Notification;
    expect((await markAll('STAFF')).json).toEqual({ total_unread: 0 });
    const mine = await seenBy('STAFF');
    expect(mine.map(({ is_read }) => is_read)).toEqual([true, true, true]);
    expect(mine.find(({ id }) => id === read.id)?.read_date).toBe(read.read_date);
    expect((await inbox('ADMIN')).json.metadata.total_unread).toBe(3);
  });

  test('does not affect others', async () => {
    expect((await markAll('STAFF', 'ADMIN')).status).toBe(403);
  });
});

describe('the content', () => {
  test('is data about whom, what and when, for the language of each reader', async () => {
    const id = await book(services);
    const path = `repair/location/${here}/appointment`;
    const change = (body: object) => services.ask('STAFF', 'PUT', path, { body: { id, ...body } });
    await change({ selected_date: '2100-03-10', selected_start_time: '11:00:00', selected_end_time: null });
    const notification = {
      subject: 'APPOINTMENT',
      id,
      customer: 'Ada Berg',
      device: 'Phone',
      repair: 'Screen',
      others: 0,
    };
    const moved = { date: '2100-03-10', start: '11:00:00', end: null };
    expect((await first('ADMIN')).data).toEqual({
      ...notification,
      ...moved,
      event: 'moved',
      before: { date: '2026-03-09', start: '10:00:00', end: '11:00:00' },
      status: null,
    });
    await change({ status: 'COMPLETED' });
    expect((await first('ADMIN')).data).toEqual({
      ...notification,
      ...moved,
      event: 'changed',
      before: null,
      status: 'COMPLETED',
    });
  });

  test('is only the message for older ones and those without details', async () => {
    await notifyStaff(services, services.store);
    expect((await first('ADMIN')).data).toBeNull();
  });

  test('is unchanged when it is marked as read', async () => {
    await services.ask('STAFF', 'DELETE', `repair/location/${here}/appointment/${await book(services)}`);
    const one = await first('ADMIN');
    const { json } = await mark('ADMIN', one, true);
    expect(json.data).toEqual(one.data);
    expect(one.data).toMatchObject({ event: 'cancelled' });
  });
});
