import { cleanup, fireEvent } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import ExchangeDialog from '../../src/custom/sales/payments/ExchangeDialog.tsx';
import PayDialog from '../../src/custom/sales/payments/PayDialog.tsx';
import { quickCash } from '../../src/custom/sales/payments/quickCash.ts';
import RefundDialog from '../../src/custom/sales/payments/RefundDialog.tsx';
import type { RecordSteps } from '../../src/dataProvider/steps.ts';
import english from '../../src/i18n/en.ts';
import type { Order } from '../../src/schemas/sales/orders.ts';
import { openDialog } from './dialog.support.tsx';
import { openStep } from './openStep.support.tsx';

afterEach(cleanup);

const words = english.salesPayments;
const { steps } = english.resources.orders;
const line = { kind: 'ITEM', name: 'Cable', quantity: 3, returned: 0, net: 1000, taxes: [], total: 1000 };
const order = {
  id: 'o',
  order_no: 12,
  order_status: 'COMPLETED',
  customer_id: null,
  lines: [{ ...line, id: 'l' }],
  shipping_fee: 0,
  shipping_returned: false,
  taxes: [],
  total: 1000,
  total_before_tax: 1000,
  credited: 0,
  paid: 0,
  refunded: 0,
  due: 1000,
} as unknown as Order;
const payment = (id: string, method: string, amount: number) => ({
  id,
  kind: 'PAYMENT',
  method,
  amount,
  refunded: 0,
});

const findSellable = vi.fn<(text: string) => Promise<object[]>>(async () => []);

const open = (dialog: React.ReactElement, paid: object[] = [], bought_back: object[] = []) => {
  const takeStep = vi.fn<RecordSteps['takeStep']>(async () => ({ data: { id: 'o' } }));
  const shown = openDialog(dialog, {
    takeStep,
    getPaying: async () => ({
      tills: [{ id: 't', name: 'Front', is_own: true }],
      balances: { STORE_CREDIT: 0, GIFT: 0 },
      bought_back,
    }),
    getList: async () => ({ data: paid, total: paid.length }),
    findSellable,
  } as unknown as Partial<DataProvider>);
  return { shown, takeStep };
};

test('cash suggestions are the amount and the next round sums', () => {
  expect(quickCash(1230)).toEqual([1230, 1500, 2000, 5000, 10_000]);
  expect(quickCash(2000)).toEqual([2000, 5000, 10_000]);
});

test('a payment defaults to the amount due and shows change; other methods send no cash fields', async () => {
  const { shown: opening, takeStep } = open(openStep('pay', order, <PayDialog />));
  const shown = await opening;
  fireEvent.click(await shown.findByText('$20.00'));
  expect(await shown.findByText('Change: $10.00')).toBeTruthy();
  fireEvent.click(shown.getByText(steps.pay.yes));
  await vi.waitFor(() => expect(takeStep).toHaveBeenCalledOnce());
  expect(takeStep.mock.lastCall?.[1]).toMatchObject({
    step: 'pay',
    values: { method: 'CASH', amount: 1000, tendered: 2000 },
  });
  fireEvent.click(shown.getByText('POS'));
  fireEvent.click(shown.getByText(steps.pay.yes));
  await vi.waitFor(() => expect(takeStep).toHaveBeenCalledTimes(2));
  expect(takeStep.mock.lastCall?.[1]?.values).toEqual({ method: 'POS', amount: 1000 });
});

test('an empty refund is not sent; the field shows an error until something is selected', async () => {
  const { shown: opening, takeStep } = open(openStep('refund', { ...order, paid: 1000 }, <RefundDialog />));
  const shown = await opening;
  const lines = await shown.findByLabelText('Of 3');
  const amount = await shown.findByLabelText(new RegExp(`^${words.refund.amount}`));
  const missing = english.validation.nothing_returned;
  fireEvent.click(shown.getByText(steps.refund.label));
  expect(await shown.findByText(missing)).toBeTruthy();
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(lines, { target: { value: '1' } });
  await vi.waitFor(() => expect(shown.queryByText(missing)).toBeNull());
  expect(takeStep).not.toHaveBeenCalled();
  fireEvent.change(lines, { target: { value: '0' } });
  fireEvent.change(amount, { target: { value: '0' } });
  expect(await shown.findByText(missing)).toBeTruthy();
  fireEvent.click(shown.getByText(words.refund.all));
  await vi.waitFor(() => expect(shown.queryByText(missing)).toBeNull());
  fireEvent.click(shown.getByText(steps.refund.label));
  await vi.waitFor(() => expect(takeStep).toHaveBeenCalledOnce());
});

test('a partial cash payment is rounded to coins; a final one may be exact or rounded', async () => {
  const { shown: opening, takeStep } = open(openStep('pay', { ...order, due: 1002 }, <PayDialog />));
  const shown = await opening;
  const amount = await shown.findByLabelText(/^Amount/);
  const odd = english.validation.odd_cash;
  fireEvent.change(amount, { target: { value: '3.33' } });
  expect(await shown.findByText(odd)).toBeTruthy();
  fireEvent.click(shown.getByText('POS'));
  await vi.waitFor(() => expect(shown.queryByText(odd)).toBeNull());
  fireEvent.click(shown.getByText('Cash'));
  fireEvent.change(amount, { target: { value: '10.05' } });
  expect(await shown.findByText(english.validation.over_due)).toBeTruthy();
  fireEvent.change(amount, { target: { value: '10' } });
  await vi.waitFor(() => expect(shown.queryByText(english.validation.over_due)).toBeNull());
  fireEvent.click(shown.getByText(steps.pay.yes));
  await vi.waitFor(() => expect(takeStep).toHaveBeenCalledOnce());
  expect(takeStep.mock.lastCall?.[1]?.values).toMatchObject({ method: 'CASH', amount: 1000 });
});

