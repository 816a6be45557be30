import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reminderJob } from '../../server/appointments/reminder.ts';
import { noticeJob } from '../../server/appointments/scheduleNotice.ts';
import { appointments } from '../../server/appointments/tables.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { Scope } from '../../server/core/scope.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { textMessages } from '../../server/inbox/tables.ts';
import { appointmentMessages, messageRules } from '../../server/messageRules/tables.ts';
import type { Sms, SmsProvider } from '../../server/inbox/providers/smsProvider.ts';
import { dayIn } from '../../src/schemas/days.ts';
import { countSegments } from '../../src/schemas/inbox/segments.ts';
import type { AppointmentMessage } from '../../src/schemas/messageRules/appointmentMessages.ts';
import type { MessageRule } from '../../src/schemas/messageRules/messageRules.ts';
import type { TemplatePreview } from '../../src/schemas/messageRules/preview.ts';
import { addLookups, addRepair, newBooking } from './booking.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let repair: string;
let template: string;
let here: number;
let there: number;

const sent: Sms[] = [];
const provider: SmsProvider = {
  pauses: [],
  send: async (sms) => {
    sent.push(sms);
    return { id: randomUUID() };
  },
  status: async () => undefined,
  search: async () => [],
  readWebhook: () => undefined,
};

beforeAll(async () => {
  services = await startApp({ sms: provider, tellAfter: 3_600_000 });
  [here, there] = services.store.locationIds as [number, number];
  await addLookups(services);
  repair = await addRepair(services);
  await owner('POST', 'smsNumbers', { name: 'Counter', phone: '+15145550100', location_id: here });
  const { json } = await owner('POST', 'messageTemplates', {
    name: 'Appointment',
    text_en:
      '{customer.first_name}: {appointment.date}, {appointment.time}, {location.name}. {ticket.number} {ticket.link}',
    text_fr: '{customer.first_name} : {appointment.date} à {appointment.time}.',
    mail_en: 'Come on {appointment.date} for {appointment.services}.',
  });
  template = json.id as string;
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.app.workIsDone();
  const { db } = services.database;
  await db.delete(jobs);
  await db.delete(messageRules);
  await db.update(stores).set({ quiet_from: null, quiet_until: null });
  services.mails.length = 0;
  sent.length = 0;
});

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  services.ask('STORE_OWNER', method, path, { body });

const quiet = (quiet_from: string | null, quiet_until: string | null) =>
  services.database.db.update(stores).set({ quiet_from, quiet_until });
const inDays = (days: number) => dayIn('America/Toronto', new Date(Date.now() + days * 24 * 3_600_000));
const contact = (customer_contact: 'EMAIL' | 'PHONE') =>
  services.database.db.update(stores).set({ customer_contact });

const addRule = async (values: Partial<MessageRule>) => {
  const body = { event: 'APPOINTMENT_BOOKED', mode: 'AUTO', template_id: template, ...values };
  const { status, text } = await owner('POST', 'messageRules', body);
  expect(status, text).toBe(201);
};

let next = 2000;
const book = async (values: object = {}): Promise<string> => {
  const body = {
    ...newBooking(repair),
    selected_start_time: '09:00:00',
    customer_email: `c${(next += 1)}@customers.example`,
    customer_phone: `+1613555${next}`,
    customer_contact_method: 'TEXT',
    ...values,
  };
  const { status, json, text } = await owner('POST', `repair/location/${here}/appointment`, body);
  expect(status, text).toBe(201);
  return json.id as string;
};
const change = (id: string, values: object) =>
  owner('PUT', `repair/location/${here}/appointment`, { id, ...values });
const cancel = (id: string) => owner('DELETE', `repair/location/${here}/appointment/${id}`);

/** Runs waiting jobs of these kinds early, one after the other. */
async function run(...kinds: string[]) {
  for (const kind of kinds) {
    await services.database.db
      .update(jobs)
      .set({ run_at: sql`now()` })
      .where(eq(jobs.kind, kind));
    await services.app.workIsDone();
  }
}
/** The job of an appointment, to run it now. */
const runningOf = (id: string) => ({
  by: null,
  isInterrupted: false,
  progress: () => {},
  finish: async () => {},
  signal: new AbortController().signal,
  scope: new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' }),
  data: { appointment_id: id },
});
const tell = () => run('tell-customer');
const texts = () => sent.map(({ text }) => text);
const subjects = () => services.mails.map(({ subject }) => subject);
const messagesOf = (id: string) =>
  services.database.db
    .select()
    .from(appointmentMessages)
    .where(eq(appointmentMessages.appointment_id, id))
    .orderBy(appointmentMessages.id);

