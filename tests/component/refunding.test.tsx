import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadValidator } from 'virtual:validators';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refunding } from '../../src/custom/sales/order/steps/refunding.tsx';
import type { RecordSteps } from '../../src/dataProvider/steps.ts';
import { orders, type Order } from '../../src/schemas/sales/orders.ts';
import { sampleOf } from '../support/sample.ts';
import { openDialog } from './dialog.support.tsx';
import { openStep } from './openStep.support.tsx';

beforeAll(() => loadValidator('orders.steps.cancel'), 60_000);
afterEach(cleanup);

async function open(values: Partial<Order>) {
  const order = { ...sampleOf(orders, 1), order_status: 'PENDING', lines: [], due: 0, paid: 0, ...values };
  const takeStep = vi.fn<RecordSteps['takeStep']>(async () => ({ data: { id: 'o' } }));
  const dialog = await openDialog(openStep('cancel', order as unknown as Order, refunding), { takeStep });
  const submit = await dialog.findByRole('button', { name: 'Cancel order' });
  const sent = async () => {
    await waitFor(() => expect(takeStep).toHaveBeenCalledOnce());
    return takeStep.mock.lastCall?.[1].values;
  };
  return { dialog, submit, sent };
}

test('without a payment nothing is asked, and Enter cancels the order', async () => {
  const { dialog, submit, sent } = await open({ refunded: 0 });
  await waitFor(() => expect(document.activeElement).toBe(submit));
  expect(dialog.queryByRole('combobox')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Back' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await sent()).toEqual({});
});

test('what was paid goes back as chosen', async () => {
  const { dialog, submit, sent } = await open({ paid: 1500, refunded: 500, customer_id: 'k' });
  await userEvent.click(dialog.getByRole('combobox', { name: /^How \$10\.00 goes back/ }));
  await userEvent.click(screen.getByRole('option', { name: 'As store credit' }));
  await userEvent.click(submit);
  expect(await sent()).toEqual({ refund_to: 'STORE_CREDIT' });
});
