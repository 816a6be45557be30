import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roles, staff } from '../../server/staff/tables.ts';
import type { Closure } from '../../src/schemas/locations/closures.ts';
import { allHours, type LocationHour } from '../../src/schemas/locations/hours.ts';
import { regions } from '../../src/schemas/locations/regions.ts';
import { roleRights, type Right, type Role } from '../../src/schemas/rights.ts';
import { multipart, png, startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let north: number;
let south: number;
beforeAll(async () => {
  services = await startApp();
  [north, south] = services.store.locationIds as [number, number];
});
afterAll(() => services.close());
beforeEach(() => hold(roleRights.STORE_MANAGER));

const ask: TestApp['ask'] = (...call) => services.ask(...call);

/** Sets the rights of the store's managers. */
const hold = (permissions: readonly Right[]) =>
  services.database.db
    .update(roles)
    .set({ permissions: [...permissions] })
    .where(eq(roles.code, 'STORE_MANAGER'));

const valid = {
  location_name: 'Harbour',
  email: 'harbour@first.example',
  phone: '+1 902 555 0100',
  country: 'CA',
  state: 'NS',
  city: 'Halifax',
  postcode: 'B3J 3M7',
  address_1: '1 Water Street',
  timezone: 'America/Halifax',
};

const create = (values: object = {}, role: Role = 'STORE_OWNER') =>
  ask(role, 'POST', 'location', { body: { ...valid, ...values } });
const update = (id: number, body: object, role: Role = 'STORE_OWNER', headers = {}) =>
  ask(role, 'PUT', `location/${id}`, { body, headers });
const read = (id: number, role: Role = 'STORE_OWNER', query = 'include_location_hours=true') =>
  ask(role, 'GET', `locations/${id}?${query}`);
const hoursOf = async (id: number): Promise<LocationHour[]> => (await read(id)).json.location_hours;
const idsOf = ({ json }: Reply) => json.data.map(({ id }: { id: number }) => id);
const errors = ({ json }: Reply) =>
  json.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);

describe('hours', () => {
  test('a new location has 14 records, one for each type and day', async () => {
    const { status, json } = await create();
    expect(status).toBe(201);
    const hours = await hoursOf(json.id);
    expect(hours.map(({ type, day }) => `${type} ${day}`)).toEqual(
      ['REGULAR', 'HOLIDAY'].flatMap((type) => [0, 1, 2, 3, 4, 5, 6].map((day) => `${type} ${day}`)),
    );
    expect(new Set(hours.map(({ store_id }) => store_id))).toEqual(new Set([services.store.id]));
  });

  test('a location without stored hours also returns them', async () => {
    expect(await hoursOf(north)).toHaveLength(14);
    expect((await update(north, { phone: '+1 613 555 0100' })).status).toBe(200);
  });

  test.each<[string, (hours: LocationHour[]) => LocationHour[], string]>([
    ['one is missing', (hours) => hours.slice(1), '/location_hours hours'],
    ['none', () => [], '/location_hours hours'],
    ['a day twice', ([first, , ...rest]) => [first!, first!, ...rest], '/location_hours hours'],
    [
      'closing before opening',
      (hours) => hours.with(3, { ...hours[3]!, open: '10:00:00', close: '09:00:00' }),
      '/location_hours/3/close closing',
    ],
    [
      'closing without opening',
      (hours) => hours.with(0, { ...hours[0]!, open: null, close: '09:00:00' }),
      '/location_hours/0/open required',
    ],
    [
      'an invalid time',
      (hours) => hours.with(1, { ...hours[1]!, open: '25:00:00' }),
      '/location_hours/1/open pattern',
    ],
    ['an invalid day', (hours) => hours.with(2, { ...hours[2]!, day: 7 }), '/location_hours/2/day maximum'],
  ])('rejects %s', async (_, change, problem) => {
    const answer = await update(north, { location_hours: change(allHours()) });
    expect(answer.status).toBe(422);
    expect(errors(answer)).toEqual([problem]);
  });

  test('are stored in their order and for their store, whatever is sent', async () => {
    const hours = allHours()
      .map((hour) => ({ ...hour, open: '08:00:00', close: '12:30:00', store_id: services.other.id }))
      .toReversed();
    expect((await update(south, { location_hours: hours })).status).toBe(200);
    const stored = await hoursOf(south);
    expect(stored[0]).toMatchObject({
      type: 'REGULAR',
      day: 0,
      close: '12:30:00',
      store_id: services.store.id,
    });
    expect(stored[13]).toMatchObject({ type: 'HOLIDAY', day: 6 });
  });
});