test('Without a rule, or where it is off, the email is as ever', async () => {
  await addRule({ mode: 'OFF', template_id: null });
  await book();
  await tell();
  expect(subjects()).toEqual(['Your appointment at The first store']);
  expect(sent).toEqual([]);
});

test('A text message takes the place of the email, and tells of a time again after another', async () => {
  await addRule({});
  await addRule({ event: 'APPOINTMENT_MOVED' });
  await addRule({ event: 'APPOINTMENT_CANCELLED' });
  const id = await book();
  await tell();
  expect(texts()).toEqual(['Ada: Tuesday, March 9, 2100, 09:00 AM, North.']);
  expect((await messagesOf(id)).map(({ text }) => text)).toEqual(texts());
  await change(id, { selected_start_time: '10:00:00' });
  await tell();
  await change(id, { selected_start_time: '11:00:00' });
  await tell();
  await change(id, { selected_start_time: '10:00:00' });
  await tell();
  expect(texts().slice(1)).toEqual([
    'Ada: Tuesday, March 9, 2100, 10:00 AM, North.',
    'Ada: Tuesday, March 9, 2100, 11:00 AM, North.',
    'Ada: Tuesday, March 9, 2100, 10:00 AM, North.',
  ]);
  await cancel(id);
  await tell();
  expect(texts()).toHaveLength(5);
  expect(subjects()).toEqual([]);
});

test('Nothing is told of a time that was left before its message was sent', async () => {
  await addRule({});
  await addRule({ event: 'APPOINTMENT_MOVED' });
  const id = await book();
  await tell();
  const during = async (...starts: string[]) => {
    await quiet('00:00:00', '23:59:59');
    for (const selected_start_time of starts) {
      await change(id, { selected_start_time });
      await tell();
    }
    await quiet(null, null);
    await run('send-appointment-message');
  };
  await during('11:00:00', '09:00:00');
  expect(texts()).toHaveLength(1);
  await during('11:00:00', '09:00:00', '11:00:00');
  expect(texts().slice(1)).toEqual(['Ada: Tuesday, March 9, 2100, 11:00 AM, North.']);
  await during('12:00:00', '11:00:00');
  expect(texts()).toHaveLength(2);
  expect((await messagesOf(id)).filter(({ state }) => state === 'WAITING')).toEqual([]);
  expect(subjects()).toEqual([]);
});

test('A new end of an appointment is told', async () => {
  await addRule({});
  await addRule({ event: 'APPOINTMENT_MOVED' });
  const id = await book({ selected_end_time: '09:30:00' });
  await tell();
  for (const selected_end_time of ['10:00:00', '10:30:00']) {
    await change(id, { selected_end_time });
    await tell();
  }
  expect(texts().map((text) => /, ([\d: APM-]+), North/.exec(text)?.[1])).toEqual([
    '09:00 AM - 09:30 AM',
    '09:00 AM - 10:00 AM',
    '09:00 AM - 10:30 AM',
  ]);
});

test('Text messages in French contain no signs that leave less room', async () => {
  await addRule({});
  await book({ customer_language: 'fr', selected_end_time: '14:30:00' });
  await tell();
  expect(texts()).toEqual(['Ada : mardi 9 mars 2100 à 09 h 00 - 14 h 30.']);
  expect(countSegments(texts()[0]!)).toMatchObject({ encoding: 'GSM-7', special: [] });
});

test('What the usual email told since is told again by the rule', async () => {
  await addRule({});
  await addRule({ event: 'APPOINTMENT_MOVED' });
  const id = await book();
  await tell();
  await quiet('00:00:00', '23:59:59');
  await change(id, { selected_start_time: '11:00:00' });
  await tell();
  const { repairs } = newBooking(await addRepair(services, { title: 'Battery' }));
  expect((await change(id, { repairs })).status).toBe(200);
  await tell();
  await change(id, { selected_start_time: '09:00:00' });
  await tell();
  await quiet(null, null);
  await run('send-appointment-message');
  expect(subjects()).toHaveLength(1);
  expect(texts()).toHaveLength(2);
  expect(texts()[1]).toBe(texts()[0]);
});

test('A corrected address gets what was mailed to another', async () => {
  await addRule({ channel: 'MAIL' });
  const id = await book({ customer_email: 'wrong@customers.example' });
  await tell();
  await change(id, { customer_email: 'right@customers.example' });
  await tell();
  expect(services.mails.flatMap(({ to }) => to)).toMatchObject([
    { address: 'wrong@customers.example' },
    { address: 'right@customers.example' },
  ]);
});

