import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import ActionDialog from '../../src/custom/sales/list/ActionDialog.tsx';
import type { ManySteps } from '../../src/custom/sales/calls.ts';
import type { BatchItemResult } from '../../src/schemas/batch.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const open = {
  customer_id: 'k',
  customer_first_name: 'Ada',
  customer_last_name: 'Lin',
  order_status: 'PENDING',
  location_id: 1,
  due: 1000,
  paid: 0,
  refunded: 0,
};
const orders = [
  { ...open, id: 'a', order_no: 11 },
  { ...open, id: 'b', order_no: 12, paid: 500, due: 500 },
  { ...open, id: 'c', order_no: 13, order_status: 'COMPLETED' },
];

test('a confirmation names the skipped orders, sends the others once, and reports the refused ones', async () => {
  const takeSteps = vi.fn<(body: ManySteps) => Promise<BatchItemResult[]>>();
  takeSteps.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  takeSteps.mockResolvedValueOnce([
    { id: 'a', status: 'updated' },
    { id: 'b', status: 'invalid', errors: [{ path: '/order_status', code: 'past_step' }] },
  ]);
  const onDone = vi.fn<() => void>();
  const dialog = await openDialog(
    <ActionDialog action="cancel" ids={['a', 'b', 'c']} onDone={onDone} onClose={() => undefined} />,
    { getMany: async () => ({ data: orders }), takeSteps } as object,
  );
  expect(await dialog.findByText('#13: its status is Completed')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'STORE_CREDIT');

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  expect(await screen.findByText('1 of 2 done.')).toBeTruthy();
  expect(dialog.getByText(/^#12: .*another state/)).toBeTruthy();

  const [first, second] = takeSteps.mock.calls.map(([body]) => body);
  expect(first).toMatchObject({ step: 'cancel', ids: ['a', 'b'], values: { refund_to: 'STORE_CREDIT' } });
  expect(second?.key).toBe(first?.key);
  expect(onDone).toHaveBeenCalledOnce();
});

test('completing shows what is due and who owes it; without a customer it waits for the payment', async () => {
  const listed = [
    { ...open, id: 'a', order_no: 11 },
    {
      ...open,
      id: 'b',
      order_no: 12,
      customer_id: null,
      customer_first_name: null,
      customer_last_name: null,
    },
  ];
  const takeSteps = vi.fn<(body: ManySteps) => Promise<BatchItemResult[]>>();
  const dialog = await openDialog(
    <ActionDialog action="complete" ids={['a', 'b']} onClose={() => undefined} />,
    { getMany: async () => ({ data: listed }), takeSteps } as object,
  );
  expect(await dialog.findByText('#11: Ada Lin owes $10.00')).toBeTruthy();
  expect(dialog.getByText('#12: $10.00 are due, and it has no customer who owes them')).toBeTruthy();
});
