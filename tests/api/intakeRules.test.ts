import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { IntakeRules } from '../../src/schemas/tickets/intakeRules.ts';
import type { TermsToSign } from '../../src/schemas/tickets/signatures.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { addCustomer } from './people.ts';
import { startApp, type Reply, type TestApp } from './support.ts';

let services: TestApp;
let here: number;
let customer: string;

beforeAll(async () => {
  services = await startApp();
  [here] = services.store.locationIds as [number];
  customer = await addCustomer(services);
});
afterAll(() => services.close());

const owner = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers = {}) =>
  services.ask('STORE_OWNER', method, path, { body, headers });

const line = (en: string, answer: 'STATE' | 'TEXT' = 'STATE') => ({ en, fr: en, answer });
const checklist = (items: object[], values: object = {}): IntakeRules => ({
  intakeForms: { forms: [{ name: 'Everything', categories: [], items, ...values }] },
  terms: { intake: { en: '<p>We may fail.</p>', fr: '<p> &nbsp;</p>' } },
});

async function save(rules: object): Promise<IntakeRules> {
  const { headers } = await owner('GET', 'intake-rules');
  const { status, json, text } = await owner('PUT', 'intake-rules', rules, { 'if-match': headers.etag });
  if (status !== 200) throw new Error(text);
  return json as IntakeRules;
}

interface Form {
  version: number;
  form: string;
  items: string[];
}

async function currentForm(): Promise<Form> {
  const { version, form, rules } = (await owner('GET', 'intake-form')).json;
  const found = rules.intakeForms.forms.find(({ _key }: { _key: string }) => _key === form);
  return { version, form, items: found.items.map(({ _key }: { _key: string }) => _key) };
}

const answered = ({ version, form, items }: Form, state = 'OK') => ({
  version,
  form,
  answers: items.map((item) => ({ item, state, text: null })),
});

const newTicket = (device: object = {}, values: object = {}) => ({
  location_id: here,
  customer_id: customer,
  new_devices: [{ name: 'Phone', problem: 'Broken screen', ...device }],
  ...values,
});
const takeIn = (device: object = {}, values: object = {}) =>
  owner('POST', 'tickets', newTicket(device, values));
