import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Deposit } from '../../src/custom/tickets/intake/Deposit.tsx';
import { toTicket } from '../../src/custom/tickets/intake/toTicket.ts';
import { newDevice } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';
import { session } from './shell.render.tsx';

interface FrameProps {
  cost: number | null;
  locationId?: number | null;
}

function Frame({ cost, locationId = session.locations[0]!.id }: FrameProps) {
  const context = useForm({
    defaultValues: {
      location_id: locationId,
      customer_id: null,
      deposit: locationId === null ? { method: 'POS', amount: 2000 } : null,
      new_devices: [{ ...newDevice, services: [{ cost, tax_class: null, name: 'Screen' }] }],
    },
  });
  return (
    <FormProvider {...context}>
      <div role="dialog">
        <Deposit />
        <Sent />
      </div>
    </FormProvider>
  );
}

const Sent = () => <output aria-label="Sent">{JSON.stringify(toTicket(useWatch()).deposit)}</output>;
const sent = () => JSON.parse(screen.getByRole('status', { name: 'Sent' }).textContent ?? '') as unknown;

const open = (cost: number | null) =>
  openDialog(<Frame cost={cost} />, {
    getNewPaying: async () => ({
      tills: [{ id: 't', name: 'Front', is_own: true }],
      balances: { STORE_CREDIT: 0, GIFT: 0 },
      bought_back: [],
    }),
  });

test('a deposit is sent with the fields of its way of paying only, and is taken back by a button', async () => {
  const shown = await open(10_000);
  await userEvent.click(shown.getByRole('button', { name: 'Take a Deposit' }));
  const amount = await shown.findByRole('textbox', { name: /^Amount/ });
  await waitFor(() => expect(document.activeElement).toBe(amount));
  await userEvent.type(amount, '20');
  await userEvent.type(shown.getByRole('textbox', { name: 'Reference' }), 'T-9');
  expect(sent()).toEqual({ method: 'POS', amount: 2000, reference: 'T-9' });
  expect(shown.getByText(/^Due at pickup: /)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Cash' }));
  await userEvent.click(await shown.findByRole('button', { name: '$50.00' }));
  expect(sent()).toEqual({ method: 'CASH', amount: 2000, tendered: 5000 });
  expect(shown.getByRole('button', { name: 'Wallet' })).toHaveProperty('disabled', true);
  await userEvent.click(shown.getByRole('button', { name: 'No Deposit' }));
  expect(sent()).toBeNull();
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Take a Deposit' }));
});

test('without a price there is no deposit', async () => {
  const shown = await open(null);
  expect(shown.queryByRole('button')).toBeNull();
});

test('a deposit that may not be taken at the location says so, and is taken back by a button', async () => {
  const shown = await openDialog(<Frame cost={10_000} locationId={null} />, {});
  expect(shown.getByRole('alert').textContent).toMatch(/may not take payments at this location/);
  expect(shown.queryByRole('textbox')).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'No Deposit' }));
  expect(sent()).toBeNull();
  expect(shown.queryByRole('button')).toBeNull();
});
