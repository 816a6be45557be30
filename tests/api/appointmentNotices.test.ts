import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointments } from '../../server/appointments/tables.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { customers } from '../../server/customers/tables.ts';
import { locations } from '../../server/locations/tables.ts';
import { mails } from '../../server/mailQueue/tables.ts';
import { staff } from '../../server/staff/tables.ts';
import type { Role } from '../../src/schemas/rights.ts';
import { dayIn, momentIn } from '../../src/schemas/days.ts';
import { addLookups, book as bookPast, newBooking, addRepair } from './booking.ts';
import { startApp, type TestApp } from './support.ts';

const zone = 'America/Toronto';
const hour = 3_600_000;
const inDays = (days: number) => dayIn(zone, new Date(Date.now() + days * 24 * hour));

let services: TestApp;
let repair: string;
beforeAll(async () => {
  services = await startApp({ tellAfter: hour });
  await addLookups(services);
  repair = await addRepair(services);
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.app.workIsDone();
  const { db } = services.database;
  await db.delete(jobs);
  await db.delete(mails);
  services.mails.length = 0;
});

const path = (id = '') => `repair/location/${services.store.locationIds[0]}/appointment${id}`;
const book = async (values: object = {}): Promise<string> => {
  const body = { ...newBooking(repair), selected_start_time: '09:00:00', ...values };
  return (await services.ask('STAFF', 'POST', path(), { body })).json.id as string;
};
const move = (id: string, values: object) =>
  services.ask('STAFF', 'PUT', path(), { body: { id, ...values } });
const cancel = (id: string) => services.ask('STAFF', 'DELETE', path(`/${id}`));

/** Runs the waiting jobs of a kind early. Returns the subjects of the emails sent since. */
async function runJobs(kind: string): Promise<string[]> {
  const before = services.mails.length;
  await services.database.db
    .update(jobs)
    .set({ run_at: sql`now()` })
    .where(eq(jobs.kind, kind));
  await services.app.workIsDone();
  return services.mails.slice(before).map(({ subject }) => subject);
}

const booked = 'Your appointment at The first store';
const moved = 'Your appointment at The first store has a new time';
const changed = 'Your appointment at The first store has changed';
const quoted = 'Your quote from The first store';
const cancelled = 'Your appointment at The first store is cancelled';

