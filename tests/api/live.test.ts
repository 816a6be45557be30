import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '../../src/schemas/notifications/notifications.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { models } from '../../src/schemas/models.ts';
import { staff } from '../../server/staff/tables.ts';
import { addLookups, book } from './booking.ts';
import { joinRequest, startApp, token, tokenOf, type TestApp, type TestStore } from './support.ts';
import { walletHelpers } from './wallet.ts';

let services: TestApp;
let origin: string;
let here: number;
let there: number;
const opened: Socket[] = [];

beforeAll(async () => {
  services = await startApp({ live: { joinWithin: 300, checkEvery: 100 } });
  [here = 0, there = 0] = services.store.locationIds;
  await addLookups(services);
  origin = await services.app.listen();
});
afterAll(() => services.close());
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()));

const connect = () => {
  const socket = io(origin, { transports: ['websocket'], reconnectionDelay: 50 });
  opened.push(socket);
  return socket;
};
const once = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve));

const requestOf = (role: Role, store: TestStore = services.store) => joinRequest(store, role);

/** Connects and joins. */
async function join(role: Role, request: object = requestOf(role)) {
  const socket = connect();
  await socket.timeout(5000).emitWithAck('join', request);
  return socket;
}

/** The result of a join request. */
function outcome(request: unknown): Promise<string> {
  const socket = connect();
  const refused = once<string>(socket, 'disconnect');
  const joined = socket
    .timeout(5000)
    .emitWithAck('join', request)
    .then(() => 'joined');
  return Promise.race([joined.catch(() => refused), refused]);
}

const complete = (id: string, at = here) =>
  services.ask('ADMIN', 'PUT', `repair/location/${at}/appointment`, {
    body: { id, status: 'COMPLETED' },
  });

