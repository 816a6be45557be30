import type { Order } from '../../src/schemas/sales/orders.ts';
import { slugify } from '../../src/schemas/slug.ts';
import { violations } from './support/axe.ts';
import { unique, type Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

const location_id = 1;

/** Sells a device of this number, after a sale that was cancelled, with one whose number begins the same. */
async function sell(api: Api, serial: string): Promise<Order> {
  const name = unique('Phone');
  const item = { name, sku: unique('P'), kind: 'DEVICE', is_serialized: true, price: 10_000 };
  const { id: item_id } = await api.ask<{ id: string }>('POST', 'items', item);
  const serials = [serial, `${serial}9`];
  const received = { key: crypto.randomUUID(), location_id, lines: [{ item_id, quantity: 2, serials }] };
  await api.ask('POST', 'stock/receive', received);
  const line = { kind: 'ITEM', item_id, name, quantity: 1, unit_price: 10_000, discount: 0 };
  const order = (own: string) =>
    api.ask<Order>('POST', 'orders', { location_id, lines: [{ ...line, serials: [own] }] });
  await order(serials[1]!);
  const { id } = await order(serial);
  await api.ask('POST', `orders/${id}/cancel`, { key: crypto.randomUUID() });
  return order(serial);
}

test('the page of a device lists its sales and trade-ins', async ({ page, api }) => {
  const serial = unique('SN').replaceAll(/\W/g, '').toUpperCase();
  const { order_no } = await sell(api, serial);
  const name = unique('Phone');
  const product = await api.create('products', { name, slug: slugify(name) });
  const trade = {
    location_id,
    product_id: product.id,
    condition: 'GOOD',
    serial,
    customer_last_name: 'Seller',
  };
  const { id } = await api.ask<{ id: string }>('POST', 'tradeRequests', trade);
  const device = await api.ask<{ id: string }>('POST', 'devices', { name, serial });

  await page.goto(`/Devices/${device.id}`);
  const sales = page.getByRole('region', { name: 'Sales' });
  await expect(sales.getByRole('row').filter({ hasText: String(order_no) })).toBeVisible();
  await expect(sales.getByRole('row')).toHaveCount(2);
  const trades = page.getByRole('region', { name: 'Trade-ins' });
  await expect(trades.getByRole('row').filter({ hasText: 'Seller' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await trades.getByRole('row').filter({ hasText: 'Seller' }).click();
  await expect(page).toHaveURL(new RegExp(`/Requests/${id}`));
});