describe('closures', () => {
  const closure = (values: Partial<Closure>) => ({
    date: '2026-12-25',
    name: null,
    open: null,
    close: null,
    ...values,
  });

  test.each<[string, Closure[], string]>([
    ['an invalid day', [closure({ date: '2026-02-30' })], '/closures/0/date date'],
    ['a day twice', [closure({}), closure({ name: 'Again' })], '/closures/1/date unique'],
    ['opening without closing', [closure({ open: '09:00:00' })], '/closures/0/close required'],
    [
      'closing before opening',
      [closure({ open: '09:00:00', close: '08:00:00' })],
      '/closures/0/close closing',
    ],
  ])('rejects %s', async (_, closures, problem) => {
    const answer = await update(north, { closures });
    expect(answer.status).toBe(422);
    expect(errors(answer)).toEqual([problem]);
  });

  test('are sorted by day and returned with the hours', async () => {
    const early = closure({ date: '2026-12-24', name: 'Christmas Eve', open: '09:00:00', close: '12:00:00' });
    expect((await update(north, { closures: [closure({}), early] })).status).toBe(200);
    const { json } = await read(north, 'STORE_OWNER', 'include_location_hours=true');
    expect(json.closures).toEqual([early, closure({})]);
    expect((await read(north, 'STORE_OWNER', '')).json).not.toHaveProperty('closures');
    expect((await ask('STORE_OWNER', 'GET', 'locations')).json.data[0]).not.toHaveProperty('closures');
  });
});

describe('the response', () => {
  test('includes hours and staff only on request, and never in a list', async () => {
    expect((await read(north, 'STORE_OWNER', '')).json).not.toHaveProperty('location_hours');
    expect((await read(north, 'STORE_OWNER', 'include_staff=false')).json).not.toHaveProperty('staff');
    const { json } = await read(north, 'STORE_OWNER', 'include_staff=true');
    expect(json.staff.map(({ role }: { role: Role }) => role).toSorted()).toEqual(
      Object.keys(roleRights).toSorted(),
    );
    expect(json.staff[0]).not.toHaveProperty('uid');
    const list = await ask('STORE_OWNER', 'GET', 'locations');
    expect(list.json.data[0]).not.toHaveProperty('location_hours');
    expect(list.json.data[0]).not.toHaveProperty('staff');
  });

  test('includes hours and staff only with the right to see them', async () => {
    await hold(['VIEW_LOCATION']);
    const parts = 'include_staff=true&include_location_hours=true';
    const { status, json } = await read(north, 'STORE_MANAGER', parts);
    expect(status).toBe(200);
    expect(json).not.toHaveProperty('staff');
    expect(json).not.toHaveProperty('location_hours');
    await hold(['VIEW_ALL_LOCATIONS', 'VIEW_LOCATION_STAFF']);
    expect((await read(north, 'STORE_MANAGER', parts)).json).toHaveProperty('staff');
    expect((await read(south, 'STORE_MANAGER', parts)).json).not.toHaveProperty('staff');
  });

  test('filters, each as a query parameter', async () => {
    const { json } = await create({
      location_name: 'Filtered',
      country: 'US',
      state: 'VT',
      city: 'Burlington',
      is_voided: true,
      timezone: 'America/New_York',
    });
    for (const query of [
      'location_name=filter',
      'city=burl',
      'country=US',
      'state=VT',
      'isActive=false',
      `ids[]=${json.id}`,
    ]) {
      expect(idsOf(await ask('STORE_OWNER', 'GET', `locations?${query}`))).toEqual([json.id]);
    }
    for (const query of ['isActive=true', 'include_voided=false', 'country=CA']) {
      expect(idsOf(await ask('STORE_OWNER', 'GET', `locations?per_page=100&${query}`))).not.toContain(
        json.id,
      );
    }
  });
});

