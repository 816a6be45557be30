import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MoveDialog } from '../../src/custom/sales/order/steps/MoveDialog.tsx';
import type { RecordSteps } from '../../src/dataProvider/steps.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import { openDialog } from './dialog.support.tsx';

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
  return openDialog(<MoveDialog move="complete" order={{ ...order, ...values }} onClose={() => {}} />, {
    takeStep,
  });
};
const yes = { name: 'Complete' };

test('an order that is due waits for its payment where no customer owes it', async () => {
  const dialog = await open({});
  expect(dialog.getByRole('alert').textContent).toContain('$10.00 are due');
  expect(dialog.getByRole('button', yes)).toHaveProperty('disabled', true);
});

test('an order that is due names who owes it from then on', async () => {
  const dialog = await open({ customer_id: 'k', customer_first_name: 'Ada', customer_last_name: 'Lin' });
  expect(dialog.getByRole('alert').textContent).toBe(
    '$10.00 are not paid yet. Ada Lin owes them from then on.',
  );
  expect(dialog.getByRole('button', yes)).toHaveProperty('disabled', false);
});

test('nothing is said of an order that is paid', async () => {
  const dialog = await open({ due: 0 });
  expect(dialog.queryByRole('alert')).toBeNull();
});