test('A corrected number gets what was texted to another, and no email brings it again', async () => {
  await addRule({ channel: 'SMS' });
  const id = await book({ customer_phone: '+16135550001' });
  await tell();
  for (const customer_phone of ['+16135550002', '+16135550002', null]) {
    await change(id, { customer_phone });
    await tell();
  }
  expect(sent.map(({ to }) => to)).toEqual(['+16135550001', '+16135550002']);
  expect(new Set(texts()).size).toBe(1);
  expect(subjects()).toHaveLength(1);
});

test('A corrected number changes nothing where emails tell', async () => {
  const usual = await book({ customer_phone: '+16135550003' });
  await tell();
  await change(usual, { customer_phone: '+16135550004' });
  await tell();
  await addRule({ channel: 'MAIL' });
  const ruled = await book({ customer_phone: '+16135550003' });
  await tell();
  await change(ruled, { customer_phone: '+16135550004' });
  await tell();
  expect(subjects()).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('Two nodes, and a job that is repeated, tell of a change once', async () => {
  await addRule({});
  const id = await book();
  const job = () => noticeJob.run(runningOf(id));
  const again = () =>
    services.database.db.update(appointments).set({ untold: {} }).where(eq(appointments.id, id));
  await Promise.all([job(), job()]);
  await again();
  await job();
  await services.app.workIsDone();
  await again();
  await job();
  await services.app.workIsDone();
  expect(await messagesOf(id)).toMatchObject([{ state: 'SENT' }]);
  expect(subjects()).toEqual([]);
});

test('A rule for text messages only tells beside the email', async () => {
  await addRule({ channel: 'SMS' });
  await book();
  await tell();
  expect(sent).toHaveLength(1);
  expect(subjects()).toEqual(['Your appointment at The first store']);
});

test('Who wants emails gets the template as one, with the calendar file; who has no address a text message', async () => {
  await addRule({});
  await book({ customer_contact_method: 'EMAIL' });
  await tell();
  expect(sent).toEqual([]);
  expect(services.mails).toHaveLength(1);
  expect(services.mails[0]?.text).toMatch(/Come on Tuesday, March 9, 2100 for .+\./);
  expect(services.mails[0]?.attachments).toHaveLength(1);
  await contact('PHONE');
  await book({ customer_contact_method: 'EMAIL', customer_email: null });
  await tell();
  await contact('EMAIL');
  expect(sent).toHaveLength(1);
  expect(services.mails).toHaveLength(1);
});

test('A customer who cannot be reached by the rule gets the email, and the rule says why', async () => {
  await addRule({ channel: 'SMS' });
  const id = await book({ customer_phone: null });
  await tell();
  expect(sent).toEqual([]);
  expect(subjects()).toEqual(['Your appointment at The first store']);
  expect(await messagesOf(id)).toMatchObject([{ state: 'NOT_SENT', reason: 'no_address' }]);
});

test('Who could not be reached when first told of a time is told of it by the rule later', async () => {
  await addRule({ event: 'APPOINTMENT_MOVED', channel: 'MAIL' });
  await contact('PHONE');
  const id = await book({ customer_email: null });
  await change(id, { selected_start_time: '10:00:00' });
  await tell();
  await contact('EMAIL');
  await change(id, { selected_start_time: '11:00:00', customer_email: 'ada@customers.example' });
  await tell();
  expect(subjects()).toHaveLength(1);
  await change(id, { selected_start_time: '10:00:00' });
  await tell();
  expect(subjects()).toHaveLength(2);
});

test('What was not sent is listed with its appointment, and is sent by hand while it is true', async () => {
  await addRule({ channel: 'SMS' });
  const id = await book({ customer_phone: null });
  await tell();
  const listed = async () =>
    (
      await owner(
        'GET',
        `appointmentMessages?filter=${encodeURIComponent(JSON.stringify({ appointment_id: [id] }))}`,
      )
    ).json as unknown as AppointmentMessage[];
  const [message] = await listed();
  expect(message).toMatchObject({
    event: 'APPOINTMENT_BOOKED',
    state: 'NOT_SENT',
    reason: 'no_address',
    text: 'Ada: Tuesday, March 9, 2100, 09:00 AM, North.',
  });
  const send = (text: string) =>
    services.ask('STORE_MANAGER', 'POST', `appointmentMessages/${message!.id}/send`, {
      body: { key: randomUUID(), text },
    });
  expect((await send('See you.')).status).toBe(422);
  await change(id, { customer_phone: '+16135559999' });
  const unknown = await send('See you {appointment.day}.');
  expect(unknown.json.errors).toMatchObject([{ path: '/text', code: 'placeholder' }]);
  const { status, text } = await send('See you on {appointment.date}.');
  expect(status, text).toBe(200);
  await tell();
  await run('send-appointment-message');
  expect(texts()).toEqual(['See you on Tuesday, March 9, 2100.']);
  expect(await listed()).toMatchObject([{ state: 'SENT', channel: 'SMS', reason: null }]);
  const { db } = services.database;
  const writers = await db
    .select({ by: textMessages.created_by })
    .from(textMessages)
    .where(eq(textMessages.text, 'See you on Tuesday, March 9, 2100.'));
  expect(writers).toEqual([{ by: services.store.staff.STORE_MANAGER.id }]);
  expect((await send('Again.')).status).toBe(409);
});

test('Messages follow their appointment to another location', async () => {
  await addRule({ channel: 'SMS' });
  const id = await book({ customer_phone: null });
  await tell();
  expect(await messagesOf(id)).toMatchObject([{ location_id: here }]);
  expect((await change(id, { location_id: there })).status).toBe(200);
  expect(await messagesOf(id)).toMatchObject([{ location_id: there }]);
});

test('What is no longer true of an appointment is not sent by hand', async () => {
  await addRule({ channel: 'SMS' });
  const id = await book({ customer_phone: null });
  await tell();
  const [message] = await messagesOf(id);
  await change(id, { customer_phone: '+16135559998', selected_start_time: '16:00:00' });
  const { status, json } = await owner('POST', `appointmentMessages/${message!.id}/send`, {
    key: randomUUID(),
    text: 'See you.',
  });
  expect(status).toBe(422);
  expect(json.errors).toMatchObject([{ code: 'outdated' }]);
});

test('A rule of another location does not count, and nobody can be asked', async () => {
  await addRule({ location_id: there });
  await book();
  await tell();
  expect(sent).toEqual([]);
  const refused = await owner('POST', 'messageRules', {
    event: 'APPOINTMENT_MOVED',
    mode: 'ASK',
    template_id: template,
  });
  expect(refused.status).toBe(422);
});

test('A message waits for the end of the quiet hours, and is not sent when it is no longer true', async () => {
  await addRule({});
  await quiet('00:00:00', '23:59:59');
  const [moved, kept] = [await book(), await book()];
  await tell();
  expect(sent).toEqual([]);
  await change(moved, { selected_start_time: '15:00:00' });
  await quiet(null, null);
  await run('send-appointment-message');
  expect(texts()).toEqual([expect.stringContaining('09:00 AM') as string]);
  expect(await messagesOf(moved)).toMatchObject([{ state: 'NOT_SENT', reason: 'outdated' }]);
  expect(await messagesOf(kept)).toMatchObject([{ state: 'SENT', channel: 'SMS' }]);
});

test('The reminder goes by the rule, unless the customer was told lately', async () => {
  await addRule({ event: 'APPOINTMENT_REMINDER' });
  const remind = async () => {
    await services.database.db
      .update(appointments)
      .set({ selected_date: inDays(1) })
      .where(eq(appointments.selected_date, inDays(2)));
    await run('remind-customer', 'send-appointment-message');
  };
  await book({ selected_date: inDays(2) });
  await remind();
  expect(texts()).toHaveLength(1);
  await services.database.db.delete(jobs);
  await addRule({});
  await book({ selected_date: inDays(2) });
  await tell();
  await run('send-appointment-message');
  expect(texts()).toHaveLength(2);
  await remind();
  expect(texts()).toHaveLength(2);
  expect(subjects()).toEqual([]);
});

test('A reminder that could not be sent brings no email after another message of late', async () => {
  await addRule({ event: 'APPOINTMENT_REMINDER', channel: 'MAIL' });
  await addRule({});
  await contact('PHONE');
  const id = await book({ selected_date: inDays(1), customer_email: null });
  const remind = () => reminderJob.run(runningOf(id));
  await remind();
  expect(await messagesOf(id)).toMatchObject([{ state: 'NOT_SENT', reason: 'no_address' }]);
  await contact('EMAIL');
  await change(id, { customer_email: 'ada@customers.example' });
  await tell();
  expect(texts()).toHaveLength(1);
  await remind();
  await services.app.workIsDone();
  expect(subjects()).toEqual([]);
});

test('A template is shown as it would be sent about an appointment', async () => {
  const id = await book();
  const body = {
    text_en: 'On {appointment.date}: {ticket.number} {ticket.link}',
    text_fr: 'Le {appointment.date}',
  };
  const { status, json } = await owner('POST', `repair/appointment/${id}/messagePreview`, body);
  expect(status).toBe(200);
  const preview = json as TemplatePreview;
  expect(preview.en).toMatchObject({
    text: 'On Tuesday, March 9, 2100:',
    empty: ['ticket.number', 'ticket.link'],
  });
  expect(preview.fr.text).toBe('Le mardi 9 mars 2100');
});
