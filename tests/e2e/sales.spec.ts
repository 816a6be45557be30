import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { unique, type Api } from './support/api.ts';
import { inDays, newCustomer, type Customer } from './support/booking.ts';
import { ListPage } from './support/listPage.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const sales = (key: string, parameters = {}) => text(`sales.${key}`, parameters);
const status = (key: string) => text(`resources.orders.values.${key}`);
const step = (key: string) => text(`resources.orders.steps.${key}`);
const location_id = 1;

/** Creates an item with stock and a price in cents. */
async function stockItem(api: Api, quantity: number, price: number) {
  const name = unique('Charger');
  const sku = name.replaceAll(' ', '-').toUpperCase();
  const { id } = await api.ask<{ id: string }>('POST', 'items', { name, sku, price });
  const lines = [{ item_id: id, quantity }];
  await api.ask('POST', 'stock/receive', { key: crypto.randomUUID(), location_id, lines });
  return { id, name, sku };
}

async function sendQuote(api: Api, { first, last, email }: Customer) {
  const { rows } = await api.list('repairs', { is_active: 'true', include_cost: 'true', per_page: '50' });
  const repair = (rows as unknown as Record<string, unknown>[]).find(({ cost }) => cost);
  await api.ask('POST', `repair/location/${location_id}/appointment`, {
    location_id,
    type: 'QUOTE',
    customer_first_name: first,
    customer_last_name: last,
    customer_email: email,
    customer_contact_method: 'EMAIL',
    delivery_method: 'WALK_IN',
    selected_date: inDays(50),
    repairs: [
      {
        repair_id: repair?.id,
        product_id: repair?.product_id,
        product_name: '',
        repair_name: repair?.title,
        duration: '',
        warranty: null,
        warranty_unit: null,
      },
    ],
  });
  return repair?.title as string;
}

const lines = (page: Page) => page.getByRole('group', { name: sales('lines.title') }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a quote becomes an appointment, an order, a payment and an invoice without retyping', async ({
  page,
  api,
}) => {
  const customer = newCustomer();
  const [item, service] = [await stockItem(api, 3, 2000), await sendQuote(api, customer)];
  const filter = encodeURIComponent(JSON.stringify({ customer_last_name: customer.last }));
  const list = await new ListPage(page, 'quotes').open(`?filter=${filter}`);
  await list.rows.first().click();
  await list.dialog.getByRole('button', { name: text('booking.convert') }).click();
  await list.dialog.locator('[name=selected_date]').fill(inDays(40));
  await list.dialog.locator('[name=selected_start_time]').fill('10:00');
  // The free times move what is below them.
  await expect(list.dialog.getByRole('button', { name: '10:00' })).toBeVisible();
  await list.dialog.getByRole('button', { name: text('newBooking.submit.APPOINTMENT') }).click();
  await expect(list.dialog).toBeHidden();
  await list.rows.first().click();
  await list.dialog.getByRole('link', { name: text('booking.to_appointment') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: sales('of_appointment.create') })
    .click();

  await expect(page).toHaveURL(/\/Sales\?id=null&appointment=/);
  await expect(page.getByText(`${customer.first} ${customer.last}`)).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(service);
  // Scans are received wherever the focus is, and a second scan increments the quantity.
  for (const quantity of ['1', '2']) {
    await page.keyboard.type(item.sku);
    await page.keyboard.press('Enter');
    const line = lines(page).filter({ hasText: item.name });
    await expect(line.getByLabel(sales('lines.quantity'))).toHaveValue(quantity);
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(sales('created'))).toBeVisible();
  await expect(page).toHaveURL(/\/Sales\?id=\d+$/);
  await expect(page.getByText(status('payment_status.UNPAID'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: sales('origin.appointment'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: sales('origin.quote'), exact: true })).toBeVisible();

  await button(page, step('pay.label')).click();
  await button(page, text('resources.payments.values.method.POS')).click();
  await button(page, step('pay.yes')).click();
  await expect(page.getByText(status('payment_status.PAID'), { exact: true }).first()).toBeVisible();
  await button(page, sales('steps.menu')).click();
  await page.getByRole('menuitem', { name: step('complete.label'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: step('complete.label') })
    .click();
  await expect(page.getByText(status('order_status.COMPLETED'), { exact: true }).first()).toBeVisible();
  await expect(button(page, sales('update'))).toHaveCount(0);
  const stock = encodeURIComponent(JSON.stringify({ item_id: [item.id], location_id }));
  expect(await api.ask('GET', `stock?filter=${stock}`)).toMatchObject([{ on_hand: 1, reserved: 0 }]);

  await button(page, text('salesPayments.papers.menu')).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: text('salesPayments.papers.download_invoice') }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('creates an order without a mouse, on a phone too; the input is kept, and discarding it is confirmed', async ({
  page,
  api,
}) => {
  const item = await stockItem(api, 5, 2000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Sales?id=null');
  const search = page.getByLabel(sales('search.label'));
  await expect(search).toBeFocused();
  await page.keyboard.type(item.name);
  await expect(page.getByRole('option', { name: item.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(lines(page)).toHaveCount(1);
  await button(page, sales('lines.remove', { name: item.name })).click();
  await expect(lines(page)).toHaveCount(0);
  await button(page, text('list.undo')).click();
  await expect(lines(page)).toHaveCount(1);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(text('dialog.draft.restored'))).toBeVisible();
  await expect(lines(page)).toContainText(item.name);
  await button(page, text('dialog.cancel')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('dialog.unsaved.stay') })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(sales('created'))).toBeVisible();
  await expect(page).toHaveURL(/\/Sales\?id=\d+$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('three scans, a cash payment, completed and printed: at most twelve keys, then the next scan', async ({
  page,
  api,
  context,
}) => {
  const items = [await stockItem(api, 5, 2000), await stockItem(api, 5, 1000), await stockItem(api, 5, 500)];
  await api.ask('POST', 'registers', { location_id, name: unique('Till'), float: 10_000 });
  const scan = async (sku: string) => {
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
  };
  let keys = 0;
  const press = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
    keys += all.length;
  };
  await new ListPage(page, 'orders').open();
  await press('n');
  await expect(page.getByLabel(sales('search.label'))).toBeFocused();
  for (const [index, { sku }] of items.entries()) {
    await scan(sku);
    await expect(lines(page)).toHaveCount(index + 1);
  }
  await press('Control+Enter');
  await expect(button(page, step('pay.label'))).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('dialog').locator('[name=amount]')).toBeFocused();
  await press('Tab', '5', '0', 'Control+Enter');
  await expect(button(page, step('complete.label'))).toBeFocused();
  const change = page
    .getByRole('status')
    .filter({ hasText: text('salesPayments.change', { amount: '$10.45' }) });
  await expect(change).toBeVisible();
  await press('Enter');
  const receipt = button(page, text('salesPayments.papers.view_receipt'));
  await expect(receipt).toBeFocused();
  await expect(page.getByText(status('order_status.COMPLETED'), { exact: true }).first()).toBeVisible();
  await expect(change).toBeVisible();
  const printed = context.waitForEvent('page');
  await press('Enter');
  await (await printed).close();
  expect(keys).toBeLessThanOrEqual(12);

  await expect(receipt).toBeFocused();
  await scan(items[1]!.sku);
  await expect(page).toHaveURL(/\/Sales\?id=null$/);
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText(items[1]!.name);
  await expect(page.getByLabel(sales('search.label'))).toBeFocused();
});
