import { utils, write } from 'xlsx';
import { slugify } from '../../src/schemas/slug.ts';
import type { TradeVersion } from '../../src/schemas/trade/versions.ts';
import type { Page } from '@playwright/test';
import { unique, type Api } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const word = (key: string, parameters?: object) =>
  text(`resources.tradeRequests.${key}`, parameters as never);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const makeProduct = (api: Api, kind: string) => {
  const name = unique(kind);
  return api.create('products', { name, slug: slugify(name) });
};

test('a device is offered for by its defects, bought for cash from its seller, and in stock', async ({
  page,
  api,
}) => {
  test.setTimeout(120_000);
  const product = await makeProduct(api, 'Phone');
  const versions = await api.ask<TradeVersion[]>('GET', 'tradeVersions');
  const version = versions.find(({ state }) => state === 'CURRENT')!;
  const change = { product_id: product.id, storage: '64 GB', condition: 'GOOD', before: null, after: 25_000 };
  const body = { import_id: crypto.randomUUID(), file_name: null, changes: [change] };
  await api.ask('POST', `tradeVersions/${version.id}/prices`, body);
  const [{ id: location_id, name: locationName }] = await api.ask<[{ id: number; name: string }]>(
    'GET',
    'transfers/ends',
  );
  const register = unique('Till');
  await api.ask('POST', 'registers', { location_id, name: register, float: 100_000 });
  const serial = unique('SN').replaceAll(/\W/g, '').toUpperCase();

  await page.goto('/Requests?new=1');
  const dialog = page.getByRole('dialog').first();
  const field = (key: string) => dialog.getByLabel(new RegExp(`^${word(`fields.${key}`)}\\b`));
  const choose = async (key: string, option: string) => {
    await dialog.getByRole('combobox', { name: new RegExp(`^${word(`fields.${key}`)}\\b`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await field('customer_first_name').fill('Nora');
  await field('customer_last_name').fill('Seller');
  await field('customer_email').fill(`${unique('nora').replaceAll(' ', '-')}@example.com`);
  await choose('location_id', locationName);
  await field('product_id').fill(product.name);
  await page.getByRole('option', { name: product.name }).click();
  await field('storage').fill('64gb');
  await choose('condition', word('values.condition.GOOD'));
  await dialog.getByRole('checkbox', { name: /Broken screen/ }).check();
  await expect(dialog.getByText('$170.00')).toBeVisible();
  await field('serial').fill(serial);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await dialog.getByRole('button', { name: text('trade.photos.open', { number: 1 }) }).click();
  await expect(
    page.getByRole('img', { name: text('trade.photos.title', { number: 1, count: 1 }) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, text('dialog.create')).click();

  await button(page, word('steps.offer.label')).click();
  // Scoped to the dialog, since the list's column header is a button with the same name.
  const offer = page.getByRole('alertdialog');
  await offer.getByRole('button', { name: word('steps.offer.yes'), exact: true }).click();
  await button(page, word('steps.accept.label')).click();
  const accept = page.getByRole('dialog').last();
  const yes = accept.getByRole('button', { name: word('steps.accept.yes', { offer: '$170.00' }) });
  await expect(yes).toBeDisabled();
  await accept.getByLabel(text('trade.identity.document_number')).fill('D1234');
  await accept.getByLabel(text('trade.identity.birth_date')).fill('1990-05-04');
  await accept.getByRole('combobox', { name: new RegExp(`^${word('fields.register_id')}\\b`) }).click();
  await page.getByRole('option', { name: new RegExp(register) }).click();
  await yes.click();
  await expect(page.getByText(text('trade.request.paid.CASH'))).toBeVisible();
  await button(page, text('trade.identity.show')).click();
  await expect(page.getByText(/D1234/)).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ serial: [serial] }));
  expect(await api.ask('GET', `serials?filter=${filter}`)).toMatchObject([
    { state: 'IN_STOCK', location_id },
  ]);
});

test('a price list is changed in its table and by a sheet, with a preview and undo', async ({
  page,
  api,
}) => {
  const product = await makeProduct(api, 'Watch');
  const version = (await api.ask<TradeVersion[]>('GET', 'tradeVersions')).find(
    ({ state }) => state === 'COMING',
  )!;
  await page.goto('/ManageTrade');
  await page.getByLabel(text('resources.tradeVersions.fields.number')).click();
  await page.getByRole('option', { name: new RegExp(`${version.number} `) }).click();
  await page.getByLabel(text('trade.manage.device')).fill(product.name);
  await page.getByRole('option', { name: product.name }).click();
  await button(page, text('trade.manage.add')).click();
  const cell = (condition: string) =>
    page.getByLabel(`${product.name}, ${text(`resources.tradeVersions.values.condition.${condition}`)}`);
  await cell('GOOD').fill('120,50');
  await button(page, text('dialog.save')).click();
  await expect(cell('GOOD')).toHaveValue('120.50');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, text('trade.sheet.export')).click(),
  ]);
  expect(download.suggestedFilename()).toContain('.xlsx');
  const prices = await api.ask<{ product_id: string; storage: string; amounts: Record<string, number> }[]>(
    'GET',
    `tradeVersions/${version.id}/prices`,
  );
  const rows = prices.map(({ product_id, storage, amounts }) => [
    product_id,
    '',
    storage,
    ...['LIKE_NEW', 'GOOD', 'FAIR', 'POOR'].map((one) => {
      if (product_id === product.id && one === 'GOOD') return 99;
      if (product_id === product.id && one === 'POOR') return 'nothing';
      return amounts[one] === undefined ? '' : amounts[one] / 100;
    }),
  ]);
  const sheet = utils.aoa_to_sheet([
    ['Device ID', 'Device', 'Storage', 'Like new', 'Good', 'Fair', 'Poor'],
    ...rows,
  ]);
  const buffer = write(
    { SheetNames: ['Prices'], Sheets: { Prices: sheet } },
    { type: 'buffer', bookType: 'xlsx' },
  ) as Buffer;
  await button(page, text('trade.sheet.import')).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'sheet.xlsx', mimeType: '', buffer });
  await expect(page.getByRole('cell', { name: 'nothing' })).toBeVisible();
  await page.getByRole('tab', { name: new RegExp(text('trade.sheet.kinds.update')) }).click();
  await expect(page.getByRole('cell', { name: '$99.00' })).toBeVisible();
  await page.getByRole('button', { name: text('trade.sheet.process', { smart_count: 1 }) }).click();
  await expect(cell('GOOD')).toHaveValue('99.00');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'sheet.xlsx' })
    .first()
    .getByRole('button', { name: text('trade.sheet.undo.button') })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('trade.sheet.undo.yes') })
    .click();
  await expect(cell('GOOD')).toHaveValue('120.50');
});