describe('joining', () => {
  test('requires a token of that person in that store', async () => {
    expect(await outcome(requestOf('STAFF'))).toBe('joined');
  });

  const refused: [string, () => unknown][] = [
    ['a missing request', () => undefined],
    ['no token', () => ({ ...requestOf('STAFF'), token: undefined })],
    ['a malformed token', () => ({ ...requestOf('STAFF'), token: 'nonsense' })],
    [
      'an expired token',
      () => ({ ...requestOf('STAFF'), token: tokenOf(services.store, 'STAFF', { exp: 1 }) }),
    ],
    ['a token of an unknown user', () => ({ ...requestOf('STAFF'), token: token({ sub: 'stranger' }) })],
    ['the id of another person', () => ({ ...requestOf('STAFF'), userID: services.store.staff.ADMIN.id })],
    ['another store', () => ({ ...requestOf('STAFF'), storeID: services.other.id })],
    ['another store’s token', () => ({ ...requestOf('STAFF'), token: tokenOf(services.other, 'STAFF') })],
    ['another type', () => ({ ...requestOf('STAFF'), type: 'EVERYTHING' })],
    ['a value that is no text', () => ({ ...requestOf('STAFF'), userID: { $ne: null } })],
  ];
  test.each(refused)('rejects and disconnects %s', async (_, request) => {
    expect(await outcome(request())).toBe('io server disconnect');
  });

  test('disconnects clients that do not join', async () => {
    expect(await once(connect(), 'disconnect')).toBe('io server disconnect');
  });

  test('the URL serves no page', async () => {
    const response = await fetch(`${origin}/socket.io/nonsense`, { headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type')).not.toContain('text/html');
  });
});

describe('a notification', () => {
  test('arrives with the fields of the list', async () => {
    const socket = await join('STAFF');
    const arrived = once<Notification>(socket, 'notification');
    await complete(await book(services));
    const { json } = await services.ask(
      'STAFF',
      'GET',
      `notifications/user/${services.store.staff.STAFF.id}`,
    );
    expect(await arrived).toEqual(json.data[0]);
  });

  test('does not reach other locations or stores', async () => {
    const received: string[] = [];
    const listeners: [string, Promise<Socket>][] = [
      ['staff', join('STAFF')],
      ['owner', join('STORE_OWNER')],
      ['foreign', join('ADMIN', requestOf('ADMIN', services.other))],
    ];
    for (const [name, socket] of listeners) (await socket).on('notification', () => received.push(name));
    const owner = await listeners[1]?.[1];
    const arrived = once(owner as Socket, 'notification');
    await complete(await book(services, { location_id: there }), there);
    await arrived;
    // Messages are ordered per connection: once the later one has arrived, the earlier was not sent.
    const staffMember = await listeners[0]?.[1];
    const last = Promise.all([staffMember, owner].map((one) => once(one as Socket, 'notification')));
    await complete(await book(services));
    await last;
    expect(received.toSorted()).toEqual(['owner', 'owner', 'staff']);
  });

  test('of an own action only reports that something changed', async () => {
    const socket = await join('ADMIN');
    const received: Notification[] = [];
    socket.on('notification', (one: Notification) => received.push(one));
    const changed = once(socket, 'change');
    await complete(await book(services));
    await changed;
    expect(received).toEqual([]);
  });

  test('a reversed ledger entry notifies the viewers of registers', async () => {
    const id = await walletHelpers(services).post({
      kind: 'CASH_IN',
      entries: [
        { account: 'SAFE', amount: 100 },
        { account: 'EXPENSES', amount: -100 },
      ],
    });
    const socket = await join('STAFF');
    const changed = once(socket, 'changed');
    await services.ask('STORE_OWNER', 'POST', `transactions/${id}/reverse`, {
      body: { key: randomUUID(), note: 'Typed twice' },
    });
    expect(await changed).toBe('registers');
  });

  test('is sent only after its change is stored', async () => {
    const socket = await join('STAFF');
    const received: Notification[] = [];
    socket.on('notification', (one: Notification) => received.push(one));
    const id = await book(services);
    const refused = await services.ask('STORE_OWNER', 'PUT', `repair/location/${here}/appointment`, {
      body: { id, status: 'COMPLETED' },
      headers: { 'if-match': '"old"' },
    });
    expect(refused.status).toBe(412);
    const arrived = once(socket, 'notification');
    await complete(id);
    await arrived;
    expect(received).toHaveLength(1);
  });
});

describe('a live model', () => {
  test('is announced after each committed write, without further code', async () => {
    const suppliers = { ...models.suppliers, live: true as const };
    const own = await startApp({ models: { ...models, suppliers } });
    const socket = io(await own.app.listen(), { transports: ['websocket'], forceNew: true });
    opened.push(socket);
    await socket.timeout(5000).emitWithAck('join', requestOf('STAFF', own.store));
    const heard: string[] = [];
    socket.on('changed', (what: string) => heard.push(what));
    const write = async (method: 'POST' | 'PUT', path: string, body: object) => {
      const changed = once(socket, 'changed');
      const { json } = await own.ask('STORE_OWNER', method, path, { body });
      await changed;
      return json;
    };
    const { id } = await write('POST', 'suppliers', { name: 'Parts Ltd' });
    const refused = await own.ask('STORE_OWNER', 'PUT', `suppliers/${id}`, { body: { name: '' } });
    expect(refused.status).toBe(422);
    await write('PUT', `suppliers/${id}`, { name: 'Parts Inc' });
    expect(heard).toEqual(['suppliers', 'suppliers']);
    await own.close();
  });
});

describe('a client that loses access is disconnected', () => {
  const change = (values: Partial<typeof staff.$inferInsert>) =>
    services.database.db.update(staff).set(values).where(eq(staff.id, services.store.staff.STAFF.id));

  beforeEach(() => change({ is_voided: false, sessions_valid_from: null }));

  test('when voided', async () => {
    const socket = await join('STAFF');
    const ended = once(socket, 'disconnect');
    await change({ is_voided: true });
    expect(await ended).toBe('io server disconnect');
    expect(await outcome(requestOf('STAFF'))).toBe('io server disconnect');
  });

  test('immediately when a colleague deactivates the account', async () => {
    const slow = await startApp({ live: { checkEvery: 60_000 } });
    const socket = io(await slow.app.listen(), { transports: ['websocket'] });
    opened.push(socket);
    const ended = once(socket, 'disconnect');
    const { id } = slow.store.staff.STAFF;
    await socket.timeout(5000).emitWithAck('join', requestOf('STAFF', slow.store));
    const path = `location/${slow.store.locationIds[0]}/staff/${id}`;
    const { status } = await slow.ask('STORE_OWNER', 'PUT', path, { body: { is_voided: true } });
    expect(status).toBe(200);
    expect(await ended).toBe('io server disconnect');
    await slow.close();
  });

  test('immediately when the session is ended from another one, which stays connected', async () => {
    const quiet = await startApp({ live: { checkEvery: 60_000 } });
    const address = await quiet.app.listen();
    const now = Math.floor(Date.now() / 1000);
    const enter = async (auth_time: number) => {
      const socket = io(address, { transports: ['websocket'], forceNew: true });
      opened.push(socket);
      const request = requestOf('STAFF', quiet.store);
      const own = tokenOf(quiet.store, 'STAFF', { auth_time });
      await socket.timeout(5000).emitWithAck('join', { ...request, token: own });
      return { socket, ended: once(socket, 'disconnect'), headers: { authorization: `Bearer ${own}` } };
    };
    const [desk, phone, tablet] = [await enter(now - 3), await enter(now - 2), await enter(now - 1)];
    for (const { headers } of [phone, tablet])
      await quiet.ask('STAFF', 'GET', 'account/sessions', { headers });
    const end = (path: string) => quiet.ask('STAFF', 'DELETE', `account/sessions${path}`, desk);
    expect((await end(`/${now - 2}`)).status).toBe(200);
    expect(await phone.ended).toBe('io server disconnect');
    expect([desk.socket.connected, tablet.socket.connected]).toEqual([true, true]);
    expect((await end('')).status).toBe(200);
    expect(await tablet.ended).toBe('io server disconnect');
    expect(desk.socket.connected).toBe(true);
    await quiet.close();
  }, 60_000);

  test('when the session is revoked', async () => {
    const socket = await join('STAFF');
    const ended = once(socket, 'disconnect');
    await change({ sessions_valid_from: new Date(Date.now() + 60_000) });
    expect(await ended).toBe('io server disconnect');
  });

  test('when the token expires; a fresh token joins again', async () => {
    const soon = Math.floor(Date.now() / 1000) - 59; // A clock difference of a minute is tolerated.
    const socket = await join('STAFF', {
      ...requestOf('STAFF'),
      token: tokenOf(services.store, 'STAFF', { exp: soon + 1 }),
    });
    expect(await once(socket, 'disconnect')).toBe('io server disconnect');
    expect(await outcome(requestOf('STAFF'))).toBe('joined');
  });
});
