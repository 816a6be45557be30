import { cleanup, fireEvent, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../src/i18n/en.ts';
import AppointmentDialog from '../../src/custom/appointments/details/AppointmentDialog.tsx';
import { draftKey, keepDraft } from '../../src/drafts.ts';
import { openDialog, owner } from './dialog.support.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([])));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const { booking, dialog, errors, messages, newBooking, resources } = english;
const id = '3f0c';
const appointment = {
  id,
  type: 'APPOINTMENT',
  location_id: 1,
  customer_first_name: 'Robin',
  customer_last_name: 'Tremblay',
  customer_email: 'robin@example.com',
  delivery_method: 'ONSITE',
  customer_contact_method: 'EMAIL',
  booking_date: '2031-03-01',
  selected_date: '2031-03-12',
  selected_start_time: '14:30:00',
  selected_end_time: null,
  status: 'NOT_STARTED',
  repairs: [],
};

const open = (getOne: () => Promise<unknown>) =>
  openDialog(<AppointmentDialog id={id} onClose={() => {}} />, { getOne } as Partial<DataProvider>);

test('shows a load error with a retry in the dialog', async () => {
  const getOne = vi
    .fn<() => Promise<{ data: object }>>()
    .mockRejectedValueOnce(new Error('messages.offline'))
    .mockResolvedValue({ data: appointment });
  const shown = await open(getOne);
  expect(await shown.findByText(messages.offline)).toBeTruthy();
  fireEvent.click(shown.getByText(errors.retry));
  expect(await shown.findByText('Robin Tremblay')).toBeTruthy();
  expect(shown.queryByText(messages.offline)).toBeNull();
  expect(shown.getByText('02:30 PM')).toBeTruthy();
  expect(shown.getByText(booking.appointment)).toBeTruthy();
});

test('opens read-only, or editable if a draft was restored after a reload', async () => {
  const getOne = async () => ({ data: appointment });
  const { status } = resources.appointments.fields;
  const read = await open(getOne);
  expect(await read.findByText(dialog.edit_button)).toBeTruthy();
  expect(read.queryByLabelText(status)).toBeNull();
  cleanup();

  keepDraft(
    draftKey(owner.who.staff_id, 'appointments', id),
    '{"typed":{"selected_start_time":"15:00:00"},"before":{"selected_start_time":"14:30:00"}}',
  );
  const edited = await open(getOne);
  expect(await edited.findByText(dialog.draft.restored)).toBeTruthy();
  const start = await edited.findByLabelText<HTMLInputElement>(
    resources.appointments.fields.selected_start_time,
  );
  expect(start.value).toBe('15:00');
});

test('a restored draft asks about fields that another user has changed', async () => {
  const kept = {
    typed: { customer_last_name: 'Roy', status: 'COMPLETED' },
    before: { customer_last_name: 'Trembley', status: 'NOT_STARTED' },
  };
  keepDraft(draftKey(owner.who.staff_id, 'appointments', id), JSON.stringify(kept));
  const shown = await open(async () => ({ data: appointment }));
  const notice = within((await shown.findByText(dialog.stale.conflicts, { exact: false })).closest('div')!);
  const name = await shown.findByLabelText<HTMLInputElement>(
    new RegExp(resources.appointments.fields.customer_last_name),
  );
  expect(name.value).toBe('Roy');
  const side = (value: string) => notice.getByRole<HTMLInputElement>('radio', { name: new RegExp(value) });
  expect(side('Roy').checked).toBe(true);
  fireEvent.click(side('Tremblay'));
  expect(name.value).toBe('Tremblay');
  // The typed time stays visible and can be selected again.
  fireEvent.click(side('Roy'));
  expect(name.value).toBe('Roy');
  expect(shown.getByText(dialog.draft.restored, { exact: false })).toBeTruthy();
});

test('customer and repair can be changed afterwards', async () => {
  const repairs = [
    {
      repair_id: 'screen',
      product_id: null,
      product_name: 'Phone',
      repair_name: 'Screen',
      duration: '1 h',
      warranty: null,
      warranty_unit: null,
    },
  ];
  const shown = await openDialog(<AppointmentDialog id={id} onClose={() => {}} />, {
    getOne: async () => ({ data: { ...appointment, repairs } }),
    getList: async () => ({ data: [], total: 0 }),
  } as unknown as Partial<DataProvider>);
  fireEvent.click(await shown.findByText(dialog.edit_button));
  const { customer_first_name } = resources.appointments.fields;
  const name = await shown.findByLabelText<HTMLInputElement>(new RegExp(customer_first_name));
  expect(name.value).toBe('Robin');
  expect(await shown.findByLabelText(newBooking.title_search)).toBeTruthy();
  expect(
    shown.getByRole('button', { name: newBooking.remove.replace('%{name}', 'Phone Screen') }),
  ).toBeTruthy();
});

test('a quote can be converted once, then links to its appointment', async () => {
  const quote = {
    ...appointment,
    type: 'QUOTE',
    quote_status: 'SENT',
    converted: false,
    appointment_id: null,
  };
  const shown = await open(async () => ({ data: quote }));
  expect(await shown.findByText(booking.convert)).toBeTruthy();
  cleanup();
  const done = await open(async () => ({ data: { ...quote, converted: true, appointment_id: 'made' } }));
  const link = await done.findByText(booking.to_appointment);
  expect(link.getAttribute('href')).toBe('/Appointments/made');
  expect(done.queryByText(booking.convert)).toBeNull();
});