describe('address and names', () => {
  test.each([
    [{ country: 'US', state: 'ON' }, '/state region'],
    [{ country: 'US', state: 'AE' }, '/state region'],
    [{ country: 'FR' }, '/country enum'],
    [{ timezone: 'Mars/Olympus' }, '/timezone timezone'],
    [{ timezone: '+05:00' }, '/timezone timezone'],
    [{ location_name: 'A' }, '/location_name minLength'],
    [{ location_name: 'A'.repeat(51) }, '/location_name maxLength'],
    [{ location_name: '   ' }, '/location_name required'],
    [{ email: 'nobody' }, '/email email'],
    [{ city: 'ab' }, '/city minLength'],
    [{ postcode: '12345678901' }, '/postcode maxLength'],
    [{ description: 'x'.repeat(1001) }, '/description maxLength'],
    [{ display_order: -1 }, '/display_order minimum'],
    [{ business_page_link: 'javascript:alert(1)' }, '/business_page_link pattern'],
    [{ is_main: true, is_voided: true }, '/is_main main_voided'],
    [{ tenant: 1 }, '/tenant unknown'],
  ])('rejects %j', async (values, problem) => {
    const answer = await create(values);
    expect(answer.status).toBe(422);
    expect(errors(answer)).toEqual([problem]);
  });

  test('Canada has 13 provinces and territories, the USA 50 states, DC and 8 territories', () => {
    expect(regions.CA).toHaveLength(13);
    expect(regions.US).toHaveLength(59);
    for (const codes of Object.values(regions)) expect(new Set(codes).size).toBe(codes.length);
    expect(regions.US).toEqual(
      expect.arrayContaining(['DC', 'AS', 'FM', 'GU', 'MH', 'MP', 'PW', 'PR', 'VI']),
    );
  });
});

describe('the main location', () => {
  const mains = async () => {
    const { json } = await ask('STORE_OWNER', 'GET', 'locations?per_page=100');
    return json.data.filter((one: { is_main: boolean }) => one.is_main).map(({ id }: { id: number }) => id);
  };

  test('is unique: a new one replaces it and updates its version', async () => {
    await update(north, { is_main: true });
    const before = (await read(north)).headers.etag;
    await update(south, { is_main: true });
    expect(await mains()).toEqual([south]);
    expect((await read(north)).headers.etag).not.toBe(before);
    const { json } = await create({ location_name: 'New main', is_main: true });
    expect(await mains()).toEqual([json.id]);
  });

  test('is still unique after concurrent changes', async () => {
    const added = await Promise.all(
      Array.from(
        { length: 10 },
        async (_, index) => (await create({ location_name: `At once ${index}` })).json,
      ),
    );
    const ids = [north, south, ...added.map(({ id }: { id: number }) => id)];
    const replies = await Promise.all(ids.map((id) => update(id, { is_main: true })));
    expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(await mains()).toHaveLength(1);
  });

  test('of another store is unaffected', async () => {
    const theirs = services.other.locationIds[0];
    const path = `/dc/store/${services.other.id}/location/${theirs}`;
    await ask('STORE_OWNER', 'PUT', path, { body: { is_main: true }, store: services.other });
    await update(north, { is_main: true });
    const address = `/dc/store/${services.other.id}/locations/${theirs}`;
    expect((await ask('STORE_OWNER', 'GET', address, { store: services.other })).json.is_main).toBe(true);
  });

  test('cannot be deactivated', async () => {
    await update(north, { is_main: true });
    expect(errors(await update(north, { is_voided: true }))).toEqual(['/is_main main_voided']);
  });
});

