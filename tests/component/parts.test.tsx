import { cleanup, fireEvent } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../src/i18n/en.ts';
import AppointmentDialog from '../../src/custom/appointments/details/AppointmentDialog.tsx';
import type { BookingParts, PartAvailability } from '../../src/schemas/appointments/parts.ts';
import { openDialog } from './dialog.support.tsx';

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json([])));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const { booking, dialog } = english;
const { parts: words } = booking;
const item = { id: '7d9f4a3e-0000-4000-8000-000000000000', name: 'Screen' };
const appointment = {
  id: '3f0c',
  type: 'APPOINTMENT',
  location_id: 1,
  customer_first_name: 'Robin',
  customer_last_name: 'Tremblay',
  customer_email: 'robin@example.com',
  delivery_method: 'WALK_IN',
  customer_contact_method: 'EMAIL',
  booking_date: '2031-03-01',
  selected_date: '2031-03-12',
  selected_start_time: '14:30:00',
  selected_end_time: null,
  status: 'IN_PROGRESS',
  parts_state: 'WAITING',
  repairs: [{ repair_id: 'r', product_name: 'Phone', repair_name: 'Screen', duration: '1 h', cost: 5 }],
};

const open = (answers: object, values: object = {}) =>
  openDialog(<AppointmentDialog id="3f0c" onClose={() => {}} />, {
    getOne: async () => ({ data: { ...appointment, ...values } }),
    getList: async () => ({ data: [], total: 0 }),
    ...answers,
  } as unknown as Partial<DataProvider>);

test('an appointment shows reserved and awaited parts, and who did what', async () => {
  const found: BookingParts = {
    parts: [{ item, needed: 3, reserved: 1, used: 0, waiting: 2, missing: 0 }],
    movements: [
      { kind: 'RESERVE', item, count: 1, by: 'Mara Lind', created_date: '2031-03-01T15:00:00.000Z' },
    ],
  };
  const shown = await open({ getBookingParts: async () => found });
  expect(await shown.findByText('3 × Screen')).toBeTruthy();
  expect(shown.getByText(words.states.WAITING)).toBeTruthy();
  expect(shown.getByText('1 reserved')).toBeTruthy();
  expect(shown.getByText('2 waited for')).toBeTruthy();
  expect(shown.getByText('Reserved: 1 × Screen')).toBeTruthy();
  expect(shown.getByText(/^Mara Lind · /)).toBeTruthy();
});

test('an appointment without parts requests none', async () => {
  const getBookingParts = vi.fn<() => void>();
  const shown = await open({ getBookingParts }, { parts_state: null });
  expect(await shown.findByText('Robin Tremblay')).toBeTruthy();
  expect(getBookingParts).not.toHaveBeenCalled();
});

test.each([
  [
    'IN_PROGRESS',
    0,
    'Not in stock at this location: Screen (2 needed, 0 available). The appointment will wait for it.',
  ],
  ['IN_PROGRESS', undefined, 'Not in stock at this location: Screen. The appointment will wait for it.'],
  ['COMPLETED', undefined, 'Not in stock at this location: Screen. Nothing will be taken for it.'],
])('%s with %s in stock warns before saving', async (status, free, warning) => {
  const needs: PartAvailability[] = [
    { item, needed: 2, is_there: false, ...(free !== undefined && { free }) },
  ];
  const shown = await open(
    {
      getPartNeeds: async () => ({ data: needs }),
      getBookingParts: async () => ({ parts: [], movements: [] }),
    },
    { status },
  );
  fireEvent.click(await shown.findByText(dialog.edit_button));
  expect(await shown.findByText(warning)).toBeTruthy();
});
