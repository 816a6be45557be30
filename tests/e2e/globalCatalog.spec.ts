import type { Page } from '@playwright/test';
import type { CatalogImport } from '../../src/schemas/globalCatalog/import.ts';
import { ListPage } from './support/listPage.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const word = (key: string, options = {}) => text(`globalCatalog.${key}`, options);

/** Answers that imports are under way until they are let go, however fast they are. */
async function holdImports(page: Page) {
  let isHeld = true;
  const held = (one: CatalogImport): CatalogImport => ({ ...one, state: 'running', done: 1 });
  await page.route('**/global_catalog/imports*/**', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as CatalogImport;
    await route.fulfill({ response, json: isHeld ? held(json) : json });
  });
  await page.route('**/global_catalog/imports', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: CatalogImport[] };
    await route.fulfill({ response, json: { data: isHeld ? data.map(held) : data } });
  });
  return () => {
    isHeld = false;
  };
}

test('products are found, compared, imported and followed by keyboard, and lead to the store’s own', async ({
  page,
}) => {
  const list = await new ListPage(page, 'globalProducts').open();
  await expect(page.getByRole('combobox', { name: text('list.rows_per_page') }).locator('option')).toHaveText(
    ['10', '20'],
  );
  const search = page.waitForRequest('**/dc/global_catalog/brands');
  await page.getByRole('combobox', { name: list.text('fields.brand') }).pressSequentially('fit');
  expect((await search).postDataJSON()).toEqual({
    name: 'fit',
    name_sort_order: 'asc',
    page: 1,
    per_page: 10_000,
  });
  await page.getByRole('option', { name: 'Fitbit' }).click();
  await page.getByLabel(list.text('filters.name')).fill('versa');
  await expect.poll(() => list.column('brand')).toEqual(Array(4).fill('Fitbit'));
  const actions = list.button('globalCatalog.actions');
  await expect(actions).toBeDisabled();
  await page.getByRole('checkbox', { name: text('list.select_all') }).press('Space');
  await expect(page.getByText('4 Row(s) Selected')).toBeVisible();
  await actions.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([word('import'), word('hide')]);
  await page.keyboard.press('Enter');
  await expect(list.dialog).toContainText(word('products.import_question'));
  await expect(list.dialog).toContainText(word('products.import_note'));
  await expect(list.dialog).toContainText(word('summary.duplicates', { smart_count: 2, count: '2' }));
  const watch = list.dialog.getByRole('row').filter({ hasText: word('summary.reasons.MODEL_NUMBER') });
  await expect(watch.first().getByRole('link')).toHaveAttribute('href', /^\/products\/./);
  await list.dialog.getByLabel(word('summary.choices.LINK')).press('Space');
  await list.button('ra.boolean.false').press('Shift+Tab');
  await expect(list.button('ra.boolean.true')).toBeFocused();
  const letGo = await holdImports(page);
  await page.keyboard.press('Enter');

  const progress = page.getByRole('dialog', {
    name: word('products.importing', { smart_count: 4, count: '4' }),
  });
  await expect(progress).toContainText(word('progress.running', { done: '1', total: '4' }));
  await progress.getByRole('button', { name: text('dialog.close') }).click();
  await list.choose(list.button('globalCatalog.progress.recent'), /^Import of 4 products/);
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress.getByRole('button', { name: word('progress.cancel') })).toBeVisible();
  letGo();
  await expect(list.toast).toHaveText(word('products.imported'));
  await expect(progress).toContainText(word('progress.counts.linked', { smart_count: 2, count: '2' }));
  await progress.getByRole('button', { name: text('dialog.close') }).click();
  await expect.poll(() => list.column('adopted')).toEqual(['Versa', 'Versa 2', 'Versa 3', 'Versa 4']);
  await list.row('Versa 2').getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/\/products\/./);
  await expect(list.dialog.locator('[name=slug]')).toHaveValue('fitbit-versa-2');
});

test('products are hidden, shown among the hidden ones, and shown again', async ({ page }) => {
  const filter = (more = {}) => `?filter=${encodeURIComponent(JSON.stringify({ name: 'nokia g', ...more }))}`;
  const list = await new ListPage(page, 'globalProducts').open(filter());
  const names = await list.column('name');
  const [name = ''] = names;
  await list.choose(list.row(name).getByRole('button').first(), word('hide'));
  const question = page.getByRole('alertdialog', { name: word('products.hide_title') });
  await expect(question).toContainText(word('products.hide_question'));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(list.toast).toContainText(word('products.hidden'));
  await expect.poll(() => list.column('name')).toEqual(names.slice(1));
  await list.toast.getByRole('button', { name: text('list.undo') }).click({ force: true });
  await expect.poll(() => list.column('name')).toEqual(names);

  await page.getByRole('checkbox', { name: text('list.select_all') }).check();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: word('hide') })
    .click();
  await question.getByRole('button', { name: text('ra.boolean.true') }).click();
  await expect(page.getByText(text('list.empty'))).toBeVisible();
  await page
    .getByLabel(list.text('filters.include_rejected_catalog_products'))
    .selectOption({ label: 'Yes' });
  const hidden = list.text('fields.is_hidden');
  await expect.poll(() => list.column('name')).toEqual(names.map((one) => `${hidden} ${one}`));
  await page.getByRole('checkbox', { name: text('list.select_all') }).check();
  await list.choose(list.button('globalCatalog.actions'), word('show'));
  await expect.poll(() => list.column('name')).toEqual(names);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a brand is read, imported, hidden and shown again', async ({ page }) => {
    const list = await new ListPage(page, 'globalBrands').open();
    const open = async (name: string) => {
      await page.getByLabel(list.text('filters.name')).first().fill(name);
      await list.row(name).getByRole('link').first().click();
      await expect(list.dialog.getByRole('definition').first()).toHaveText(name);
    };
    const press = (key: string) => list.dialog.getByRole('button', { name: word(key), exact: true }).click();
    await open('Fairphone');
    await press('import');
    const question = page.getByRole('dialog', { name: word('brands.import_title') });
    await expect(question).toContainText(word('summary.created', { smart_count: 1, count: '1' }));
    await question.getByRole('button', { name: text('ra.boolean.true') }).click();
    await expect(list.toast).toHaveText(word('brands.imported'));
    await expect.poll(() => list.column('adopted')).toEqual(['Fairphone']);

    await open('realme');
    await press('hide');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('ra.boolean.true') })
      .click();
    await expect(list.toast.filter({ hasText: word('brands.hidden') })).toBeVisible();
    await list.open(`?filter=${encodeURIComponent('{"include_rejected_catalog_brands":"true"}')}`);
    await open('realme');
    await press('show');
    await expect(list.toast).toHaveText(word('brands.shown'));
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
