import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { loadValidator } from 'virtual:validators';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import { orders, type Order } from '../../src/schemas/sales/orders.ts';
import { sampleOf } from '../support/sample.ts';
import { openDialog } from './dialog.support.tsx';
import { openStep } from './openStep.support.tsx';

beforeAll(() => loadValidator('orders.steps.hold'), 60_000);
afterEach(cleanup);

const shown = {
  ...sampleOf(orders, 1),
  id: '00000000-0000-4000-8000-000000000001',
  order_status: 'OPEN',
  lines: [],
  note: 'Rings at four',
  due: 0,
  paid: 0,
  _etag: '"1"',
} as unknown as Order;

test.each([
  ['changed', toHttpError(412, { changed: { by: 'Ada Berg', date: new Date().toISOString() } })],
  ['in another state', toHttpError(409, { errors: [{ path: '/order_status', code: 'past_step' }] })],
])('a refused step of an order that is %s shows what changed', async (_, error) => {
  const takeStep = vi.fn<(model: unknown, params: object) => Promise<never>>().mockRejectedValue(error);
  const dialog = await openDialog(openStep('hold', shown, { fields: [] }), {
    takeStep,
    getOne: () => Promise.resolve({ data: { ...shown, note: 'Rings at five', _etag: '"2"' } }),
  } as unknown as Partial<DataProvider>);
  fireEvent.submit(dialog.getByRole('button', { name: 'Put on hold' }).closest('form')!);
  const told = await screen.findByRole('alert');
  await waitFor(() => expect(told.textContent).toMatch(/Note.*Rings at four.*→.*Rings at five/));
  expect(told.querySelectorAll('li')).toHaveLength(1);
  expect(takeStep.mock.calls[0]?.[1]).toMatchObject({ etag: '"1"', step: 'hold' });
});
