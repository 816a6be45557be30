import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, RecordContextProvider, type DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { ExpectedSums } from '../../src/custom/tickets/money/ExpectedSums.tsx';
import TicketMoney from '../../src/custom/tickets/money/TicketMoney.tsx';
import { openDialog } from './dialog.support.tsx';

const none = /No order yet/;

const open = (order_id: string | null, getOne: () => Promise<unknown>) =>
  openDialog(
    <div role="dialog">
      <RecordContextProvider
        value={{ id: 't', customer_id: 'c', location_id: 1, state: 'READY', devices: [], order_id }}
      >
        <TicketMoney />
      </RecordContextProvider>
    </div>,
    {
      getOne: getOne as unknown as DataProvider['getOne'],
      getTicketBalance: async () => ({ total: 5650, paid: 0, due: 5650 }),
    },
  );

test('an order that cannot be read is not called missing, and is read again by a button', async () => {
  const getOne = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new HttpError('messages.not_allowed', 403))
    .mockResolvedValue({ data: { id: 'o', order_no: 7, order_status: 'CANCELLED' } });
  const shown = await open('o', getOne);
  expect(await shown.findByText('The order could not be loaded.')).toBeTruthy();
  expect(shown.queryByText(none)).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shown.queryByText('The order could not be loaded.')).toBeNull());
  expect(shown.getByText(none)).toBeTruthy();
});

test('a ticket without an order says that it has none, and what it will cost', async () => {
  const getOne = vi.fn<() => Promise<unknown>>();
  const shown = await open(null, getOne);
  expect(shown.getByText(none)).toBeTruthy();
  expect(await shown.findByText('$56.50')).toBeTruthy();
  expect(getOne).not.toHaveBeenCalled();
});

test('the pick-up of a ticket without an order says what is due', async () => {
  const shown = await openDialog(
    <div role="dialog">
      <ExpectedSums ticket={{ id: 't', devices: [] }} isPickUp />
    </div>,
    { getTicketBalance: async () => ({ total: 5650, paid: 0, due: 5650 }) },
  );
  expect(await shown.findByText('Due: $56.50. Handing over does not pay it.')).toBeTruthy();
});
