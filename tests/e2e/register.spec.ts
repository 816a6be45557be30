import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import { violations } from './support/axe.ts';
import { stateOf } from './support/accounts.ts';
import { unique } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

test.use({ role: 'STAFF' });

const word = (key: string, options = {}) => text(`wallet.tills.${key}`, options);
const stepWord = (key: string) => text(`resources.registers.steps.${key}`);
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  dialog(page).getByLabel(new RegExp(`^${text(`resources.registers.fields.${name}`)}`));

/** Records a cash movement for change. */
async function move(page: Page, step: 'cashIn' | 'cashOut', amount: string) {
  await page.getByRole('button', { name: stepWord(`${step}.label`) }).click();
  await field(page, 'amount').fill(amount);
  await field(page, 'note').fill('From the bank');
  await dialog(page)
    .getByRole('button', { name: stepWord(`${step}.label`) })
    .press('Enter');
}

test('a register is opened, used, counted by keyboard and closed with its Z report; the ledger has all entries', async ({
  page,
  openBrowser,
}) => {
  const name = unique('Counter');
  await page.goto('/RegisterWallet');
  await page.getByRole('link', { name: text('resources.registers.actions.new') }).click();
  await field(page, 'name').fill(name);
  await field(page, 'float').fill('200');
  await dialog(page)
    .getByRole('button', { name: text('dialog.create') })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(name);
  const [register = ''] = (await heading.innerText()).split(' · ');

  await move(page, 'cashIn', '12.50');
  await expect(page.getByText('+$12.50')).toBeVisible();
  await move(page, 'cashOut', '500');
  await expect(dialog(page).getByText(text('validation.cash_short'))).toBeVisible();
  await field(page, 'amount').fill('2.50');
  await dialog(page)
    .getByRole('button', { name: stepWord('cashOut.label') })
    .click();
  await expect(page.getByText('-$2.50', { exact: true }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: stepWord('close.label') }).click();
  // Two hundreds; the third field from there is tens.
  await page.keyboard.type('2');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await expect(dialog(page).getByRole('row', { name: word('counted_so_far') })).toContainText('$210.00');
  await expect(dialog(page).getByText(word('cash.expected'))).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(word('difference.exact'))).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: stepWord('close.again') })
    .click();
  await dialog(page)
    .getByLabel(word('pieces_of', { piece: '$10.00' }))
    .fill('');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(word('difference.short', { amount: '$10.00' }))).toBeVisible();
  await dialog(page).getByLabel(word('difference.why')).fill('One note too many as change');
  await dialog(page)
    .getByRole('button', { name: stepWord('close.label') })
    .click();
  await expect(page.getByText('One note too many as change')).toBeVisible();
  await expect(page.getByRole('button', { name: stepWord('cashIn.label') })).toBeHidden();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: word('report.z') }).click(),
  ]);
  const { isPdf, text: written } = readPdf(await readFile(await download.path()));
  expect(isPdf).toBe(true);
  for (const one of ['Z Report', name, '$210.00', '-$10.00', 'From the bank']) expect(written).toContain(one);

  const owner = await (await openBrowser({ storageState: stateOf('STORE_OWNER') })).newPage();
  await owner.goto('/Transcations');
  const rows = owner.getByRole('table').last().locator('tbody tr');
  const closing = rows
    .filter({ hasText: text('resources.transactions.values.kind.TILL_CLOSE') })
    .filter({ has: owner.getByText(register, { exact: true }) });
  await closing.getByRole('link').first().click();
  await expect(dialog(owner).getByRole('row', { name: text('wallet.accounts.OVER_SHORT') })).toContainText(
    '$10.00',
  );
});
