import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { ListPage } from './support/listPage.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const word = () => `x${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;

const person = () => ({ first_name: 'Aline', last_name: word(), email: `${word()}@customers.example` });

async function expectGood(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
}

test('a profile records consents, exports the data, merges, and erases', async ({ page, api }) => {
  test.setTimeout(90_000);
  const [customer, double] = [person(), person()];
  const { id } = await api.ask<{ id: string }>('POST', 'customer', customer);
  await api.ask('POST', 'customer', double);
  const list = new ListPage(page, 'customers');
  const name = `Aline ${customer.last_name}`;
  const choose = (item: string) =>
    list.choose(page.getByRole('button', { name: text('privacy.more') }), text(item));
  await page.goto(`/Customers?cid=${id}`);

  await page.getByRole('button', { name: text('consents.add'), exact: true }).click();
  await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
  const register = page.getByRole('region', { name: text('consents.title'), exact: true });
  await expect(register.getByRole('listitem')).toContainText(text('consents.states.GRANTED'));

  await choose('privacy.file');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('privacy.file_yes') })
      .click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    customer: { id, ...customer },
  });

  await choose('merging.with');
  await list.dialog.getByRole('combobox').fill(double.last_name);
  await page.getByRole('option', { name: new RegExp(double.email) }).click();
  await list.dialog.getByRole('button', { name: text('merging.action'), exact: true }).click();
  // Merging two customers without common data asks for a second confirmation.
  await page.getByRole('button', { name: text('merging.strangers_yes') }).click();
  await page.getByRole('button', { name: text('merging.undo') }).click();
  const undoing = page.getByRole('alertdialog');
  await expect(undoing).toContainText(double.first_name);
  await undoing.getByRole('button', { name: text('merging.undo') }).click();
  await expect(list.toast.filter({ hasText: text('merging.undone') })).toBeVisible();

  await choose('privacy.forget');
  const question = page.getByRole('alertdialog', { name: text('privacy.forget_title', { name }) });
  const yes = question.getByRole('button', { name: text('privacy.forget_yes') });
  await expect(yes).toBeDisabled();
  await expectGood(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGood(page);
  await question.getByRole('textbox').fill(customer.email);
  await yes.click();
  await expect(page.getByRole('alert').filter({ hasText: /forgotten/ })).toBeVisible();
  await expect(page.getByText(customer.last_name)).toBeHidden();
  await expect(page.getByRole('button', { name: text('privacy.more') })).toBeHidden();
});
