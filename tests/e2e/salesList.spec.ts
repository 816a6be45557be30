import type { Order } from '../../src/schemas/sales/orders.ts';
import { accountOf } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { ListPage } from './support/listPage.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const line = {
  kind: 'CUSTOM',
  item_id: null,
  repair_id: null,
  addon_id: null,
  product_id: null,
  sku: null,
  quantity: 1,
  unit_price: 1000,
  price_reason: null,
  discount_kind: 'AMOUNT',
  discount: 0,
  warranty: null,
  warranty_unit: null,
  staff_id: null,
};

test('filters orders by state, holds and pays several, exports, and opens them by number', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const api = await Api.signIn(baseURL!, accountOf('ADMIN'));
  const list = await new ListPage(page, 'orders').open();
  const shown = await list.rows.first().getByRole('link').first().textContent();
  const [known] = await api.ask<Order[]>('GET', `orders?filter=${JSON.stringify({ order_no: shown })}`);
  const { location_id } = known!;
  const note = `held ${Date.now()}`;
  const made: Order[] = [];
  for (const name of ['Cable', 'Case'])
    made.push(await api.ask('POST', 'orders', { location_id, note, lines: [{ ...line, name }] }));
  const numbers = made.map(({ order_no }) => String(order_no));
  await list.visit('');

  const tab = (state: string) =>
    page.getByRole('button', { name: new RegExp(`^${list.text(`values.order_status.${state}`)} \\d`) });
  await expect(tab('PENDING')).toBeVisible();
  await tab('PENDING').click();
  for (const number of numbers) await list.row(number).getByRole('checkbox').check();

  const act = async (action: string) => {
    await page.getByRole('button', { name: text('salesList.bulk') }).click();
    await page.getByRole('menuitem', { name: text(`salesList.actions.${action}.label`) }).click();
    const yes = text(`salesList.actions.${action}.yes`, { smart_count: 2 });
    await list.dialog.getByRole('button', { name: yes }).click();
    await expect(list.toast).toContainText(text(`salesList.actions.${action}.done`, { smart_count: 2 }));
    await expect(list.dialog).toBeHidden();
  };
  await act('hold');
  await expect(list.row(numbers[0]!)).toBeHidden();

  await tab('ON_HOLD').click();
  for (const number of numbers) await list.row(number).getByRole('checkbox').check();
  await page.getByRole('button', { name: text('salesList.bulk') }).click();
  await page.getByRole('menuitem', { name: text('salesList.actions.pay.label') }).click();
  await list.dialog.getByRole('combobox').selectOption('POS');
  await list.dialog.getByRole('button', { name: text('salesList.actions.pay.yes') }).click();
  await expect(list.row(numbers[1]!)).toContainText(list.text('values.payment_status.PAID'));

  for (const format of ['csv', 'xlsx', 'pdf']) {
    await page.getByRole('button', { name: text('exporting.title') }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: text(`exporting.${format}`) }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^Orders .*\\.${format}$`));
  }

  await list.row(numbers[1]!).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/Sales\\?id=${numbers[1]}$`));
  await visit(page, `/Sales/${made[0]!.id}`);
  await expect(page).toHaveURL(new RegExp(`/Sales\\?id=${numbers[0]}$`));
  await list.visit('');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/Sales\?id=null$/);

  await test.step('the dashboard’s figures are links that work by keyboard', async () => {
    await visit(page, '/dashboard');
    const chart = page.getByRole('slider', { name: text('dashboard.figures.sales.chart') });
    await chart.focus();
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuenow', '0');
    await expect(chart).toHaveAttribute('aria-valuetext', /\$\d/);
    await page.getByRole('link', { name: text('dashboard.figures.low_stock.title') }).click();
    await expect(page).toHaveURL(/\/Inventory\?filter=/);
  });
});
