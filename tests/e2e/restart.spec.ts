import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repair } from '../../src/schemas/repairs/repairs.ts';
import { accountOf } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { ListPage } from './support/listPage.ts';
import { importWord, PriceMatrix, word } from './support/prices.ts';
import { startProduct, type Product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

// In sequence: both tests restart the same product, which no other test uses.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ role: 'VISITOR' });

let dataDir: string;
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(join(tmpdir(), 'restart-'));
  product = await startProduct({ dataDir });
});

test.afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const startAgain = async () => {
  product = await startProduct({ dataDir, port: product.port });
};

test('restarting the services while a form is open loses no input and signs nobody out', async ({
  page,
  problems,
}) => {
  problems.allowRestart();
  await page.goto(`${product.url}/login`);
  await signIn(page, accountOf('STORE_OWNER'), { remember: true });
  const list = new ListPage(page, 'brands');
  await page.goto(`${product.url}/brands`);
  await list.row('Apple').getByRole('link').first().click();
  await list.dialog.locator('[name=slug]').fill('typed-before');
  await product.stop();
  await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
  await expect(list.toast).toHaveText(text('messages.connection'));
  await startAgain();
  await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
  await expect(list.dialog).toBeHidden();
  const api = await Api.signIn(product.url, accountOf('STORE_OWNER'));
  const { rows } = await api.list('brands', { name: 'Apple' });
  expect(rows.map(({ slug }) => slug)).toEqual(['typed-before']);
});

test('an import after a crash between two batches ends in the same state', async ({ page, problems }) => {
  problems.allowRestart();
  await page.goto(`${product.url}/login`);
  await signIn(page, accountOf('STORE_OWNER'), { remember: true });
  const matrix = new PriceMatrix(page, product.url);
  const sheet = await matrix.export();
  const devices = sheet.devices.slice(0, 20);
  for (const [index, device] of devices.entries()) {
    for (const service of ['Cleaning', 'Inspection', 'Data Rescue', 'Engraving', 'Gift Wrap', 'Courier'])
      sheet.set(device, service, [20 + index, '1 hour', '90 days', index]);
  }
  const created = devices.length * 6;
  await matrix.preview(sheet.toBuffer());

  let batches = 0;
  await page.route('**/repair/batch?*', async (route) => {
    batches += 1;
    if (batches === 2) await product.kill();
    await (batches === 1 ? route.continue() : route.abort());
  });
  await matrix.button('sheetImport.process').click();
  await expect(matrix.dialog.getByRole('alert')).toContainText(
    importWord('partly', { done: 100, total: created, left: created - 100 }),
    { timeout: 30_000 },
  );
  await page.unroute('**/repair/batch?*');

  await startAgain();
  await matrix.preview(sheet.toBuffer());
  await expect(matrix.tab('create')).toHaveText(`${word('kinds.create')} (${created - 100})`);
  await matrix.process();

  const api = await Api.signIn(product.url, accountOf('STORE_OWNER'));
  const { rows, total } = await api.list('repairs', { title: 'Gift Wrap', per_page: '100' });
  expect(total).toBe(devices.length);
  const wanted = devices.map((product_id, index) => ({
    product_id,
    cost: 20 + index,
    display_order: index,
  }));
  const stored = (rows as unknown as Repair[]).map(({ product_id, cost, display_order }) => ({
    product_id,
    cost,
    display_order,
  }));
  expect(stored).toEqual(expect.arrayContaining(wanted));
  await matrix.preview(sheet.toBuffer());
  await expect(matrix.dialog.getByText(word('preview.nothing'))).toBeVisible();
});
