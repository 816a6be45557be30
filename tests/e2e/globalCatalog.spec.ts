import type { Page } from '@playwright/test';
import type { CatalogImport } from '../../src/schemas/globalCatalog/import.ts';
import { ListPage } from './support/listPage.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const word = (key: string, options = {}) => text(`globalCatalog.${key}`, options);

/** Imported and hidden items stay so: a retry uses others. */
const thisTry = <T>(first: T, second: T): T => (test.info().retry === 0 ? first : second);

/** Reports imports as running until they are released, so that fast ones can be observed. */
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

test('finds, compares and imports products, follows the progress by keyboard, and links to the store’s own', async ({
  page,
}) => {
  const { family, models, linked, created, slug } = thisTry(
    {
      family: 'versa',
      models: ['Versa', 'Versa 2', 'Versa 3', 'Versa 4'],
      linked: 2,
      created: 'Versa 2',
      slug: 'fitbit-versa-2',
    },
    {
      family: 'charge',
      models: ['Charge 4', 'Charge 5'],
      linked: 1,
      created: 'Charge 4',
      slug: 'fitbit-charge-4',
    },
  );
  const list = await new ListPage(page, 'globalProducts').visit('');
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
  await page.getByRole('textbox', { name: list.text('filters.name') }).fill(family);
  await expect.poll(() => list.column('brand')).toEqual(models.map(() => 'Fitbit'));
  const actions = list.button('globalCatalog.actions');
  await expect(actions).toBeDisabled();
  await page.getByRole('checkbox', { name: text('list.select_all') }).press('Space');
  await expect(page.getByText(`${models.length} Row(s) Selected`)).toBeVisible();
  await actions.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([word('import'), word('hide')]);
  await page.keyboard.press('Enter');
  await expect(list.dialog).toContainText(word('products.import_question'));
  await expect(list.dialog).toContainText(word('products.import_note'));
  await expect(list.dialog).toContainText(
    word('summary.duplicates', { smart_count: linked, count: String(linked) }),
  );
  const watch = list.dialog.getByRole('row').filter({ hasText: word('summary.reasons.MODEL_NUMBER') });
  await expect(watch.first().getByRole('link')).toHaveAttribute('href', /^\/products\/./);
  await list.dialog.getByLabel(word('summary.choices.LINK')).press('Space');
  await list.button('ra.boolean.false').press('Shift+Tab');
  await expect(list.button('ra.boolean.true')).toBeFocused();
  const letGo = await holdImports(page);
  await page.keyboard.press('Enter');

  const progress = page.getByRole('dialog', {
    name: word('products.importing', { smart_count: models.length, count: String(models.length) }),
  });
  await expect(progress).toContainText(word('progress.running', { done: '1', total: String(models.length) }));
  await progress.getByRole('button', { name: text('dialog.close') }).click();
  await list.choose(
    list.button('globalCatalog.progress.recent'),
    new RegExp(`^Import of ${models.length} products`),
  );
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress.getByRole('button', { name: word('progress.cancel') })).toBeVisible();
  letGo();
  await expect(list.toast).toHaveText(word('products.imported'));
  await expect(progress).toContainText(
    word('progress.counts.linked', { smart_count: linked, count: String(linked) }),
  );
  await progress.getByRole('button', { name: text('dialog.close') }).click();
  await expect.poll(() => list.column('adopted')).toEqual(models);
  await list.row(created).getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/\/products\/./);
  await expect(list.dialog.locator('[name=slug]')).toHaveValue(slug);
});

test('products are hidden and shown again; a phone reads, imports, hides and unhides a brand', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await test.step('hides products, shows the hidden ones, and unhides them', async () => {
    const name = thisTry('nokia g', 'nokia x');
    const filter = (more = {}) => `?filter=${encodeURIComponent(JSON.stringify({ name, ...more }))}`;
    const list = await new ListPage(page, 'globalProducts').visit(filter());
    const names = await list.column('name');
    const [first = ''] = names;
    await list.choose(list.row(first).getByRole('button').first(), word('hide'));
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
  await test.step('reads, imports, hides and unhides a brand', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const list = await new ListPage(page, 'globalBrands').visit('');
    const [adopted, hidden] = thisTry(['Fairphone', 'realme'], ['Nothing', 'HONOR']);
    const open = async (name: string) => {
      await page.getByLabel(list.text('filters.name')).first().fill(name);
      await list.row(name).getByRole('link').first().click();
      await expect(list.dialog.getByRole('definition').first()).toHaveText(name);
    };
    const press = (key: string) => list.dialog.getByRole('button', { name: word(key), exact: true }).click();
    await open(adopted);
    await press('import');
    const question = page.getByRole('dialog', { name: word('brands.import_title') });
    await expect(question).toContainText(word('summary.created', { smart_count: 1, count: '1' }));
    await question.getByRole('button', { name: text('ra.boolean.true') }).click();
    await expect(list.toast).toHaveText(word('brands.imported'));
    await expect.poll(() => list.column('adopted')).toEqual([adopted]);

    await open(hidden);
    await press('hide');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('ra.boolean.true') })
      .click();
    await expect(list.toast.filter({ hasText: word('brands.hidden') })).toBeVisible();
    await list.visit(`?filter=${encodeURIComponent('{"include_rejected_catalog_brands":"true"}')}`);
    await open(hidden);
    await press('show');
    await expect(list.toast.filter({ hasText: word('brands.shown') })).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
