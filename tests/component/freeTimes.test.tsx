import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form, type DataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { FreeTimes } from '../../src/custom/appointments/booking/FreeTimes.tsx';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const start = () => screen.getByTestId('start').textContent;

function Start() {
  return (
    <p data-testid="start">{useWatch<{ selected_start_time: string }>({ name: 'selected_start_time' })}</p>
  );
}

const location_id = 1;

const others = [
  ['Ada', 'Berg', '09:00:00', '10:00:00'],
  ['Bo', 'Lind', '09:30:00', '10:30:00'],
].map(([customer_first_name, customer_last_name, selected_start_time, selected_end_time]) => ({
  id: customer_first_name,
  customer_first_name,
  customer_last_name,
  location_id,
  selected_date: '2100-03-09',
  selected_start_time,
  selected_end_time,
  is_voided: false,
}));

const hours = allHours().map((hour) => ({ ...hour, open: '09:00:00', close: '18:00:00' }));

test('a free time names the available staff', async () => {
  const record = { location_id, selected_date: '2100-03-09', repairs: [], selected_start_time: null };
  const place = { id: location_id, location_hours: hours, closures: [], bookings_at_once: 3 };
  await openDialog(
    <div role="dialog">
      <Form record={record}>
        <FreeTimes source="selected_start_time" />
        <Start />
      </Form>
    </div>,
    {
      getOne: async () => ({ data: place }),
      getList: async () => ({ data: others, total: others.length }),
    } as Partial<DataProvider>,
  );
  const times = (await screen.findAllByRole('button')).map(({ textContent }) => textContent);
  expect(times.slice(0, 3)).toEqual([
    '09:00 AMwith Ada Berg',
    '09:15 AMwith Ada Berg, Bo Lind',
    '09:30 AMwith Ada Berg, Bo Lind',
  ]);
  fireEvent.click(screen.getAllByRole('button')[1]!);
  expect(start()).toBe('09:15:00');
});