const codes = ({ json }: Reply) =>
  (json.errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
const readDevice = async ({ devices }: Ticket) =>
  (await owner('GET', `ticketDevices/${devices[0]!.id}`)).json as TicketDevice;
const take = (id: string, step: string, values: object) =>
  owner('POST', `ticketDevices/${id}/${step}`, { key: randomUUID(), ...values });
const strokes = [[10, 10, 200, 90, 400, 20]];

async function signed(values: object = {}) {
  const terms: TermsToSign = (await owner('GET', 'intake-terms?kind=INTAKE&language=en')).json;
  const { version, language, hash } = terms;
  return { version, language, hash, name: 'Ada Berg', strokes, ...values };
}

test('Nothing is required of a store without rules', async () => {
  expect((await owner('GET', 'intake-rules')).json).toEqual({});
  expect((await owner('GET', 'intake-form')).json).toEqual({
    version: 0,
    form: null,
    rules: {},
    keeps_passcodes: false,
  });
  expect((await takeIn()).status).toBe(201);
});

test('Each save is a version that stays; concurrent saves conflict', async () => {
  const before = await save(checklist([line('Screen')]));
  const first = await currentForm();
  const { headers } = await owner('GET', 'intake-rules');
  await save({ ...before, ...checklist([line('Screen'), line('Camera')]) });
  const late = await owner('PUT', 'intake-rules', before, { 'if-match': headers.etag });
  expect(late.status).toBe(412);
  expect((await owner('GET', `intake-rules/${first.version}`)).json).toEqual(before);
  expect((await owner('GET', 'intake-rules/9999')).status).toBe(404);
  expect((await services.ask('STAFF', 'PUT', 'intake-rules', { body: before })).status).toBe(403);
});

test('Versions are listed with author, changed parts and tickets; one is restored as a new version', async () => {
  const before = await save({ ...checklist([line('Screen')]), reasons: { waiting: [{ en: 'No answer' }] } });
  const { version } = await currentForm();
  await takeIn();
  await save({ ...before, reasons: {} });
  const { json, status, text } = await owner('GET', 'intake-rules/versions?page=1&per_page=2');
  expect([status, text.length > 0]).toEqual([200, true]);
  expect(json.metadata).toMatchObject({ total: version + 1, per_page: 2 });
  expect(json.data).toMatchObject([
    { version: version + 1, changes: ['/reasons'], tickets: 0, restored: null },
    { version, saved_by: { name: 'STORE_OWNER first' }, tickets: 1 },
  ]);
  const one = (await owner('GET', `intake-rules/versions/${version}`)).json;
  expect(one).toMatchObject({ version, tickets: 1, config: before });
  const url = `intake-rules/versions/${version}/restore`;
  const { headers } = await owner('GET', 'intake-rules');
  expect((await owner('POST', url, null, { 'if-match': '"old"' })).status).toBe(412);
  const restored = await owner('POST', url, { parts: ['/reasons'] }, { 'if-match': headers.etag });
  expect([restored.status, restored.json]).toEqual([200, before]);
  expect((await currentForm()).version).toBe(version + 2);
  expect((await services.ask('STAFF', 'POST', url, { body: null })).status).toBe(403);
});

test('Markup of terms is cleaned; wrong values are refused at their paths', async () => {
  const rules = await save({ terms: { intake: { en: '<p>Sign<script>alert(1)</script></p>' } } });
  expect(rules.terms?.intake?.en).toBe('<p>Sign</p>');
  const { headers } = await owner('GET', 'intake-rules');
  const wrong = { intakeForms: { forms: [{ name: 'A', condition: 'PERHAPS' }] } };
  const refused = await owner('PUT', 'intake-rules', wrong, { 'if-match': headers.etag });
  expect(refused.status).toBe(422);
  expect(codes(refused)).toEqual(['/intakeForms/forms/0/condition enum']);
});

test('What a form requires is required of its devices, at their paths', async () => {
  await save(
    checklist([line('Screen'), line('Notes', 'TEXT')], {
      condition: 'REQUIRED',
      left_items: 'REQUIRED',
      signature: 'REQUIRED',
    }),
  );
  expect(codes(await takeIn())).toEqual([
    '/new_devices/0/condition required',
    '/new_devices/0/left_items required',
    '/signature required',
  ]);
  const form = await currentForm();
  const open = { ...answered(form), answers: [] };
  expect(codes(await takeIn({ condition: open, left_items: [] }, { signature: await signed() }))).toEqual([
    '/new_devices/0/condition/answers required',
  ]);
  const whole = await takeIn({ condition: answered(form), left_items: [] }, { signature: await signed() });
  expect(whole.status).toBe(201);
  const mailedIn = { condition: answered(form), left_items: [] };
  expect((await takeIn(mailedIn, { origin: 'MAIL_IN' })).status).toBe(201);
});

test('A checklist that changes while it is filled in is kept in the version that was shown', async () => {
  await save(checklist([line('Screen')], { condition: 'REQUIRED' }));
  const shown = await currentForm();
  await save(checklist([line('Buttons')], { condition: 'REQUIRED' }));
  const { status, json } = await takeIn({ condition: answered(shown, 'FAULT') });
  expect(status).toBe(201);
  const device = await readDevice(json as Ticket);
  expect(device.condition).toEqual(answered(shown, 'FAULT'));
  const unknown = await takeIn({ condition: { ...answered(shown), version: 9999 } });
  expect(codes(unknown)).toEqual(['/new_devices/0/condition/version reference']);
});

test('What a form hides is refused', async () => {
  await save(checklist([line('Screen')], { left_items: 'HIDDEN' }));
  expect(codes(await takeIn({ left_items: [{ name: 'Case' }] }))).toEqual([
    '/new_devices/0/left_items hidden',
  ]);
});

test('Things left have numbers of their ticket, and are given back once', async () => {
  await save({});
  const ticket = (await takeIn({ left_items: [{ name: ' Case ' }, { name: 'Charger' }] })).json as Ticket;
  const { id, left_items: items } = await readDevice(ticket);
  expect(items.map(({ number, name }) => `${number} ${name}`)).toEqual(['1 Case', '2 Charger']);
  expect((await take(id, 'leave', { name: 'SIM' })).status).toBe(200);
  expect((await take(id, 'giveBack', { numbers: [1, 3] })).status).toBe(200);
  const after = await readDevice(ticket);
  expect(after.left_items.map(({ number, returned_date }) => [number, returned_date !== null])).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(codes(await take(id, 'giveBack', { numbers: [1] }))).toEqual(['/numbers not_here']);
});

test('Checks after the work are answers to a checklist too', async () => {
  await save(checklist([line('Screen')]));
  const form = await currentForm();
  const ticket = (await takeIn({ condition: answered(form, 'FAULT') })).json as Ticket;
  const { id } = ticket.devices[0]!;
  expect(codes(await take(id, 'check', { checks: { ...answered(form), answers: [] } }))).toEqual([
    '/checks/answers required',
  ]);
  expect((await take(id, 'check', { checks: answered(form) })).status).toBe(200);
  expect((await readDevice(ticket)).checks).toEqual(answered(form));
});

test('A signature names the terms; late ones say so', async () => {
  await save(checklist([]));
  const ticket = (await takeIn({}, { signature: await signed() })).json as Ticket;
  const path = `tickets/${ticket.id}/signatures`;
  const late = await owner('POST', path, { kind: 'INTAKE', ...(await signed()) });
  expect(late.status).toBe(201);
  const all = (await owner('GET', path)).json;
  expect(all).toMatchObject([
    { kind: 'INTAKE', name: 'Ada Berg', is_late: false, strokes },
    { kind: 'INTAKE', is_late: true },
  ]);
});

test('Nobody signs an empty text, another text, or with a dot', async () => {
  await save(checklist([]));
  const ticket = (await takeIn()).json as Ticket;
  const sign = async (values: object) =>
    codes(
      await owner('POST', `tickets/${ticket.id}/signatures`, {
        kind: 'INTAKE',
        ...(await signed(values)),
      }),
    );
  expect(await sign({ strokes: [[10, 10, 11, 11]] })).toEqual(['/strokes dot']);
  expect(await sign({ hash: 'a'.repeat(64) })).toEqual(['/hash other_terms']);
  expect(await sign({ language: 'fr' })).toEqual(['/hash other_terms']);
  expect(await sign({ kind: 'PICKUP' })).toEqual(['/version no_terms']);
  expect(codes(await takeIn({}, { signature: await signed({ strokes: [[1, 1]] }) }))).toEqual([
    '/signature/strokes dot',
  ]);
});

test('Without a key for passcodes, a required one is not demanded', async () => {
  await save(checklist([], { passcode: 'REQUIRED' }));
  expect((await takeIn({ passcode: null })).status).toBe(201);
  await save(checklist([]));
});
