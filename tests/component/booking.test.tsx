import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../src/i18n/en.ts';
import type { Session } from '../../src/authProvider/session.ts';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import BookingDialog from '../../src/custom/appointments/booking/BookingDialog.tsx';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { text } from '../e2e/support/texts.ts';
import { openDialog, owner } from './dialog.support.tsx';
import { renderShell } from './shell.render.tsx';

const codes = (type: string, ...all: string[]) => all.map((code) => ({ type, code, code_text: code }));

/** The store's codes and delivery methods. */
const answers: Record<string, unknown> = {
  lookups: [
    ...codes('TYPE', 'APPOINTMENT', 'QUOTE'),
    ...codes('CONTACT_METHOD', 'EMAIL'),
    ...codes('DELIVERY_METHOD', 'WALK_IN'),
    ...codes('QUOTE_STATUS', 'SENT'),
  ],
  delivery_methods: [],
};

/** The last part of addresses that fail. */
const failing = new Set<string>();
/** The answers to new bookings, first one first. */
const created: Response[] = [];

beforeEach(() =>
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const part = url.replace(/\?.*/, '').split('/').at(-1) ?? '';
    if (failing.has(part)) return new Response('', { status: 500 });
    if (method === 'POST') return created.shift() ?? Response.json({ id: 'new' }, { status: 201 });
    return Response.json(answers[part] ?? {});
  }),
);
afterEach(() => {
  cleanup();
  failing.clear();
  created.length = 0;
  answers.delivery_methods = [];
  sessionStorage.clear();
  localStorage.clear();
});

const { booking, newBooking, resources, validation } = english;

const service = (title: string, cost: number | null) => ({
  id: title,
  title,
  cost,
  duration: '1 hour',
  warranty: null,
  warranty_unit: null,
  product: { name: 'iPhone 15' },
});

/** The appointments that the location has already. */
const booked: object[] = [];

async function open(services: object[] = [], type: Appointment['type'] = 'APPOINTMENT') {
  const lists: Record<string, object[]> = { repairs: services, appointments: booked };
  const getList = async (resource: string) => {
    const data = lists[resource] ?? [];
    return { data, total: data.length };
  };
  const provider = { getList, getMany: async () => ({ data: [] }) } as Partial<DataProvider>;
  const dialog = await openDialog(
    <>
      <BookingDialog type={type} onClose={() => {}} />
      <Notification />
    </>,
    provider,
  );
  return {
    dialog,
    title: await dialog.findByLabelText<HTMLInputElement>(newBooking.title_search),
    clear: await dialog.findByText<HTMLButtonElement>(newBooking.clear.button),
  };
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const input = field(name);
    if (!input) throw new Error(`No field ${name}`);
    await act(async () => {
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    });
  }
}

async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(button));
}

/** Selects the service that a search finds. */
async function select(title: HTMLInputElement, name: string) {
  fireEvent.change(title, { target: { value: name } });
  await press(new RegExp(`^${name}`));
}

