import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import CompleteDialog from '../../src/custom/sales/order/steps/CompleteDialog.tsx';
import type { RecordSteps } from '../../src/dataProvider/steps.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import { openDialog } from './dialog.support.tsx';
import { openStep } from './openStep.support.tsx';

afterEach(cleanup);

const order = {
  id: 'o',
  order_no: 12,
  order_status: 'PENDING',
  customer_id: null,
  customer_first_name: null,
  customer_last_name: null,
  lines: [],
  due: 1000,
} as unknown as Order;

const open = (values: Partial<Order>) => {
  const takeStep = vi.fn<RecordSteps['takeStep']>();
  return openDialog(openStep('complete', { ...order, ...values }, <CompleteDialog />), {
    takeStep,
  });
};
const yes = { name: 'Complete' };

test('a due order without a customer waits for its payment', async () => {
  const dialog = await open({});
  expect(dialog.getByRole('alert').textContent).toContain('$10.00 are due');
  expect(dialog.getByRole('button', yes)).toHaveProperty('disabled', true);
});

test('a due order names the customer who will owe it', async () => {
  const dialog = await open({ customer_id: 'k', customer_first_name: 'Ada', customer_last_name: 'Lin' });
  expect(dialog.getByRole('alert').textContent).toBe(
    '$10.00 are not paid yet. Ada Lin owes them from then on.',
  );
  expect(dialog.getByRole('button', yes)).toHaveProperty('disabled', false);
});

test('a paid order shows no hint', async () => {
  const dialog = await open({ due: 0 });
  expect(dialog.queryByRole('alert')).toBeNull();
});
