import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionEndProblems } from '../../src/schemas/account/sessionEnd.ts';
import { sessions } from '../../server/staff/account/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { and, eq } from 'drizzle-orm';
import { startApp, token, type TestApp } from './support.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const now = Math.floor(Date.now() / 1000);
/** Two sessions, and one without any request so far. */
const [office, phone, unseen] = [now - 300, now - 200, now - 100];

let services: TestApp;
let person: { id: string; uid: string };
beforeAll(async () => {
  services = await startApp();
});
afterAll(() => services.close());
beforeEach(async () => {
  person = { id: crypto.randomUUID(), uid: crypto.randomUUID() };
  const row = { first_name: 'Mara', last_name: 'Lind', role: 'STAFF', email: `${person.id}@first.example` };
  await services.database.db.insert(staff).values({ ...person, ...row, store_id: services.store.id });
});

const call = (auth_time: number, method: 'GET' | 'DELETE' = 'GET', path = '', agent = firefox) =>
  services.app.inject({
    method,
    url: `/dc/store/${services.store.id}/account/sessions${path}`,
    headers: {
      authorization: `Bearer ${token({ sub: person.uid, auth_time, firebase: { tenant: services.store.tenant } })}`,
      'user-agent': agent,
    },
    remoteAddress: auth_time === phone ? '10.1.2.3' : '127.0.0.1',
  });

const statuses = async (...authTimes: number[]) =>
  (await Promise.all(authTimes.map((time) => call(time)))).map(({ statusCode }) => statusCode);

const stored = () => services.database.db.select().from(sessions).where(eq(sessions.staff_id, person.id));

test('lists the sessions of the user, the current one first', async () => {
  await call(phone, 'GET', '', safari);
  const answer = await call(office);
  expect(answer.json()).toEqual([
    {
      id: office,
      browser: 'Firefox',
      system: 'Linux',
      address: '127.0.0.1',
      signed_in_date: new Date(office * 1000).toISOString(),
      last_seen_date: expect.any(String) as string,
      is_current: true,
    },
    expect.objectContaining({
      id: phone,
      browser: 'Safari',
      system: 'iOS',
      address: '10.1.2.3',
      is_current: false,
    }),
  ]);
});

test('a request updates the session only after minutes, or from another client', async () => {
  await call(office);
  const [first] = await stored();
  await call(office);
  expect(await stored()).toEqual([first]);
  const long = new Date(Date.now() - 400_000);
  await services.database.db
    .update(sessions)
    .set({ last_seen_date: long })
    .where(eq(sessions.staff_id, person.id));
  await call(office);
  expect((await stored())[0]?.last_seen_date.getTime()).toBeGreaterThan(long.getTime() + 300_000);
});

test('an ended session is rejected at its next request, the others are not', async () => {
  await statuses(office, phone);
  expect((await call(office, 'DELETE', `/${phone}`)).statusCode).toBe(200);
  expect(await statuses(office, phone, unseen)).toEqual([200, 401, 200]);
  expect((await call(phone)).json()).toMatchObject({ type: sessionEndProblems.ended });
  expect((await call(office)).json()).toHaveLength(2);
  expect((await stored()).find(({ auth_time }) => auth_time === phone)).toMatchObject({
    browser: null,
    system: null,
    address: null,
  });
});

test('ending an unknown session, or one of another user, changes nothing', async () => {
  await statuses(office, phone);
  await call(office, 'DELETE', `/${phone}`);
  for (const id of [phone, unseen, 1]) {
    const left = await call(office, 'DELETE', `/${id}`);
    expect(left.json()).toMatchObject([{ id: office }]);
  }
  expect(await statuses(unseen)).toEqual([200]);
  expect((await call(office, 'DELETE', '/x')).statusCode).toBe(400);
});