async function pickOption(dialog: Dialog, name: RegExp, option: string) {
  fireEvent.mouseDown(await dialog.findByRole('combobox', { name }));
  const found = await screen.findByRole('option', { name: option });
  await act(async () => fireEvent.click(found));
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

const robin = {
  customer_first_name: 'Robin',
  customer_last_name: 'Booker',
  customer_email: 'robin@example.net',
  selected_date: '2100-03-09',
};

test('a store without drop-off methods explains why booking is impossible', async () => {
  await open();
  expect(await screen.findByText(newBooking.no_drop_off)).toBeTruthy();
});

test('Clear empties filters and input after a question, and is disabled while there are none', async () => {
  const { dialog, title, clear } = await open([service('Screen', 89.99)]);
  expect(clear.disabled).toBe(true);
  fireEvent.change(title, { target: { value: 'screen' } });
  expect(clear.disabled).toBe(false);
  fireEvent.change(title, { target: { value: '' } });
  expect(clear.disabled).toBe(true);
  await select(title, 'Screen');
  await fill({ customer_first_name: 'Kept' });
  const question = async (answer: string) => {
    fireEvent.click(clear);
    const asked = within(await screen.findByRole('alertdialog'));
    await act(async () => fireEvent.click(asked.getByText(answer)));
  };
  await question(newBooking.clear.keep);
  expect(field('customer_first_name')?.value).toBe('Kept');
  expect(dialog.getByText('1 repair selected')).toBeTruthy();
  await question(newBooking.clear.button);
  await waitFor(() => expect(field('customer_first_name')?.value).toBe(''));
  expect(dialog.queryByText('1 repair selected')).toBeNull();
  expect(title.value).toBe('');
  expect(clear.disabled).toBe(true);
});

test('input and selected repairs are there again when the dialog opens again', async () => {
  const { title } = await open([service('Screen', 89.99)]);
  await select(title, 'Screen');
  await fill({ customer_first_name: 'Kept' });
  cleanup();
  const { dialog } = await open([service('Screen', 89.99)]);
  await waitFor(() => expect(field('customer_first_name')?.value).toBe('Kept'));
  expect(dialog.getByText('1 repair selected')).toBeTruthy();
});

test('reports missing and wrong values, and each type has its own button', async () => {
  answers.delivery_methods = [{ code: 'WALK_IN', is_enabled: true }];
  const { dialog, title } = await open([service('Screen', 89.99)]);
  const submit = (type: 'APPOINTMENT' | 'QUOTE') =>
    dialog.getByRole('button', { name: newBooking.submit[type], hidden: true });
  const isBlocked = (type: 'APPOINTMENT' | 'QUOTE') => submit(type).getAttribute('aria-disabled') === 'true';
  const hint = () => dialog.findByRole('button', { name: /^To check: /, hidden: true });
  await waitFor(() => expect(isBlocked('APPOINTMENT')).toBe(true));
  fireEvent.mouseOver(submit('APPOINTMENT'));
  expect((await hint()).textContent).toContain(resources.appointments.fields.customer_first_name);
  const toCheck = await hint();
  await act(async () => fireEvent.click(toCheck));
  expect((await dialog.findAllByText(validation.required)).length).toBeGreaterThan(0);
  await fill(robin);
  await pickOption(dialog, /^Location/, 'Downtown');
  await waitFor(async () => expect((await hint()).textContent).toMatch(/Services$/));
  await fill({ selected_start_time: '10:30', selected_end_time: '10:00' });
  expect(
    await dialog.findByText(text('resources.appointments.errors.selected_end_time.after_start')),
  ).toBeTruthy();
  await pickOption(dialog, /^Type/, 'QUOTE');
  await waitFor(() => expect(submit('QUOTE')).toBeTruthy());
  expect(field('selected_start_time')).toBeNull();
  await select(title, 'Screen');
  await waitFor(() => expect(isBlocked('QUOTE')).toBe(false));
  await fill({ selected_date: '2020-03-09' });
  expect(await dialog.findByText(validation.past)).toBeTruthy();
});

test('a quote survives a failure and a rejection', async () => {
  answers.delivery_methods = [{ code: 'WALK_IN', is_enabled: true }];
  const { dialog, title } = await open([service('Screen', 89.99)], 'QUOTE');
  await select(title, 'Screen');
  await fill(robin);
  await pickOption(dialog, /^Location/, 'Downtown');
  const submit = dialog.getByRole('button', { name: newBooking.submit.QUOTE, hidden: true });
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).not.toBe('true'));
  const errors = [
    { path: '/customer_email', code: 'email' },
    { path: '/repairs/0', code: 'reference' },
  ];
  created.push(new Response('', { status: 500 }), Response.json({ errors }, { status: 422 }));
  fireEvent.click(submit);
  expect(await dialog.findByText(resources.quotes.messages.create_failed)).toBeTruthy();
  expect(field('customer_last_name')?.value).toBe('Booker');
  expect(dialog.getByText('1 repair selected')).toBeTruthy();
  fireEvent.click(submit);
  expect(await dialog.findByText(validation.email)).toBeTruthy();
  expect(dialog.getByText(/: /, { selector: '[role=alert]' }).textContent).toContain(validation.reference);
  await fill({ customer_email: 'new.robin@example.net' });
  fireEvent.click(submit);
  expect(await screen.findByText(resources.quotes.messages.created)).toBeTruthy();
});

