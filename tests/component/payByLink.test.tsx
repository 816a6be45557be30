import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, RecordContextProvider, type DataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import PayByLink from '../../src/custom/onlinePayments/PayByLink.tsx';
import { PaymentsForm } from '../../src/custom/onlinePayments/settings/PaymentsForm.tsx';
import type { TicketPayment } from '../../src/schemas/onlinePayments/payLinks.ts';
import { openDialog } from './dialog.support.tsx';

const attempt = {
  id: 'a',
  amount: 5000,
  excess: 1500,
  state: 'UNKNOWN',
  reference: null,
  reason: 'lost',
  state_date: '2026-11-27T15:00:00Z',
};

const payment: TicketPayment = {
  way: 'STRIPE',
  due: 11_300,
  asked: null,
  deposit: 0,
  awaits_answer: false,
  channels: ['EMAIL'],
};

const open = (values: Partial<TicketPayment>, attempts: object[] = [], methods: object = {}) =>
  openDialog(
    <div role="dialog">
      <RecordContextProvider
        value={{ id: 't', customer_id: 'c', location_id: 1, state: 'READY', devices: [], order_id: null }}
      >
        <PayByLink />
      </RecordContextProvider>
    </div>,
    {
      getTicketPayment: async () => ({ ...payment, ...values }),
      getList: async () => ({ data: attempts, total: attempts.length }),
      ...methods,
    } as unknown as DataProvider,
  );

test('the link is sent by what the customer has, and again with the same key after a failure', async () => {
  const refused = new HttpError('messages.not_saved', 422, { problems: [{ path: '', code: 'nothing_due' }] });
  const sendPayLink = vi.fn<(options: { body: { key: string } }) => Promise<void>>();
  sendPayLink.mockRejectedValueOnce(refused).mockResolvedValue(undefined);
  const shown = await open({}, [], { sendPayLink });
  const send = await shown.findByRole('button', { name: 'Send by E-mail' });
  expect(shown.queryByRole('button', { name: 'Send by Text Message' })).toBeNull();
  await userEvent.click(send);
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(send);
  await waitFor(() => expect(sendPayLink).toHaveBeenCalledTimes(2));
  const [first, second] = sendPayLink.mock.calls.map(([{ body }]) => body.key);
  expect(second).toBe(first);
});

test('while an estimate waits, the link is offered for a deposit only', async () => {
  const waiting = await open({ awaits_answer: true });
  expect(await waiting.findByText(/An estimate waits for the customer’s answer/)).toBeTruthy();
  expect(waiting.queryByRole('button', { name: 'Send by E-mail' })).toBeNull();
  expect(waiting.getByRole('button', { name: 'Ask for a Deposit…' })).toBeTruthy();
  cleanup();
  const asked = await open({ awaits_answer: true, asked: 3000, deposit: 3000 });
  expect(await asked.findByRole('button', { name: 'Send by E-mail' })).toBeTruthy();
});

test('an attempt says what became of it, and staff ask the provider', async () => {
  const checkPaymentAttempt = vi.fn<() => Promise<unknown>>().mockResolvedValue({});
  const shown = await open({}, [attempt], { checkPaymentAttempt });
  expect(await shown.findByText('$50.00, not known what became of it')).toBeTruthy();
  expect(shown.getByText(/Reason: lost/)).toBeTruthy();
  expect(shown.getByText(/\$15\.00 more than was due/)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Ask the Provider' }));
  expect(checkPaymentAttempt).toHaveBeenCalledWith({ params: { id: 'a' } });
});

test('settings say beside the field what is wrong, and keep a stored key that is not typed', async () => {
  const savePaymentSettings = vi.fn<(options: { body: object }) => Promise<unknown>>();
  savePaymentSettings
    .mockRejectedValueOnce(
      new HttpError('messages.not_saved', 422, {
        problems: [{ path: '/webhook_secret', code: 'required' }],
      }),
    )
    .mockResolvedValue({});
  const onSaved = vi.fn<() => void>();
  const shown = await openDialog(
    <div role="dialog">
      <PaymentsForm
        settings={{
          way: 'OFF',
          address: '',
          key_end: 'wxyz',
          webhook_end: null,
          webhook_url: 'https://store.example/hook',
          keeps_keys: true,
          has_sample: false,
        }}
        onSaved={onSaved}
      />
    </div>,
    { savePaymentSettings },
  );
  expect(shown.queryByRole('radio', { name: /Sample/ })).toBeNull();
  await userEvent.click(shown.getByRole('radio', { name: /Stripe/ }));
  expect(shown.getByText(/Stored; it ends in wxyz/)).toBeTruthy();
  await userEvent.click(shown.getByRole('button', { name: 'Save' }));
  expect(await shown.findByText('Please fill this in')).toBeTruthy();
  await userEvent.type(shown.getByRole('textbox', { name: /Signing secret/ }), 'whsec_1');
  await userEvent.click(shown.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(savePaymentSettings.mock.lastCall?.[0].body).toEqual({
    way: 'STRIPE',
    address: '',
    webhook_secret: 'whsec_1',
  });
});

test('stored keys of another way are removed when it is saved, unless they are kept', async () => {
  const savePaymentSettings = vi.fn<(options: { body: object }) => Promise<void>>();
  savePaymentSettings.mockResolvedValue(undefined);
  const settings = {
    way: 'OFF',
    address: '',
    key_end: 'wxyz',
    webhook_end: null,
    webhook_url: 'https://store.example/hook',
    keeps_keys: true,
    has_sample: false,
  } as const;
  const shown = await openDialog(
    <div role="dialog">
      <PaymentsForm settings={settings} onSaved={() => undefined} />
    </div>,
    { savePaymentSettings },
  );
  expect(shown.getByText(/one ends in wxyz/)).toBeTruthy();
  const save = shown.getByRole('button', { name: 'Save' });
  await userEvent.click(shown.getByRole('button', { name: 'Remove' }));
  await userEvent.click(shown.getByRole('button', { name: 'Keep' }));
  expect(save).toHaveProperty('disabled', true);
  await userEvent.click(shown.getByRole('button', { name: 'Remove' }));
  await userEvent.click(save);
  await waitFor(() =>
    expect(savePaymentSettings.mock.lastCall?.[0].body).toEqual({
      way: 'OFF',
      address: '',
      key: '',
      webhook_secret: '',
    }),
  );
});
