import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../src/i18n/en.ts';
import BookingDialog from '../../src/custom/appointments/booking/BookingDialog.tsx';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { openDialog } from './dialog.support.tsx';

/** The store's codes and delivery methods. */
const answers: Record<string, unknown> = {
  lookups: [
    { type: 'TYPE', code: 'APPOINTMENT', code_text: 'Appointment' },
    { type: 'CONTACT_METHOD', code: 'EMAIL', code_text: 'E-mail' },
  ],
  delivery_methods: [],
};

beforeEach(() =>
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(answers[url.replace(/\?.*/, '').split('/').at(-1) ?? ''] ?? {}),
  ),
);
afterEach(cleanup);

const { booking, newBooking } = english;

const service = (title: string, cost: number | null) => ({
  id: title,
  title,
  cost,
  duration: '1 hour',
  warranty: null,
  warranty_unit: null,
  product: { name: 'iPhone 15' },
});

async function open(services: object[] = []) {
  const nothing = async () => ({ data: [], total: 0 });
  const getList = async (resource: string) =>
    resource === 'repairs' ? { data: services, total: services.length } : nothing();
  const provider = { getList, getMany: nothing } as Partial<DataProvider>;
  const dialog = await openDialog(<BookingDialog type="APPOINTMENT" onClose={() => {}} />, provider);
  return {
    dialog,
    title: await dialog.findByLabelText<HTMLInputElement>(newBooking.title_search),
    clear: await dialog.findByText<HTMLButtonElement>(newBooking.clear.button),
  };
}

test('a store without drop-off methods explains why booking is impossible', async () => {
  await open();
  expect(await screen.findByText(newBooking.no_drop_off)).toBeTruthy();
});

test('Clear resets the repair filters, and is disabled while there are none', async () => {
  const { title, clear } = await open();
  expect(clear.disabled).toBe(true);
  fireEvent.change(title, { target: { value: 'screen' } });
  expect(clear.disabled).toBe(false);
  fireEvent.click(clear);
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByText(newBooking.clear.button));
  expect(title.value).toBe('');
  expect(clear.disabled).toBe(true);
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
  answers.delivery_methods = [];
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
  answers.delivery_methods = [];
});