test('repairs and lookups that fail to load show an error with a retry', async () => {
  failing.add('delivery_methods').add('repair');
  const { dialog, title } = await openFromServices();
  fireEvent.change(title, { target: { value: 'screen' } });
  expect(await dialog.findByText(newBooking.failed)).toBeTruthy();
  const lookups = await dialog.findByText(new RegExp(booking.lookups_failed), { selector: 'p' });
  failing.clear();
  answers.repair = { data: [service('Screen', 89.99)], metadata: { total: 1 } };
  await act(async () => fireEvent.click(within(lookups).getByRole('button', { hidden: true })));
  await waitFor(() => expect(dialog.queryByText(new RegExp(booking.lookups_failed))).toBeNull());
  await press(english.errors.retry);
  expect(await dialog.findByRole('button', { name: /^Screen/, hidden: true })).toBeTruthy();
});

/** Opens the dialog with the admin's own client. */
async function openFromServices(session: Session = owner) {
  await act(() => renderShell(<BookingDialog type="QUOTE" onClose={() => {}} />, { session }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, title: await dialog.findByLabelText(newBooking.title_search) };
}

test('two appointments at the same time and location show a warning', async () => {
  const day = { selected_date: '2100-03-09', selected_start_time: '06:00:00', selected_end_time: '06:30:00' };
  booked.push({
    id: 'first',
    location_id: 1,
    customer_first_name: 'Ada',
    customer_last_name: 'Early',
    ...day,
  });
  const { dialog } = await open();
  await pickOption(dialog, /^Location/, 'Downtown');
  await fill({ selected_date: '2100-03-09', selected_start_time: '06:15' });
  expect(await dialog.findByText(/Early/)).toBeTruthy();
  await fill({ selected_start_time: '06:30' });
  await waitFor(() => expect(dialog.queryByText(/Early/)).toBeNull());
  booked.length = 0;
});

test('staff of one location book for it only', async () => {
  const who = { ...owner.who, role: 'STAFF' as const, rights: ['EDIT_APPOINTMENT' as const], location_id: 2 };
  const { dialog } = await openFromServices({ ...owner, who });
  fireEvent.mouseDown(await dialog.findByRole('combobox', { name: /^Location/ }));
  const options = await screen.findAllByRole('option', { name: /\w/ });
  expect(options.map(({ textContent }) => textContent)).toEqual(['Harbourfront']);
});

test('sums several repairs; one without a cost is a call for quote', async () => {
  const { dialog, title: search } = await open([
    service('Screen', 89.99),
    service('Battery', 50),
    service('Board', null),
  ]);
  expect(dialog.queryByRole('button', { name: /^Screen/ })).toBeNull();
  fireEvent.change(search, { target: { value: 'a' } });
  const choose = async (title: string) =>
    fireEvent.click(await dialog.findByRole('button', { name: new RegExp(`^${title}`) }));
  const total = () => dialog.queryByText(booking.total)?.nextSibling?.textContent;
  await choose('Screen');
  expect(total()).toBeUndefined();
  await choose('Battery');
  expect(total()).toBe('$139.99');
  await choose('Board');
  expect(total()).toBe('$139.99 + call for quote');
  await choose('Battery');
  await choose('Screen');
  expect(total()).toBeUndefined();
});

test('a new booking starts with the default drop-off method', async () => {
  answers.delivery_methods = ['MAIL_IN', 'WALK_IN'].map((code) => ({ code, is_enabled: true }));
  const { dialog } = await open();
  const dropOff = await dialog.findByRole('combobox', { name: /Drop-off Method/ });
  await waitFor(() => expect(dropOff.textContent).toMatch(/WALK_IN|Walk/));
});

test('a booking from a quote starts with its day and the known address', async () => {
  answers.delivery_methods = [{ code: 'ONSITE', is_enabled: true }];
  const address = { is_default: true, address_type: 'SHIPPING', address_1: '1 Main Street', city: 'Ottawa' };
  const quote = {
    id: 'quote',
    type: 'QUOTE',
    location_id: 1,
    customer_id: 'ada',
    customer_first_name: 'Ada',
    delivery_method: 'ONSITE',
    selected_date: '2100-03-09',
    repairs: [],
  };
  const nothing = async () => ({ data: [], total: 0 });
  const provider = {
    getList: nothing,
    getMany: nothing,
    getOne: async () => ({ data: { id: 'ada', addresses: [address] } }),
  } as unknown as Partial<DataProvider>;
  const dialog = await openDialog(
    <BookingDialog type="APPOINTMENT" quote={quote as unknown as Appointment} onClose={() => {}} />,
    provider,
  );
  expect(await dialog.findByDisplayValue('1 Main Street')).toBeTruthy();
  expect(dialog.getByDisplayValue('2100-03-09')).toBeTruthy();
});
