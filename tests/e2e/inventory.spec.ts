import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const words = (key: string, options = {}) => text(`inventory.${key}`, options);

/** Types like a scanner: keys without a pause, then Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function makeItems(api: Api) {
  const code = crypto.randomUUID().slice(0, 8).toUpperCase();
  const make = (name: string, more: object) => api.ask<{ id: string }>('POST', 'items', { name, ...more });
  const screen = { name: `Screen ${code}`, sku: `SCR-${code}` };
  const phone = { name: `Phone ${code}`, sku: `DEV-${code}` };
  return {
    code,
    screen: { ...screen, ...(await make(screen.name, { sku: screen.sku, cost: 8950, low_stock: 3 })) },
    phone: { ...phone, ...(await make(phone.name, { sku: phone.sku, kind: 'DEVICE', is_serialized: true })) },
  };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const listOf = (search: string) => `/Inventory?filter=${encodeURIComponent(JSON.stringify({ search }))}`;

test('stock is received by scanner, adjusted with its value, and shown live on the item’s page', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(90_000);
  const { code, screen, phone } = await makeItems(api);
  const dialog = page.getByRole('dialog');

  await test.step('receives a delivery by scanner, once; invalid serial numbers are reported at once', async () => {
    const serial = `S${code}`;
    await page.goto(listOf(code));
    await expect(page.getByText(text('resources.stock.empty'))).toBeHidden();
    await page
      .getByRole('link', { name: words('receive.action') })
      .first()
      .click();
    const search = dialog.getByRole('combobox', { name: words('search.label') });
    await expect(search).toBeFocused();

    await scan(page, `NOT-${code}`);
    await expect(dialog.getByText(words('search.unknown', { code: `NOT-${code}` }))).toBeVisible();
    for (let times = 0; times < 4; times += 1) await scan(page, screen.sku.toLowerCase());
    await expect(dialog.getByLabel(words('line.quantity'))).toHaveValue('4');
    await scan(page, phone.sku);
    await expect(dialog.getByText(phone.name)).toBeVisible();
    await scan(page, '356938035643808');
    await expect(dialog.getByText(text('validation.imei', { serial: '356938035643808' }))).toBeVisible();
    const serials = dialog.getByRole('textbox', { name: words('line.serials') });
    await serials.fill(`${serial.toLowerCase()}\n${serial.slice(0, 4)} ${serial.slice(4)}`);
    await expect(dialog.getByText(text('validation.serial_twice', { serial }))).toBeVisible();
    await serials.fill(serial.toLowerCase());

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
    await dialog.getByRole('button', { name: words('receive.save', { smart_count: 5 }) }).dblclick();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, screen.name)).toContainText('4');
    await expect(rowOf(page, phone.name)).toContainText('1');
    const filter = encodeURIComponent(JSON.stringify({ search: code }));
    const levels = await api.ask<{ on_hand: number }[]>('GET', `stock?filter=${filter}`);
    expect(levels.map(({ on_hand }) => on_hand).toSorted((one, other) => one - other)).toEqual([1, 4]);
  });

  await test.step('the reorder point of a location, an adjustment with its value, and the item page', async () => {
    const { screen: item } = await makeItems(api);
    const { rows: locations } = await api.list('locations', { per_page: '1' });
    const location_id = locations[0]!.id;
    await api.ask('POST', 'stock/receive', {
      key: crypto.randomUUID(),
      location_id: Number(location_id),
      lines: [{ item_id: item.id, quantity: 4 }],
    });
    await visit(page, `/Items/${item.id}`);
    await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
    const stock = page.getByRole('table', { name: words('item.stock') });
    await expect(stock).toContainText(words('item.enough'));

    await stock.getByRole('link').click();
    await dialog.locator('[name=low_stock]').fill('4');
    await dialog.getByRole('button', { name: text('dialog.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(stock).toContainText(words('item.low'));

    await page.getByRole('link', { name: words('adjust.action') }).click();
    await dialog.getByRole('combobox', { name: words('line.location') }).click();
    await page.getByRole('option', { name: String(locations[0]!.location_name) }).click();
    await dialog.getByRole('textbox', { name: words('line.quantity') }).fill('5');
    await expect(dialog.getByText(text('validation.stock_short', { on_hand: 4 }))).toBeVisible();
    await dialog.getByRole('textbox', { name: words('line.quantity') }).fill('2');
    await expect(dialog.getByRole('status').first()).toContainText('$179.00');
    await dialog.getByRole('combobox', { name: words('line.reason') }).click();
    await page.getByRole('option', { name: text('resources.movements.values.reason.DAMAGED') }).click();

    // Without a response the dialog stays open, and repeating the request is idempotent.
    problems.allowNoConnection();
    await page.route('**/stock/adjust', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const save = dialog.getByRole('button', { name: words('adjust.save') });
    await save.click();
    await expect(dialog.getByText(words('unanswered'))).toBeVisible();
    await page.unroute('**/stock/adjust');
    await dialog.getByRole('button', { name: text('errors.retry') }).click();
    await expect(dialog).toBeHidden();
    await expect(stock.getByRole('row').nth(1)).toContainText('2');

    const movements = page.getByRole('region', { name: words('item.movements') }).getByRole('listitem');
    await expect(movements).toHaveCount(2);
    await expect(movements.first()).toContainText(text('resources.movements.values.reason.DAMAGED'));

    await visit(page, '/Inventory');
    await page.getByRole('combobox', { name: words('search.open') }).click();
    await scan(page, item.sku);
    await expect(page).toHaveURL(new RegExp(`/Items/${item.id}$`));
    // Changes of others appear by live update.
    await expect(stock.getByRole('row').nth(1)).toContainText('2');
    await api.ask('POST', 'stock/receive', {
      key: crypto.randomUUID(),
      location_id: Number(location_id),
      lines: [{ item_id: item.id, quantity: 7 }],
    });
    await expect(stock.getByRole('row').nth(1)).toContainText('9');
  });
});
