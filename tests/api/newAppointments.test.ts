import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appointmentRepairs } from '../../server/appointments/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { locations } from '../../server/locations/tables.ts';
import { repairs } from '../../server/repairs/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import { deliveryMethods } from '../../server/store/tables.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { addLookups, newBooking, addRepair } from './booking.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let repair: string;

beforeAll(async () => {
  services = await startApp();
  [here = 0] = services.store.locationIds;
  await addLookups(services);
  repair = await addRepair(services);
});
afterAll(() => services.close());

const create = (values: object = {}, at = here) =>
  services.ask('STAFF', 'POST', `repair/location/${at}/appointment`, {
    body: { ...newBooking(repair), ...values },
  });

const address = {
  customer_address_1: '1 Main Street',
  customer_city: 'Ottawa',
  customer_state: 'ON',
  customer_country: 'CA',
  customer_postcode: 'K1A 0A1',
};

describe('a new appointment', () => {
  test('starts as not started, today, with the terms of the service', async () => {
    const lies = { product_name: 'Free', repair_name: 'Free', duration: '1 min', cost: 0 };
    const { status, json } = await create({
      booking_date: '1999-01-01',
      status: undefined,
      converted: true,
      quote_status: 'SENT',
      repairs: [{ ...newBooking(repair).repairs[0], ...lies }],
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      location_id: here,
      status: 'NOT_STARTED',
      quote_status: null,
      converted: false,
      booking_date: dayIn('America/Toronto'),
      created_by: services.store.staff.STAFF.id,
      repairs: [
        { repair_id: repair, product_name: 'Phone', repair_name: 'Screen', duration: '1 h', cost: 99.5 },
      ],
    });
  });

  test('requires a repair that is offered', async () => {
    const inactive = await addRepair(services, { is_active: false });
    const voided = await addRepair(services, { is_voided: true });
    const none = await create({ repairs: [] });
    expect(none.json.errors).toEqual([{ path: '/repairs', code: 'minItems', params: { limit: 1 } }]);
    for (const id of [inactive, voided, crypto.randomUUID(), null]) {
      const { status, json } = await create({
        repairs: [{ ...newBooking(repair).repairs[0], repair_id: id }],
      });
      expect(status).toBe(422);
      expect(json.errors).toEqual([{ path: '/repairs/0', code: 'reference' }]);
    }
  });

  test.each([
    ['customer_first_name', '', 'required'],
    ['customer_email', 'nobody', 'email'],
    ['delivery_method', 'DRONE', 'enum'],
    ['customer_contact_method', 'PIGEON', 'enum'],
    ['selected_date', '2001-01-01', 'past'],
    ['selected_end_time', '08:00:00', 'after_start'],
  ])('rejects an invalid %s at its path', async (key, value, code) => {
    const { status, json } = await create({ selected_start_time: '09:00:00', [key]: value });
    expect(status).toBe(422);
    expect(json.errors).toContainEqual(expect.objectContaining({ path: `/${key}`, code }));
  });

  test('rejects a disabled drop-off method', async () => {
    const { db } = services.database;
    const { code } = deliveryMethods;
    await db.update(deliveryMethods).set({ is_enabled: false }).where(eq(code, 'MAIL_IN'));
    const { json } = await create({ delivery_method: 'MAIL_IN' });
    expect(json.errors).toEqual([{ path: '/delivery_method', code: 'enum' }]);
    await db.update(deliveryMethods).set({ is_enabled: true }).where(eq(code, 'MAIL_IN'));
  });

  test('has an address only for on-site service', async () => {
    const missing = await create({ delivery_method: 'ONSITE' });
    const paths = (missing.json.errors as { path: string }[]).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(
      Object.keys(address)
        .map((key) => `/${key}`)
        .toSorted(),
    );
    const onsite = await create({ delivery_method: 'PICK_UP', ...address });
    expect(onsite.json).toMatchObject(address);
    const walkIn = await create({ ...address });
    expect(walkIn.json.customer_address_1).toBeNull();
    const quote = await create({ type: 'QUOTE', delivery_method: 'ONSITE', ...address });
    expect(quote.json).toMatchObject({ customer_city: null, quote_status: 'NEW' });
  });

  test('requires an open location of the store', async () => {
    const [away = 0] = services.other.locationIds;
    expect((await create({}, away)).status).toBe(403);
    const closed = services.store.locationIds[1] ?? 0;
    await services.database.db.update(locations).set({ is_voided: true }).where(eq(locations.id, closed));
    const { json } = await services.ask('STORE_OWNER', 'POST', `repair/location/${closed}/appointment`, {
      body: newBooking(repair),
    });
    expect(json.errors).toEqual([{ path: '/location_id', code: 'reference' }]);
  });

  test('outside the opening hours is saved with a warning', async () => {
    const sunday = { selected_date: '2100-03-07', selected_start_time: '10:00:00' };
    expect(await create(sunday)).toMatchObject({ status: 201, json: { is_outside_hours: true } });
    const tuesday = { selected_date: '2100-03-09', selected_start_time: '10:00:00' };
    expect((await create(tuesday)).json).toMatchObject({ is_outside_hours: false });
  });

  test('rejects a past hour of today, and an end without a start', async () => {
    const today = { selected_date: dayIn('America/Toronto'), selected_start_time: '00:00:00' };
    expect((await create(today)).json.errors).toEqual([{ path: '/selected_start_time', code: 'past' }]);
    expect((await create({ selected_end_time: '10:00:00' })).json.errors).toEqual([
      { path: '/selected_start_time', code: 'required' },
    ]);
  });

  test('notifies the staff', async () => {
    const inbox = async () => {
      const { id } = services.store.staff.STORE_OWNER;
      return (await services.ask('STORE_OWNER', 'GET', `notifications/user/${id}?per_page=1`)).json;
    };
    const before = (await inbox()).metadata.total as number;
    await create({ type: 'QUOTE' });
    const after = await inbox();
    expect(after.metadata.total).toBe(before + 1);
    expect(after.data[0].resource_type).toBe('REPAIR_QUOTE');
  });
});

