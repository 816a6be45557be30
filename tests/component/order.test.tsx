import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import OrderPage from '../../src/custom/sales/order/OrderPage.tsx';
import { rights, type Right } from '../../src/schemas/rights.ts';
import { renderShell, session } from './shell.render.tsx';

const item = (id: string, name: string, price: number, codes: object = {}) => ({
  kind: 'ITEM',
  id,
  name,
  price,
  sku: null,
  barcode: null,
  product_id: null,
  device: null,
  wholesale_price: null,
  is_serialized: false,
  free: 5,
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD',
  serial: null,
  is_code: false,
  ...codes,
});
const screenOf13 = item('0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a', 'Screen 13', 10_000);
const screenOf14 = item('0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b', 'Screen 14', 12_000);
const cable = item('0c0c0c0c-0c0c-4c0c-8c0c-0c0c0c0c0c0c', 'Cable', 1999, {
  barcode: '4006381',
  is_code: true,
});

const staff_id = '0d0d0d0d-0d0d-4d0d-8d0d-0d0d0d0d0d0d';

/** Allows for a busy machine. */
const slow = { timeout: 10_000 };

const created = vi.fn<(order: Record<string, unknown>) => void>();

/** One is in stock and more are incoming. */
const level = { id: 'l1', item_id: cable.id, location_id: 1, available: 1, expected_date: '2999-11-30' };

const answer = (body: unknown, headers = {}) =>
  Response.json(body, { headers: { 'content-range': 'items 0-0/0', ...headers } });

beforeEach(() => {
  created.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (pathname.endsWith('/orders/sellable')) {
      const search = searchParams.get('search');
      return Promise.resolve(answer(search === '4006381' ? [cable] : [screenOf13, screenOf14]));
    }
    if (pathname.endsWith('/stock')) return Promise.resolve(answer([level]));
    if (pathname.endsWith('/orders') && method === 'POST') {
      created(JSON.parse(body as string) as Record<string, unknown>);
      return Promise.resolve(answer({ id: 'o1', order_no: 7 }));
    }
    if (pathname.endsWith('/orders')) return Promise.resolve(answer([]));
    return Promise.resolve(answer({ data: [], metadata: { total: 0 } }));
  });
});

const open = (held: readonly Right[] = rights) =>
  act(() =>
    renderShell(<OrderPage />, {
      path: '/Sales?id=null',
      session: { ...session, who: { ...session.who, staff_id, rights: held, location_id: 1 } },
    }),
  );

const search = () => screen.findByLabelText('Add products, repairs or add-ons', {}, slow);
const total = () => screen.getByText('Total').closest('div')!;
const line = (name: string) => within(screen.getByRole('listitem', { name }));

describe('a new order', () => {
  // Longer than its waits on a busy machine together.
  test('is entered by keyboard and scanner, and sent once', { timeout: 60_000 }, async () => {
    await open();
    const field = await search();
    await waitFor(() => expect(document.activeElement).toBe(field));
    const user = userEvent.setup();
    await user.keyboard('screen');
    await screen.findByRole('option', { name: /Screen 14/ }, slow);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(field);
    await user.keyboard('4006381{Enter}');
    await screen.findByRole('listitem', { name: 'Cable' });
    await user.keyboard('4006381{Enter}');
    await waitFor(() => expect(line('Cable').getByLabelText('Quantity')).toHaveProperty('value', '2'));
    expect(await line('Cable').findByText('1 free · Expected Nov 30, 2999', {}, slow)).toBeTruthy();
    // 120.00 and twice 19.99, each with 13 % HST.
    expect(total().textContent).toBe('Total$180.78');
    await user.click(line('Screen 14').getByRole('button', { name: 'Remove Screen 14' }));
    // Two at 19.99.
    expect(total().textContent).toBe('Total$45.18');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(created).toHaveBeenCalled());
    expect(created).toHaveBeenCalledOnce();
    expect(created.mock.calls[0]![0]).toMatchObject({
      id: expect.any(String) as string,
      location_id: 1,
      customer_id: null,
      vendor_id: staff_id,
      lines: [{ item_id: cable.id, quantity: 2, unit_price: 1999 }],
    });
  });

  test('asks for the reason of a price override', async () => {
    await shownWith(rights);
    const user = userEvent.setup();
    const price = line('Cable').getByLabelText('Price');
    await user.clear(price);
    await user.type(price, '15');
    expect(line('Cable').getByText('List price $19.99')).toBeTruthy();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await line('Cable').findByText('Please say why the price is another one')).toBeTruthy();
    expect(created).not.toHaveBeenCalled();
  });

  test('asks for the address if it is shipped', async () => {
    await shownWith(rights);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { name: /Delivery/ }));
    await user.click(await screen.findByRole('option', { name: 'Shipped' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const address = within(screen.getByRole('group', { name: 'Shipping Address' }));
    expect(await address.findByText(/required/i)).toBeTruthy();
    expect(created).not.toHaveBeenCalled();
  });

  test('hides price and discount inputs without the right to change them', async () => {
    await shownWith(['EDIT_ORDER']);
    expect(line('Cable').getByLabelText('Price')).toHaveProperty('disabled', true);
    expect(line('Cable').getByLabelText('Discount')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Shipping Fee')).toHaveProperty('disabled', true);
    const taxes = within(screen.getByRole('radiogroup', { name: 'Include taxes' }));
    for (const one of taxes.getAllByRole('radio')) expect(one).toHaveProperty('disabled', true);
    expect(screen.getByRole('combobox', { name: /Delivery/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

/** A form with a cable as its line, for a user with these rights. */
async function shownWith(held: readonly Right[]) {
  await open(held);
  await userEvent.type(await search(), '4006381{Enter}');
  await screen.findByRole('listitem', { name: 'Cable' });
}