test('a refund shows beforehand which method returns how much, last payment first', async () => {
  const { shown: opening, takeStep } = open(openStep('refund', { ...order, paid: 900 }, <RefundDialog />), [
    payment('a', 'POS', 600),
    payment('b', 'CASH', 300),
  ]);
  const shown = await opening;
  fireEvent.change(await shown.findByLabelText('Of 3'), { target: { value: '2' } });
  expect(await shown.findByText('The refund is worth $6.67')).toBeTruthy();
  expect(shown.getByText('Not paid yet, and let off: $1.00')).toBeTruthy();
  expect(await shown.findByText('Cash: $3.00')).toBeTruthy();
  expect(shown.getByText('POS: $2.67')).toBeTruthy();
  fireEvent.click(shown.getByLabelText(words.refund.restock));
  fireEvent.click(shown.getByText(steps.refund.label));
  await vi.waitFor(() => expect(takeStep).toHaveBeenCalledOnce());
  expect(takeStep.mock.lastCall?.[1]?.values).toEqual({
    lines: [{ id: 'l', quantity: 2, restock: false }],
    refund_to: 'ORIGINAL',
    reason: null,
  });
});

test('a refund names bought-back devices and asks before paying for them again', async () => {
  const serial = '356938035643809';
  const lines = [{ ...order.lines[0]!, quantity: 1, serials: [serial], returned_serials: [] }];
  const { shown: opening, takeStep } = open(
    openStep('refund', { ...order, lines, paid: 1000, due: 0 }, <RefundDialog />),
    [payment('a', 'POS', 1000)],
    [{ serial, trade_request_id: 't', number: 12, date: '2026-03-02T15:00:00Z' }],
  );
  const shown = await opening;
  fireEvent.click(await shown.findByLabelText(serial));
  expect(await shown.findByText(`${serial}: trade-in #12 of Mar 2, 2026`)).toBeTruthy();
  fireEvent.click(shown.getByText(steps.refund.label));
  expect(await shown.findByText(english.validation.bought_back)).toBeTruthy();
  expect(takeStep).not.toHaveBeenCalled();
  fireEvent.click(shown.getByLabelText(words.refund.bought_back.yes));
  fireEvent.click(shown.getByText(steps.refund.label));
  await vi.waitFor(() => expect(takeStep).toHaveBeenCalledOnce());
  expect(takeStep.mock.lastCall?.[1]?.values).toMatchObject({ bought_back: true });
});

test('a payment focuses its amount', async () => {
  const { shown: opening } = open(openStep('pay', order, <PayDialog />));
  const shown = await opening;
  await vi.waitFor(() => expect(document.activeElement).toBe(shown.getByLabelText(/^Amount/)));
});

test('an exchange offsets returned items, and only the difference is paid', async () => {
  const taken = {
    kind: 'ITEM',
    id: '7b0a4d3e-6a6a-4a3c-9d6c-0d6c1b1f5a01',
    name: 'Charger',
    sku: 'CHG',
    product_id: null,
    item_kind: 'ACCESSORY',
    device: null,
    price: 2000,
    wholesale_price: null,
    is_serialized: false,
    free: 2,
    bin: null,
    expected_date: null,
    tax_class: 'EXEMPT',
    warranty: null,
    warranty_unit: null,
    serial: null,
    barcode: null,
    is_code: true,
  };
  const { shown: opening, takeStep } = open(
    openStep('exchange', { ...order, paid: 1000, due: 0, location_id: 1 }, <ExchangeDialog />),
    [payment('a', 'POS', 1000)],
  );
  const shown = await opening;
  fireEvent.click(shown.getByText(steps.exchange.label));
  expect(await shown.findByText(english.validation.nothing_returned)).toBeTruthy();
  fireEvent.change(shown.getByLabelText('Of 3'), { target: { value: '3' } });
  fireEvent.click(shown.getByText(steps.exchange.label));
  expect(await shown.findByText(english.validation.nothing_taken)).toBeTruthy();
  expect(takeStep).not.toHaveBeenCalled();
  findSellable.mockResolvedValue([taken]);
  const search = shown.getByLabelText(english.sales.search.label);
  fireEvent.change(search, { target: { value: 'CHG' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(await shown.findByText('To pay: $10.00')).toBeTruthy();
  fireEvent.click(shown.getByText('POS'));
  fireEvent.click(shown.getByText(steps.exchange.label));
  await vi.waitFor(() => expect(takeStep).toHaveBeenCalledOnce());
  expect(takeStep.mock.lastCall?.[1]).toMatchObject({
    step: 'exchange',
    values: {
      lines: [{ id: 'l', quantity: 3, restock: true }],
      order: { lines: [{ item_id: taken.id, quantity: 1, unit_price: 2000 }] },
      payment: { method: 'POS' },
    },
  });
});