describe('the customer', () => {
  /** Returns the emails that an action sends. */
  const mailsOf = async (doIt: () => Promise<unknown>) => {
    await services.app.workIsDone();
    const before = services.mails.length;
    await doIt();
    await services.app.workIsDone();
    return services.mails.slice(before);
  };
  const sent = (values: object) => mailsOf(() => create(values));
  const send = (send_appointment_email: boolean) =>
    services.database.db
      .update(stores)
      .set({ send_appointment_email })
      .where(eq(stores.id, services.store.id));

  test('gets an email about it', async () => {
    const [mail] = await sent({ selected_start_time: '09:15:00' });
    expect(mail).toMatchObject({
      to: [{ address: 'ada@customers.example' }],
      replyTo: 'hello@first.example',
    });
    expect(mail?.text).toContain('Tuesday, March 9, 2100 at 09:15 AM');
    expect(mail?.text).toContain('Phone: Screen, $99.50');
  });

  test('gets the email in French if they speak French', async () => {
    const { db } = services.database;
    const speak = (default_locale: string) =>
      db.update(staff).set({ settings: { default_locale } }).where(eq(staff.role, 'STAFF'));
    await speak('fr');
    const [mail] = await sent({ type: 'QUOTE' });
    expect(mail?.subject).toBe('Votre soumission de The first store');
    expect(mail?.text).toMatch(/Phone\s: Screen, 99,50\s\$/);
    await speak('en');
  });

  describe('gets an email about a change', () => {
    const soon = { selected_date: '2100-03-09', selected_start_time: '09:15:00' };
    const path = `repair/location/`;
    const after = async (change: () => Promise<unknown>) => {
      const mails = await mailsOf(change);
      expect(mails).toHaveLength(1);
      return mails[0];
    };
    const put = (id: string, body: object) =>
      services.ask('STAFF', 'PUT', `${path}${here}/appointment`, { body: { id, ...body } });

    test('of the time, with a calendar entry', async () => {
      const { id } = (await create(soon)).json as { id: string };
      const mail = await after(() =>
        put(id, { selected_start_time: '10:00:00', selected_end_time: '11:00:00' }),
      );
      expect(mail?.subject).toBe('Your appointment at The first store has a new time');
      expect(mail?.text).toContain('Tuesday, March 9, 2100 at 10:00 AM – 11:00 AM');
      expect(mail?.text).toContain('no longer on Tuesday, March 9, 2100 at 09:15 AM');
      const entry = String(mail?.attachments?.[0]?.content);
      expect(entry).toContain(`UID:${id}\r\n`);
      expect(entry).toContain('DTSTART:21000309T150000Z\r\nDTEND:21000309T160000Z\r\n');
      expect(entry.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    });

    test('of the time, valid for calendars in the hour that a clock change skips', async () => {
      const gap = { selected_date: '2100-03-14', selected_start_time: '02:30:00' };
      const mail = await after(() => create(gap));
      expect(mail?.text).toContain('Sunday, March 14, 2100 at 02:30 AM');
      expect(String(mail?.attachments?.[0]?.content)).toContain('DTSTART:21000314T073000Z\r\n');
    });

    test('when it is cancelled', async () => {
      const { id } = (await create(soon)).json as { id: string };
      const mail = await after(() => services.ask('STAFF', 'DELETE', `${path}${here}/appointment/${id}`));
      expect(mail?.subject).toContain('is cancelled');
      expect(mail?.attachments?.[0]?.content).toContain('METHOD:CANCEL');
    });

    test('but not of the status', async () => {
      const { id } = (await create(soon)).json as { id: string };
      await put(id, { status: 'COMPLETED' });
      const mail = await after(() => put(id, { selected_date: '2100-03-10' }));
      expect(mail?.subject).toContain('has a new time');
    });
  });

  test('gets none when the store has disabled them', async () => {
    await send(false);
    expect(await sent({})).toEqual([]);
    expect(await sent({ type: 'QUOTE' })).toHaveLength(1);
    await send(true);
  });
});

test('the selected repairs can be changed, and the remaining ones keep their terms', async () => {
  const own = await addRepair(services, { title: 'Battery', cost: 50 });
  const { json: created } = await create({ repairs: newBooking(own).repairs });
  await services.database.db.update(repairs).set({ cost: 80 }).where(eq(repairs.id, own));
  const { json } = await services.ask('STAFF', 'PUT', `repair/location/${here}/appointment`, {
    body: { id: created.id, repairs: [...created.repairs, ...newBooking(repair).repairs] },
  });
  expect(json.repairs).toMatchObject([
    { repair_name: 'Battery', cost: 50 },
    { repair_name: 'Screen', cost: 99.5 },
  ]);
});

test('repairs whose services were deleted are kept', async () => {
  const gone = [await addRepair(services, { title: 'Lens' }), await addRepair(services, { title: 'Frame' })];
  const { json: created } = await create({ repairs: gone.flatMap((id) => newBooking(id).repairs) });
  await services.database.db.update(appointmentRepairs).set({ repair_id: null });
  const path = `repair/location/${here}/appointment`;
  const body = { ...created, repairs: created.repairs.map((one: object) => ({ ...one, repair_id: null })) };
  await services.ask('STAFF', 'PUT', path, {
    body: { id: body.id, repairs: body.repairs, status: 'COMPLETED' },
  });
  const added = [...body.repairs, ...newBooking(repair).repairs];
  const { json } = await services.ask('STAFF', 'PUT', path, { body: { id: body.id, repairs: added } });
  expect(json.repairs.map((one: { repair_name: string }) => one.repair_name)).toEqual([
    'Lens',
    'Frame',
    'Screen',
  ]);
});
