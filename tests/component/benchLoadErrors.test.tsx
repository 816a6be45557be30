import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, RecordContextProvider } from 'react-admin';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import PayByLink from '../../src/custom/onlinePayments/PayByLink.tsx';
import DeviceWarranties from '../../src/custom/tickets/DeviceWarranties.tsx';
import { KnownDevice } from '../../src/custom/tickets/intake/KnownDevice.tsx';
import DestinationInput from '../../src/custom/tickets/custody/DestinationInput.tsx';
import { PickUp } from '../../src/custom/tickets/pickUp/PickUp.tsx';
import TicketSignatures from '../../src/custom/tickets/signature/TicketSignatures.tsx';
import { Form } from '../../src/kit/form/Form.tsx';
import { OpenStepContext } from '../../src/kit/steps/openStep.ts';
import { ticketDevices } from '../../src/schemas/tickets/ticketDevices.ts';
import { newService } from '../../src/schemas/tickets/services.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const ticket = { id: 't', number: 7, customer_id: 'c', state: 'READY', devices: [] };
const device = {
  id: 'd',
  ticket_id: 't',
  number: 7,
  problem: 'Cracked',
  state: 'GONE',
  outcome: 'REPAIRED',
  state_date: '2026-01-01T00:00:00Z',
  created_date: '2026-01-01T00:00:00Z',
  services: [{ ...newService, name: 'Screen', warranty: -1 }],
};
const attempt = {
  id: 'a',
  amount: 5000,
  excess: 0,
  state: 'FAILED',
  reference: null,
  reason: 'declined',
  state_date: '2026-01-01T00:00:00Z',
};

/** Opens an element whose call `failing` fails until it is repeated by the button, and then answers. */
async function retried(element: ReactElement, answers: object, failing: string, answer: unknown) {
  const call = vi.fn<() => Promise<unknown>>().mockRejectedValue(new HttpError('messages.failed', 500));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = await openDialog(
    <QueryClientProvider client={client}>
      <div role="dialog">
        <RecordContextProvider value={ticket}>{element}</RecordContextProvider>
      </div>
    </QueryClientProvider>,
    { ...answers, [failing]: call },
  );
  const button = await shown.findByRole('button', { name: 'Retry' });
  call.mockResolvedValue(answer);
  await userEvent.click(button);
  await waitFor(() => expect(shown.queryByRole('button', { name: 'Retry' })).toBeNull());
  return shown;
}

test('warranties of a device that cannot be loaded say so, and are loaded again', async () => {
  const shown = await retried(<DeviceWarranties />, {}, 'getList', { data: [device], total: 1 });
  expect(shown.getByText('Screen: for life')).toBeTruthy();
});

test('earlier tickets of a known device that cannot be loaded say so, and are loaded again', async () => {
  const getOne = async () => ({ data: { id: 'd', name: 'Pixel', warning: null } });
  const answer = { data: [device], total: 1 };
  const shown = await retried(<KnownDevice id="d" />, { getOne }, 'getList', answer);
  expect(shown.getByText(/Cracked/)).toBeTruthy();
});

test('attempts to pay that cannot be loaded say so, also when nothing can be paid', async () => {
  const getTicketPayment = async () => ({ way: 'OFF', due: 0, asked: null, deposit: 0, channels: [] });
  const answer = { data: [attempt], total: 1 };
  const shown = await retried(<PayByLink />, { getTicketPayment }, 'getList', answer);
  expect(shown.getByText(/\$50\.00/)).toBeTruthy();
});

test('terms to sign that cannot be loaded say so where nothing is signed yet', async () => {
  const terms = { hash: 'h', version: 1, language: 'en', html: '<p>Terms</p>' };
  const getSignatures = async () => [];
  const shown = await retried(<TicketSignatures />, { getSignatures }, 'getTermsToSign', terms);
  expect(shown.getByText('Signatures')).toBeTruthy();
});

test('a pick-up whose devices cannot be loaded says so', async () => {
  const getOne = async () => ({ data: { ...ticket, customer_id: null } });
  const shown = await retried(<PickUp id="t" />, { getOne }, 'getList', { data: [], total: 0 });
  expect(shown.getByText(/#7/)).toBeTruthy();
});

test('locations to which a device can be sent that cannot be loaded say so', async () => {
  const close = () => undefined;
  const step = { model: ticketDevices, step: 'send', record: device, onDone: close, onClose: close };
  const element = (
    <OpenStepContext value={step}>
      <Form onSubmit={close}>
        <DestinationInput />
      </Form>
    </OpenStepContext>
  );
  const shown = await retried(element, {}, 'getDestinations', [{ id: 2, name: 'North' }]);
  await userEvent.click(await shown.findByRole('combobox'));
  expect(await screen.findByRole('option', { name: 'North' })).toBeTruthy();
});