describe('rights', () => {
  const details = { phone: '+1 613 555 0199' };
  const hours = () => ({
    location_hours: allHours().with(0, { ...allHours()[0]!, by_appointment_only: true }),
  });
  const as = (id: number, body: object) => update(id, body, 'STORE_MANAGER').then(({ status }) => status);

  test('a list contains all locations, the own one, or none', async () => {
    expect(idsOf(await ask('STORE_MANAGER', 'GET', 'locations'))).toEqual([north]);
    await hold(['VIEW_ALL_LOCATIONS']);
    expect(idsOf(await ask('STORE_MANAGER', 'GET', 'locations?per_page=100')).length).toBeGreaterThan(2);
    await hold([]);
    expect((await ask('STORE_MANAGER', 'GET', 'locations')).status).toBe(403);
  });

  test('staff read their own location, others only with the right', async () => {
    await hold([]);
    expect((await read(north, 'STORE_MANAGER')).json.location_name).toBe('North');
    expect((await read(south, 'STORE_MANAGER')).status).toBe(403);
    await hold(['VIEW_ALL_LOCATIONS']);
    expect((await read(south, 'STORE_MANAGER')).status).toBe(200);
  });

  test('creating requires its right', async () => {
    expect((await create({}, 'STORE_MANAGER')).status).toBe(403);
    await hold(['CREATE_LOCATION']);
    expect((await create({ location_name: 'By a manager' }, 'STORE_MANAGER')).status).toBe(201);
  });

  test('each section requires its right', async () => {
    await hold(['EDIT_LOCATION_DETAILS']);
    expect(await as(north, details)).toBe(200);
    expect(await as(north, hours())).toBe(403);
    expect(await as(north, { ...details, phone: '+1 613 555 0198', ...hours() })).toBe(403);
    await hold(['EDIT_LOCATION_HOURS']);
    expect(await as(north, hours())).toBe(200);
    expect(await as(north, { phone: '+1 613 555 0197' })).toBe(403);
    await hold(['VIEW_ALL_LOCATIONS', 'VIEW_LOCATION_HOURS']);
    expect(await as(north, { phone: '+1 613 555 0196' })).toBe(403);
  });

  test('changing other locations, or setting the main one, requires the right to see all', async () => {
    await hold(['EDIT_LOCATION_DETAILS', 'EDIT_LOCATION_HOURS']);
    expect(await as(south, details)).toBe(403);
    expect(await as(south, hours())).toBe(403);
    await update(south, { is_main: true });
    expect(await as(north, { is_main: true })).toBe(403);
    await hold(['EDIT_LOCATION_DETAILS', 'VIEW_ALL_LOCATIONS']);
    expect(await as(south, details)).toBe(200);
    expect(await as(north, { is_main: true })).toBe(200);
  });

  test('staff without a location change nothing', async () => {
    const { db } = services.database;
    const isManager = eq(staff.id, services.store.staff.STORE_MANAGER.id);
    await db.update(staff).set({ location_id: null }).where(isManager);
    expect(await as(north, details)).toBe(403);
    expect(idsOf(await ask('STORE_MANAGER', 'GET', 'locations'))).toEqual([]);
    await db.update(staff).set({ location_id: north }).where(isManager);
  });
});

describe('saving', () => {
  test('accepts a picture as imagefile', async () => {
    const { json } = await ask(
      'STORE_OWNER',
      'POST',
      'location',
      multipart(valid, { name: 'a.png', content: png }),
    );
    expect(json.image_url).toMatch(/^\/.+\.png$/);
    expect((await services.app.inject({ url: json.image_url })).statusCode).toBe(200);
    const form = multipart({ image_url: null });
    const without = await ask('STORE_OWNER', 'PUT', `location/${json.id}`, form);
    expect(without.json.image_url).toBeNull();
    const text = multipart(valid, { name: 'a.png', content: 'no picture' });
    expect(errors(await ask('STORE_OWNER', 'POST', 'location', text))).toEqual(['/image_url imageType']);
  });

  test('rejects a stale version', async () => {
    const { headers } = await read(north);
    await update(north, { phone: '+1 613 555 0107' });
    const stale = await update(north, { phone: '+1 613 555 0108' }, 'STORE_OWNER', {
      'if-match': headers.etag,
    });
    expect(stale.status).toBe(412);
    expect((await read(north)).json.phone).toBe('+16135550107');
  });

  test('another store has its own locations', async () => {
    const theirs = services.other.locationIds[0]!;
    expect((await read(theirs)).status).toBe(404);
    expect((await update(theirs, { phone: '1' })).status).toBe(404);
    expect((await ask('STORE_OWNER', 'GET', `locations?ids[]=${theirs}`)).json.data).toEqual([]);
  });
});