test('signing out everywhere ends all other sessions, even unlisted ones, and keeps the current one', async () => {
  await statuses(office, phone);
  expect((await call(office, 'DELETE')).statusCode).toBe(200);
  expect(await statuses(office, phone, unseen)).toEqual([200, 401, 401]);
  expect((await call(office)).json()).toMatchObject([{ id: office, is_current: true }]);
  const later = Math.floor(Date.now() / 1000) + 1;
  expect(await statuses(later)).toEqual([200]);
  expect((await call(later, 'DELETE')).statusCode).toBe(200);
  expect(await statuses(office, later)).toEqual([401, 200]);
});

test('of two sessions that end each other concurrently one survives', async () => {
  await statuses(office, phone);
  const ended = await Promise.all([call(office, 'DELETE'), call(phone, 'DELETE')]);
  const [won, lost] = ended[0].statusCode === 200 ? [office, phone] : [phone, office];
  expect(new Set(ended.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
  expect(await statuses(won, lost)).toEqual([200, 401]);
});

test('signing out ends the session at the next request and removes it from the list', async () => {
  await statuses(office, phone);
  expect((await call(phone, 'DELETE', `/${phone}`)).json()).toMatchObject([{ id: office }]);
  expect(await statuses(phone, office)).toEqual([401, 200]);
  expect((await call(office)).json()).toMatchObject([{ id: office }]);
});

test('signing out as the first request ends the session too', async () => {
  expect((await call(unseen, 'DELETE', `/${unseen}`)).statusCode).toBe(200);
  expect(await statuses(unseen, office)).toEqual([401, 200]);
});

test('a session without its second factor can end itself, and no other', async () => {
  await statuses(office, phone);
  await services.database.db
    .update(staff)
    .set({ second_factor_date: new Date() })
    .where(eq(staff.id, person.id));
  expect((await call(phone, 'DELETE', `/${office}`)).statusCode).toBe(403);
  expect((await call(phone, 'DELETE', `/${phone}`)).json()).toEqual([]);
  expect(await statuses(phone, office)).toEqual([401, 403]);
});

test('a session expires when it is idle for the configured time, or too old', async () => {
  const minute = 60_000;
  const timed = await startApp({ sessionTimes: { idle: 10 * minute, longest: 60 * minute } });
  const seconds = (minutes: number) => Math.floor((Date.now() - minutes * minute) / 1000);
  const { uid, id } = timed.store.staff.STAFF;
  const statusOf = async (auth_time: number) => {
    const signed = token({ sub: uid, auth_time, firebase: { tenant: timed.store.tenant } });
    const headers = { authorization: `Bearer ${signed}` };
    const { status, json } = await timed.ask('STAFF', 'GET', 'account/sessions', { headers });
    return status === 200 ? status : [status, json.type];
  };
  const seen = (auth_time: number, minutes: number) =>
    timed.database.db
      .update(sessions)
      .set({ last_seen_date: new Date(Date.now() - minutes * minute) })
      .where(and(eq(sessions.staff_id, id), eq(sessions.auth_time, auth_time)));
  const expired = [401, sessionEndProblems.expired];
  const [used, idle] = [seconds(5), seconds(4)];
  expect([await statusOf(used), await statusOf(idle)]).toEqual([200, 200]);
  await seen(used, 9);
  await seen(idle, 13);
  expect([await statusOf(used), await statusOf(idle)]).toEqual([200, expired]);
  // It was used recently.
  expect(await statusOf(used)).toBe(200);
  expect(await statusOf(seconds(61))).toEqual(expired);
  expect(await statusOf(seconds(30))).toEqual([401, expect.any(String)]);
  await timed.close();
});

test('the rejection says that the account was deactivated', async () => {
  await statuses(office);
  await services.database.db.update(staff).set({ is_voided: true }).where(eq(staff.id, person.id));
  const answer = await call(office);
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    expect.objectContaining({ type: sessionEndProblems.deactivated }),
  ]);
});

test('sessions can be seen and ended by their user only', async () => {
  await statuses(office);
  const answer = await services.ask('ADMIN', 'DELETE', `account/sessions/${office}`);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(String(office));
  expect(await statuses(office)).toEqual([200]);
});
