import type { Page } from '@playwright/test';
import { unique, type Api } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

interface Made {
  id: string;
  name: string;
  sku: string;
}

const order = (key: string, parameters?: object) => text(`stockOrders.${key}`, parameters as never);
const transfer = (key: string, parameters?: object) =>
  text(`resources.transfers.${key}`, parameters as never);
const purchase = (key: string, parameters?: object) =>
  text(`resources.purchaseOrders.${key}`, parameters as never);

/** Creates an item with stock at a location. */
async function makeItem(api: Api, values: object = {}): Promise<Made> {
  const name = unique('Part');
  const sku = name.replaceAll(' ', '-').toUpperCase();
  return api.ask<Made>('POST', 'items', { name, sku, ...values });
}

const receive = (api: Api, location_id: number, item_id: string, quantity: number, serials?: string[]) =>
  api.ask('POST', 'stock/receive', {
    key: crypto.randomUUID(),
    location_id,
    lines: [{ item_id, quantity, ...(serials && { serials }) }],
  });

interface Level {
  item_id: string;
  location_id: number;
  on_hand: number;
}

const levels = async (api: Api, { id }: Made) => {
  const filter = encodeURIComponent(JSON.stringify({ item_id: [id] }));
  const rows = await api.ask<Level[]>('GET', `stock?filter=${filter}`);
  return Object.fromEntries(rows.map(({ location_id, on_hand }) => [location_id, on_hand]));
};

/** Types like a scanner: keys in quick succession, then Enter, wherever the focus is. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const choose = async (page: Page, field: string, option: string) => {
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: new RegExp(`^${field}\\b`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
};

test('a transfer is scanned, sent, and received in parts by scanning', async ({ page, api, problems }) => {
  problems.allowStatus(422);
  const ends = await api.ask<{ id: number; name: string }[]>('GET', 'transfers/ends');
  const [from, to] = ends as [(typeof ends)[0], (typeof ends)[0]];
  const part = await makeItem(api);
  const phone = await makeItem(api, { kind: 'DEVICE', is_serialized: true });
  const serial = unique('SN').replaceAll(/\W/g, '').toUpperCase();
  await receive(api, from.id, part.id, 5);
  await receive(api, from.id, phone.id, 1, [serial]);

  await page.goto('/Transfers?new=1');
  await choose(page, transfer('fields.from_location_id'), from.name);
  await choose(page, transfer('fields.to_location_id'), to.name);
  await scan(page, part.sku);
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines.filter({ hasText: part.name })).toBeVisible();
  await scan(page, part.sku);
  await expect(lines.getByLabel(order('lines.quantity'))).toHaveValue('2');
  await scan(page, serial);
  await expect(lines.filter({ hasText: phone.name })).toContainText(serial);
  await button(page, text('dialog.create')).click();
  await expect(page.getByRole('dialog', { name: transfer('values.state.DRAFT') })).toBeVisible();

  await lines.filter({ hasText: part.name }).getByLabel(order('lines.quantity')).fill('6');
  await button(page, transfer('steps.send.label')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: transfer('steps.send.yes') })
    .click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('5');
  await button(page, text('dialog.back')).click();
  await lines.filter({ hasText: part.name }).getByLabel(order('lines.quantity')).fill('3');
  await button(page, transfer('steps.send.label')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: transfer('steps.send.yes') })
    .click();
  await expect(page.getByRole('dialog', { name: transfer('values.state.SENT') })).toBeVisible();
  expect(await levels(api, part)).toEqual({ [from.id]: 2 });

  await button(page, transfer('steps.receive.label')).click();
  const receiving = page.getByRole('dialog', { name: to.name }).or(page.getByRole('dialog').last());
  await expect(receiving.getByLabel(order('receive.scan'))).toBeVisible();
  await scan(page, part.sku);
  await scan(page, part.sku);
  await scan(page, 'NOTHING-OF-IT');
  await expect(receiving.getByRole('alert')).toHaveText(order('receive.unknown', { code: 'NOTHING-OF-IT' }));
  await scan(page, serial.toLowerCase());
  await expect(receiving.getByRole('status')).toHaveText(order('receive.total', { smart_count: 3 }));
  await expect(receiving).toContainText(order('receive.left', { smart_count: 1 }));
  await button(page, transfer('steps.receive.yes')).click();
  await expect(page.getByRole('dialog', { name: transfer('values.state.PARTLY_RECEIVED') })).toBeVisible();
  expect(await levels(api, part)).toEqual({ [from.id]: 2, [to.id]: 2 });

  await button(page, transfer('steps.close.label')).click();
  await page.getByRole('radio', { name: transfer('steps.close.values.as.LOST') }).check();
  await expect(button(page, transfer('steps.close.yes'))).toBeDisabled();
  await page.getByLabel(transfer('steps.close.fields.note')).fill('Fell off the van');
  await button(page, transfer('steps.close.yes')).click();
  await expect(page.getByRole('dialog', { name: transfer('values.state.RECEIVED') })).toBeVisible();
  expect(await levels(api, part)).toEqual({ [from.id]: 2, [to.id]: 2 });
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([
    transfer('values.state.RECEIVED'),
    transfer('values.state.PARTLY_RECEIVED'),
    transfer('values.state.SENT'),
    order('timeline.created'),
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a purchase order is filled with low items, ordered, and received, with more than ordered', async ({
    page,
    api,
  }) => {
    const supplier = await api.ask<Made>('POST', 'suppliers', { name: unique('Supplier') });
    const item = await makeItem(api, { supplier_id: supplier.id, low_stock: 3, cost: 1250 });
    await page.goto('/PurchaseOrders?new=1');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: purchase('fields.supplier_id') }).fill(supplier.name);
    await page.getByRole('option', { name: supplier.name }).click();
    await dialog.getByRole('combobox', { name: purchase('fields.location_id') }).click();
    await page.getByRole('option').nth(0).click();
    await button(page, order('suggest.action')).click();
    const line = dialog.getByRole('listitem').filter({ hasText: item.name });
    await expect(line.getByLabel(order('lines.quantity'))).toHaveValue('4');
    await line.getByLabel(order('lines.unit_cost')).fill('12,75');
    await expect(dialog).toContainText('$51.00');
    await button(page, text('dialog.create')).click();
    await button(page, purchase('steps.order.label')).click();
    await button(page, purchase('steps.order.yes')).click();
    await expect(page.getByRole('dialog', { name: purchase('values.state.ORDERED') })).toBeVisible();
    const name = await dialog.getByText(item.name).first().boundingBox();
    expect(name?.width).toBeGreaterThan(200);

    await button(page, purchase('steps.receive.label')).click();
    await button(page, order('receive.all')).click();
    await scan(page, item.sku);
    await expect(dialog.last()).toContainText(order('receive.more'));
    await expect(button(page, purchase('steps.receive.yes'))).toBeDisabled();
    await page.getByLabel(order('receive.more_meant')).check();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await button(page, purchase('steps.receive.yes')).click();
    await expect(page.getByRole('dialog', { name: purchase('values.state.RECEIVED') })).toBeVisible();
    expect(Object.values(await levels(api, item))).toEqual([5]);
    expect(await api.ask('GET', `items/${item.id}`)).toMatchObject({ cost: 1275 });
  });
});
