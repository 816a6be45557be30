import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountOf } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { ListPage } from './support/listPage.ts';
import { startProduct } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

test.use({ role: 'VISITOR' });

test('the services restart while a form is open: nothing is lost, and nobody signs in again', async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allowNoConnection();
  problems.allowStatus(503);
  const dataDir = await mkdtemp(join(tmpdir(), 'restart-'));
  const first = await startProduct({ dataDir });
  try {
    await page.goto(`${first.url}/login`);
    await signIn(page, accountOf('STORE_OWNER'), { remember: true });
    const list = new ListPage(page, 'brands');
    await page.goto(`${first.url}/brands`);
    await list.row('Apple').getByRole('link').click();
    await list.dialog.locator('[name=slug]').fill('typed-before');
    await first.stop();
    await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
    await expect(list.toast).toHaveText(text('messages.connection'));
    const second = await startProduct({ dataDir, port: first.port });
    await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
    await expect(list.dialog).toBeHidden();
    const api = await Api.signIn(second.url, accountOf('STORE_OWNER'));
    const { rows } = await api.list('brands', { name: 'Apple' });
    expect(rows.map(({ slug }) => slug)).toEqual(['typed-before']);
    await second.stop();
  } finally {
    await first.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
