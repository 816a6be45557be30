import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import ForgetCustomer from '../../src/custom/customers/privacy/ForgetCustomer.tsx';
import MergeDialog from '../../src/custom/customers/merge/MergeDialog.tsx';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import type { Customer } from '../../src/schemas/customers/customers.ts';
import type { MergeRequest, MergeSide } from '../../src/schemas/customers/merge.ts';
import { openDialog } from './dialog.support.tsx';

const address = (id: string, customer_id: string, values: Partial<MergeSide['addresses'][number]> = {}) => ({
  id,
  customer_id,
  address_type: 'BILLING',
  first_name: 'Ada',
  last_name: 'Berg',
  company: null,
  email: null,
  phone: null,
  address_1: '1 Main Street',
  address_2: null,
  address_3: null,
  city: 'Ottawa',
  state: 'ON',
  postcode: 'K1A 0A1',
  country: 'CA' as const,
  is_default: true,
  is_voided: false,
  ...values,
});

const side = (id: string, values: Partial<MergeSide> = {}): MergeSide => ({
  id,
  first_name: 'Ada',
  last_name: 'Berg',
  email: `${id}@customers.example`,
  phone: null,
  channel: 'ONLINE',
  default_contact_method: 'EMAIL',
  is_guest: false,
  is_voided: false,
  created_date: '2026-01-02T12:00:00Z',
  etag: `"${id}"`,
  aliases: [],
  addresses: [],
  consents: {},
  counts: { appointments: 0, requests: 0, mails: 0 },
  ...values,
});

const kept = side('kept', { consents: { NEWSLETTER: 'GRANTED' }, addresses: [address('a', 'kept')] });
const merged = side('merged', {
  last_name: 'Bergh',
  phone: '+16135550144',
  consents: { NEWSLETTER: 'WITHDRAWN' },
  counts: { appointments: 2, requests: 1, mails: 0 },
  addresses: [address('b', 'merged'), address('c', 'merged', { address_1: '2 Main Street' })],
});

type Merging = (options: { body: MergeRequest }) => Promise<{ id: string; kept_id: string }>;

const done = { id: 'merge', kept_id: 'kept' };

async function open(mergeCustomers: Merging, other = merged) {
  const onMerged = vi.fn<(keptId: string) => void>();
  const sides = vi.fn<() => Promise<Record<string, MergeSide>>>().mockResolvedValue({ kept, merged: other });
  const dialog = await openDialog(
    <MergeDialog ids={['kept', 'merged']} onClose={() => undefined} onMerged={onMerged} />,
    { getMergeSides: sides, mergeCustomers },
  );
  await dialog.findByText('What stays');
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  return { dialog, onMerged, sides, press };
}

test('merging customers with nothing in common asks once more', async () => {
  const asked = vi.fn<Merging>().mockResolvedValue(done);
  const stranger = side('stranger', { first_name: 'Lou', last_name: 'Roy' });
  const { onMerged, press } = await open(asked, stranger);
  press();
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(asked).not.toHaveBeenCalled();
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Merge them' }));
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith('kept'));
});

test('a merge is proposed, previewed by field and address, and sent as shown', async () => {
  const asked = vi.fn<Merging>().mockResolvedValue(done);
  const { dialog, onMerged, press } = await open(asked);
  const field = (name: string) => within(dialog.getByRole('radiogroup', { name }));
  expect(field('Phone').getByLabelText('(613) 555-0144')).toHaveProperty('checked', true);
  expect(dialog.getByText('Newsletter: withdrawn')).toBeTruthy();
  expect(dialog.getByText('2 appointments and quotes, 1 request')).toBeTruthy();
  const addresses = within(dialog.getByRole('region', { name: 'Addresses' }));
  const keeps = addresses.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).checked);
  expect(keeps, 'what both have alike stays once').toEqual([true, false, true]);
  fireEvent.click(field('Last Name').getByLabelText('Bergh'));
  fireEvent.click(addresses.getByRole('radio', { name: /2 Main Street/ }));
  press();
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith('kept'));
  expect(asked.mock.calls[0]?.[0].body).toEqual({
    kept: { id: 'kept', etag: '"kept"' },
    merged: { id: 'merged', etag: '"merged"' },
    take: ['phone', 'last_name'],
    leave_out: ['b'],
    defaults: ['c'],
  });
});

test('the proposal follows the chosen remaining customer', async () => {
  const asked = vi.fn<Merging>().mockResolvedValue(done);
  const { dialog, press } = await open(asked);
  fireEvent.click(dialog.getByRole('radio', { name: /Ada Bergh/ }));
  press();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]?.[0].body).toMatchObject({ kept: { id: 'merged' }, take: [], leave_out: ['a'] });
});

test('a stale merge is shown again, and nothing is merged', async () => {
  const { sides, onMerged, press } = await open(() => Promise.reject(toHttpError(412, { errors: [] })));
  press();
  await waitFor(() => expect(sides).toHaveBeenCalledTimes(2));
  expect(onMerged).not.toHaveBeenCalled();
});

test('a customer is erased once the e-mail address is typed, or an error says why not', async () => {
  const customer = { id: '1', first_name: 'Ada', last_name: 'Berg', email: 'ada@customers.example' };
  const errors = [{ path: '', code: 'open_appointments', params: { count: 2 } }];
  const forgetCustomer = vi
    .fn<(options: object) => Promise<unknown>>()
    .mockRejectedValue(toHttpError(409, { errors }));
  const forget = <ForgetCustomer customer={customer as Customer} onClose={() => undefined} />;
  await openDialog(forget, { forgetCustomer }, 'alertdialog');
  const yes = screen.getByRole('button', { name: 'Forget for good' });
  expect(yes).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Email'), {
    target: { value: 'ADA@customers.example' },
  });
  fireEvent.click(yes);
  expect(await screen.findByText(/There are 2 appointments to come/)).toBeTruthy();
  expect(forgetCustomer).toHaveBeenCalledWith({
    params: { id: '1' },
    body: { email: 'ADA@customers.example' },
  });
});