describe('the customer is notified', () => {
  const sendNotices = () => runJobs('tell-customer');

  test('once, of all changes within a moment, compared with the last notice', async () => {
    const id = await book();
    await move(id, { selected_start_time: '10:00:00' });
    expect(await sendNotices()).toEqual([booked]);
    expect(services.mails[0]?.text).toContain('10:00 AM');
    await move(id, { selected_start_time: '11:00:00' });
    await move(id, { selected_start_time: '12:00:00' });
    expect(await sendNotices()).toEqual([moved]);
    expect(services.mails[1]?.text).toContain('12:00 PM, no longer on Tuesday, March 9, 2100 at 10:00 AM');
  });

  test('of another location, with the previous one', async () => {
    const id = await book();
    await sendNotices();
    const { db } = services.database;
    const [, there = 0] = services.store.locationIds;
    await db.update(locations).set({ location_name: 'Uptown' }).where(eq(locations.id, there));
    const body = { id, location_id: there };
    expect((await services.ask('STORE_OWNER', 'PUT', path(), { body })).status).toBe(200);
    expect(await sendNotices()).toEqual(['Your appointment at The first store has a new place']);
    expect(services.mails.at(-1)?.text).toMatch(/9:00 AM.*, Uptown, no longer on Tuesday, March 9, 2100/);
  });

  test('of nothing that was reverted', async () => {
    const id = await book();
    await sendNotices();
    await move(id, { selected_start_time: '11:00:00' });
    await move(id, { selected_start_time: '09:00:00' });
    expect(await sendNotices()).toEqual([]);
    const brief = await book();
    await cancel(brief);
    expect(await sendNotices()).toEqual([]);
  });

  test('of no time of today that has passed since a revert', async () => {
    const today = inDays(0);
    const id = await bookPast(services, { selected_date: today, selected_start_time: '00:00:00' });
    const times = { selected_start_time: '12:00:00', selected_end_time: null };
    expect((await move(id, { selected_date: '2100-03-09', ...times })).status).toBe(200);
    const known = { selected_start_time: '00:00:00', selected_end_time: '11:00:00' };
    const back = await move(id, { selected_date: today, ...known });
    expect([back.status, back.json.selected_date]).toEqual([200, today]);
    expect(await sendNotices()).toEqual([]);
  });

  test('of the cancellation, not of an earlier move', async () => {
    const id = await book();
    await sendNotices();
    await move(id, { selected_start_time: '11:00:00' });
    await cancel(id);
    expect(await sendNotices()).toEqual([cancelled]);
  });

  test('at a corrected address once, of everything', async () => {
    const id = await book();
    await sendNotices();
    await move(id, { customer_email: 'ada.berg@customers.example' });
    expect(await sendNotices()).toEqual([booked]);
    expect(services.mails.at(-1)?.to).toEqual([{ address: 'ada.berg@customers.example' }]);
    await move(id, { customer_email: 'adda@customers.example' });
    await move(id, { customer_email: 'ada.berg@customers.example' });
    expect(await sendNotices()).toEqual([]);
  });

  test('of other repairs, for an appointment and a quote', async () => {
    const lens = { ...newBooking(await addRepair(services, { title: 'Lens' })).repairs[0] };
    const repairs = [...newBooking(repair).repairs, lens];
    const id = await book();
    const quote = await book({ type: 'QUOTE', selected_start_time: null });
    await sendNotices();
    await move(id, { repairs });
    await move(quote, { repairs });
    expect((await sendNotices()).toSorted()).toEqual([changed, quoted]);
    expect(services.mails.at(-1)?.text).toContain('Phone: Lens');
    await move(id, { customer_note: 'Blue' });
    expect(await sendNotices()).toEqual([]);
  });

  test('in their language, which is kept when unknown', async () => {
    const email = 'zoe@customers.example';
    await book({ customer_email: email, customer_language: 'fr' });
    expect(await sendNotices()).toEqual(['Votre rendez-vous chez The first store']);
    await book({ customer_email: email });
    await book({ customer_email: email, customer_language: 'en' });
    expect((await sendNotices()).toSorted()).toEqual(['Votre rendez-vous chez The first store', booked]);
    const known = await services.database.db.select().from(customers).where(eq(customers.email, email));
    expect(known.map(({ language }) => language)).toEqual(['fr']);
  });

  test('again on request, once for each idempotency key', async () => {
    const id = await book();
    await sendNotices();
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const again = (of = id, body: object = { key }, role: Role = 'STAFF') =>
      services.ask(role, 'POST', `repair/appointment/${of}/confirmation`, { body });
    const before = services.mails.length;
    const sent = await again();
    expect([sent.status, sent.json.appointment_id]).toEqual([201, id]);
    expect((await again()).json.id).toBe(sent.json.id);
    await services.app.workIsDone();
    expect(services.mails.slice(before).map(({ subject }) => subject)).toEqual([booked]);
    expect((await again(await book())).status).toBe(409);
    expect((await again(id, {})).status).toBe(422);
    expect((await again(crypto.randomUUID(), { key: other })).status).toBe(404);
    await cancel(id);
    expect((await again(id, { key: other })).json.errors).toEqual([{ path: '', code: 'cancelled' }]);
    const past = await bookPast(services, { selected_date: inDays(-1) });
    expect((await again(past, { key: other })).json.errors).toEqual([{ path: '', code: 'past' }]);
  });

  test('again at most ten times an hour', async () => {
    const id = await book();
    const again = () =>
      services.ask('STAFF', 'POST', `repair/appointment/${id}/confirmation`, {
        body: { key: crypto.randomUUID() },
      });
    const states: number[] = [];
    for (let time = 0; time < 11; time += 1) states.push((await again()).status);
    expect(states).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  test('by an email that belongs to the appointment and is stored with it', async () => {
    const id = await book();
    await sendNotices();
    const [mail] = await services.database.db.select().from(mails);
    expect(mail).toMatchObject({
      kind: 'booked',
      appointment_id: id,
      state: 'sent',
      created_by: services.store.staff.STAFF.id,
    });
  });
});

describe('the customer is reminded', () => {
  const remind = () => runJobs('remind-customer');
  const wanted = (send_reminder_email: boolean) =>
    services.database.db.update(stores).set({ send_reminder_email });
  const reminder = async () =>
    (await services.database.db.select().from(jobs).where(eq(jobs.kind, 'remind-customer')))[0];
  beforeAll(() => wanted(true));

  test('on the day before, in the time zone of the location', async () => {
    const id = await book();
    expect((await reminder())?.run_at.getTime()).toBe(momentIn(zone, '2100-03-08', '10:00:00'));
    await move(id, { selected_date: '2100-03-16' });
    // Daylight saving time starts in between.
    expect((await reminder())?.run_at.getTime()).toBe(momentIn(zone, '2100-03-15', '10:00:00'));
    await cancel(id);
    expect(await reminder()).toBeUndefined();
  });

  test('in the language of the appointment', async () => {
    await book({ selected_date: inDays(2) });
    await services.database.db.update(appointments).set({ selected_date: inDays(1) });
    await services.database.db.update(staff).set({ settings: { default_locale: 'fr' } });
    expect(await remind()).toEqual(['Rappel de votre rendez-vous chez The first store']);
    expect(services.mails[0]?.text).toContain('Nous avons hâte de vous accueillir le');
    expect(services.mails[0]?.attachments?.[0]?.filename).toBe('appointment.ics');
    await services.database.db.update(staff).set({ settings: { default_locale: 'en' } });
  });

  test.each([
    ['is past', { selected_date: inDays(-1) }],
    ['is further away by now', { selected_date: inDays(3) }],
    ['is cancelled', { is_voided: true }],
    ['is under way', { status: 'IN_PROGRESS' }],
  ])('not of one that %s', async (_, values) => {
    await book({ selected_date: inDays(2) });
    await services.database.db.update(appointments).set({ selected_date: inDays(1), ...values });
    expect(await remind()).toEqual([]);
  });

  test('not shortly after another notice', async () => {
    await book({ selected_date: inDays(2) });
    await runJobs('tell-customer');
    await services.database.db.update(appointments).set({ selected_date: inDays(1) });
    expect(await remind()).toEqual([]);
  });

  test('only if the store enables it', async () => {
    await wanted(false);
    await book({ selected_date: inDays(2) });
    await services.database.db.update(appointments).set({ selected_date: inDays(1) });
    expect(await remind()).toEqual([]);
    await wanted(true);
  });
});
