import { readFile } from 'node:fs/promises';
import { moneyFormat } from '../../src/kit/fields/money.ts';
import type { Report } from '../../src/schemas/reports/reports.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const word = (key: string) => text(`reports.${key}` as never);
const money = (cents = 0) => moneyFormat('en').format(cents / 100);

test('a sale is in the report of today, which can be filtered, compared, navigated by keyboard, sorted, shared and saved', async ({
  page,
  api,
}) => {
  const none = {
    item_id: null,
    repair_id: null,
    addon_id: null,
    product_id: null,
    staff_id: null,
    sku: null,
  };
  const terms = {
    price_reason: null,
    discount_kind: 'AMOUNT',
    discount: 0,
    warranty: null,
    warranty_unit: null,
  };
  const line = { ...none, ...terms, kind: 'CUSTOM', name: 'Cleaning', quantity: 2, unit_price: 4321 };
  const { id } = await api.ask<{ id: string }>('POST', 'orders', { location_id: 5, lines: [line] });
  const step = (name: string, values: object) =>
    api.ask('POST', `orders/${id}/${name}`, { key: crypto.randomUUID(), ...values });
  await step('pay', { method: 'POS' });
  await step('complete', {});

  await page.goto('/Reports?period=today&location=5');
  const answerTo = (query: string) => page.waitForResponse((answer) => answer.url().includes(query));
  const figure = page.getByRole('button', { name: new RegExp(`^${word('measures.total')}`) }).first();
  await expect(figure).toContainText('$');
  await page.getByRole('combobox', { name: word('report') }).selectOption(word('names.services'));
  await expect(page).toHaveURL(/report=services/);
  await expect(page.getByRole('table').getByRole('row', { name: word('rows.CUSTOM') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: word('report') })).toHaveValue('sales');

  const [answer] = await Promise.all([
    answerTo('compare=week'),
    page.getByRole('combobox', { name: word('period') }).selectOption(word('periods.week')),
  ]);
  const { totals, series } = await api.ask<Report>('GET', `reports/sales${new URL(answer.url()).search}`);
  await expect(figure).toContainText(money(totals.total ?? 0));
  const chart = page.getByRole('slider');
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  expect(await chart.getAttribute('aria-valuetext')).toContain(money(series.at(-1)?.figures.total ?? 0));

  const sort = page.getByRole('columnheader', { name: word('measures.orders') });
  await sort.getByRole('button').click();
  await expect(sort).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=orders&order=DESC/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: text('exporting.title') })
      .click()
      .then(() => page.getByRole('menuitem', { name: word('files.csv') }).click()),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `${word('total')},${(totals.total ?? 0) / 100},`,
  );

  await page.getByRole('combobox', { name: word('period') }).selectOption(word('periods.own'));
  const from = page.getByLabel(word('from'), { exact: true });
  await from.fill('2099-01-01');
  await expect(page.getByText(text('validation.range'))).toBeVisible();
  await from.fill('2020-01-01');
  await page.getByLabel(word('to'), { exact: true }).fill('2020-01-31');
  await expect(page.getByText(word('empty'))).toBeVisible();
  await expect(page).toHaveURL(/period=own&from=2020-01-01&to=2020-01-31/);
});
