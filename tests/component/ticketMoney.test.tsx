import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, RecordContextProvider, type DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { DevicesElsewhere } from '../../src/custom/tickets/custody/DevicesElsewhere.tsx';
import { ExpectedSums } from '../../src/custom/tickets/money/ExpectedSums.tsx';
import TicketMoney from '../../src/custom/tickets/money/TicketMoney.tsx';
import { SessionContext } from '../../src/authProvider/session.ts';
import { HiddenOrderSums } from '../../src/custom/tickets/money/HiddenOrderSums.tsx';
import { openDialog } from './dialog.support.tsx';
import { session } from './shell.render.tsx';

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
      getTicketBalance: async () => ({
        total: 5650,
        paid: 1000,
        due: 4650,
        location_id: 2,
        location: 'Ottawa',
      }),
    },
  );

test('an order that cannot be read is not called missing, and is read again by a button', async () => {
  const getOne = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new HttpError('messages.unavailable', 503))
    .mockResolvedValue({ data: { id: 'o', order_no: 7, order_status: 'CANCELLED' } });
  const shown = await open('o', getOne);
  expect(await shown.findByText('The order could not be loaded.')).toBeTruthy();
  expect(shown.queryByText(none)).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shown.queryByText('The order could not be loaded.')).toBeNull());
  expect(shown.getByText(none)).toBeTruthy();
});

test('an order of another location says what is due and where it is paid, and takes no payment', async () => {
  const getOne = () => Promise.reject(new HttpError('messages.not_allowed', 403));
  const shown = await open('o', getOne);
  expect(await shown.findByText('Its order is of Ottawa, which takes the payment.')).toBeTruthy();
  expect(shown.getByText('$46.50')).toBeTruthy();
  expect(shown.queryByRole('button', { name: /Take a Payment/ })).toBeNull();
});

test('somebody at the location of the order who may not see orders reads what is due alone', async () => {
  const who = { ...session.who, role: 'SITE_STAFF' as const, location_id: 2 };
  const shown = await openDialog(
    <div role="dialog">
      <SessionContext value={{ ...session, who }}>
        <HiddenOrderSums ticket={{ id: 't', devices: [] }} />
      </SessionContext>
    </div>,
    {
      getTicketBalance: async () => ({
        total: 5650,
        paid: 1000,
        due: 4650,
        location_id: 2,
        location: 'Ottawa',
      }),
    },
  );
  expect(await shown.findByText('$46.50')).toBeTruthy();
  expect(shown.queryByRole('alert')).toBeNull();
});

test('devices of a ticket that the reader does not see are named, not those that were handed over', async () => {
  const device = { device_id: 'd', state: 'TESTING', outcome: null } as const;
  const shown = await openDialog(
    <div role="dialog">
      <DevicesElsewhere
        devices={[
          { ...device, id: 'one', name: 'Phone' },
          { ...device, id: 'two', name: 'Tablet' },
          { ...device, id: 'three', name: 'Watch', state: 'GONE' },
        ]}
        seen={[{ id: 'one' }]}
      />
    </div>,
    {},
  );
  expect(await shown.findByText('At another location: Tablet (Testing)')).toBeTruthy();
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
