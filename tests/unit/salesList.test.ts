import { expect, test } from 'vitest';
import { figureCards } from '../../src/custom/dashboard/figures/cards.ts';
import { refundsMoney, blockedReason, type ListedOrder } from '../../src/custom/sales/list/actions.ts';
import type { DashboardFigures } from '../../src/schemas/dashboard/figures.ts';
import { roleRights } from '../../src/schemas/rights.ts';

const manager = {
  staff_id: 'm',
  store_id: 's',
  role: 'STORE_MANAGER',
  rights: roleRights.STORE_MANAGER,
  location_id: 1,
};
const staff = { ...manager, role: 'STAFF', rights: roleRights.STAFF };
const order: ListedOrder = {
  id: 'o',
  order_no: 7,
  location_id: 1,
  order_status: 'PENDING',
  due: 1000,
  paid: 0,
  refunded: 0,
  customer_id: 'c',
  customer_first_name: 'Ada',
  customer_last_name: null,
};
const paid: ListedOrder = { ...order, due: 0, paid: 1000 };

test('list actions apply to orders with a matching state, payment and location', () => {
  expect(blockedReason(staff, 'complete', order)).toBeUndefined();
  expect(blockedReason(staff, 'complete', { ...order, order_status: 'CANCELLED' })).toBe('state');
  expect(blockedReason(staff, 'complete', { ...order, customer_id: null })).toBe('nobody_owes');
  expect(blockedReason(staff, 'complete', { ...paid, customer_id: null })).toBeUndefined();
  expect(blockedReason(staff, 'hold', { ...order, location_id: 2 })).toBe('not_allowed');
  expect(blockedReason(staff, 'refund', { ...paid, order_status: 'COMPLETED' })).toBe('not_allowed');
  expect(blockedReason(manager, 'refund', { ...paid, order_status: 'COMPLETED' })).toBeUndefined();
  expect(blockedReason(manager, 'refund', paid)).toBe('state');
  expect(blockedReason(staff, 'pay', paid)).toBe('settled');
  expect(blockedReason(manager, 'unpay', order)).toBe('unpaid');
  expect(blockedReason(manager, 'unpay', paid)).toBeUndefined();
});

test('asks for the refund method only if the action ends a paid order', () => {
  expect(refundsMoney('cancel', [order, paid])).toBe(true);
  expect(refundsMoney('cancel', [order, { ...paid, refunded: 1000 }])).toBe(false);
  expect(refundsMoney('complete', [paid])).toBe(false);
});

test('the dashboard shows the same figures in order as number, note and chart', () => {
  const figures: DashboardFigures = {
    repairs: { overdue: 2, days: [{ day: '2026-03-01', count: 3 }] },
    tills: { open: [{ id: 't', name: 'Front', location_id: 1, cash: 12_345 }] },
    sales: {
      days: Array.from({ length: 14 }, (_, index) => ({ day: `2026-03-${10 + index}`, amount: index * 100 })),
    },
  };
  const translate = (key: string, options: object = {}) => `${key} ${JSON.stringify(options)}`;
  const [sales, tills, repairs, ...others] = figureCards(figures, {
    translate: translate as never,
    locale: 'en',
    locationName: () => 'Queen West',
  });
  expect(others).toEqual([]);
  expect(sales).toMatchObject({ name: 'sales', value: '$13.00' });
  expect(sales?.note).toContain('$6.00');
  expect(sales?.chart.series.values.at(-1)).toBe(1300);
  expect(tills).toMatchObject({ name: 'tills', value: '1', chart: { series: { values: [12_345] } } });
  expect(tills?.chart.points[0]?.title).toBe('Queen West · Front');
  expect(repairs).toMatchObject({ name: 'repairs', value: '3' });
});
