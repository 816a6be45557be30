import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repair } from '../../src/schemas/repairs/repairs.ts';
import { accountOf } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { PriceMatrix, word } from './support/prices.ts';
import { startProduct } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'VISITOR' });

test('the services are killed between two batches: importing again ends where it would have ended', async ({
  page,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.allowNoConnection();
  const dataDir = await mkdtemp(join(tmpdir(), 'import-'));
  const first = await startProduct({ dataDir });
  let second = first;
  try {
    await page.goto(`${first.url}/login`);
    await signIn(page, accountOf('STORE_OWNER'), { remember: true });
    const matrix = new PriceMatrix(page, first.url);
    const sheet = await matrix.export();
    const devices = sheet.devices.slice(0, 40);
    for (const [index, device] of devices.entries()) {
      for (const service of ['Cleaning', 'Inspection', 'Data Rescue', 'Engraving', 'Gift Wrap', 'Courier'])
        sheet.set(device, service, [20 + index, '1 hour', '90 days', index]);
    }
    const created = devices.length * 6;
    await matrix.preview(sheet.toBuffer());

    let batches = 0;
    await page.route('**/repair/batch?*', async (route) => {
      batches += 1;
      if (batches === 2) await first.kill();
      await (batches === 1 ? route.continue() : route.abort());
    });
    await matrix.button('import.process').click();
    await expect(matrix.dialog.getByRole('alert')).toContainText(
      word('import.partly', { done: 100, total: created, left: created - 100 }),
      { timeout: 30_000 },
    );
    await page.unroute('**/repair/batch?*');

    second = await startProduct({ dataDir, port: first.port });
    await matrix.preview(sheet.toBuffer());
    await expect(matrix.tab('create')).toHaveText(`${word('kinds.create')} (${created - 100})`);
    await matrix.process();

    const api = await Api.signIn(second.url, accountOf('STORE_OWNER'));
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
  } finally {
    await second.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
