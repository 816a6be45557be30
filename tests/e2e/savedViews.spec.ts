import { expect, test } from './support/test.ts';
import { stateOf } from './support/accounts.ts';
import { violations } from './support/axe.ts';
import { ListPage } from './support/listPage.ts';
import { text } from './support/texts.ts';

test('a view is saved, shared, changed in two browsers, and deleted', async ({
  page,
  openBrowser,
  problems,
}) => {
  const name = `View ${crypto.randomUUID().slice(0, 8)}`;
  const list = await new ListPage(page, 'suppliers').open('?filter=%7B%22name%22%3A%22a%22%7D');
  const button = page.getByRole('button', { name: text('views.title') });
  const pick = async (key: string) => {
    await button.click();
    await page.getByRole('menuitem', { name: text(key) }).click();
  };

  await pick('views.save_view');
  await expect(list.dialog.getByLabel(text('resources.savedViews.fields.name'))).toBeFocused();
  await page.keyboard.type(name);
  await list.dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: text('resources.savedViews.values.kind.STORE') }).click();
  await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
  const tab = page.getByRole('link', { name });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/[?&]view=/);
  expect(await violations(page)).toEqual([]);

  const other = await (await openBrowser({ storageState: stateOf('STORE_OWNER') })).newPage();
  const { searchParams } = new URL(page.url());
  const theirs = await new ListPage(other, 'suppliers').open(`?view=${searchParams.get('view')}`);
  await expect(other).toHaveURL(/filter=/);
  const rows = other.getByLabel(text('list.rows_per_page'), { exact: true });
  await rows.selectOption('20');
  await expect(other.getByRole('link', { name })).toContainText(text('views.changed'));

  await page.getByLabel(text('list.rows_per_page'), { exact: true }).selectOption('50');
  await expect(tab).toContainText(text('views.changed'));
  await page.getByRole('button', { name: text('views.save'), exact: true }).click();
  await expect(tab).not.toContainText(text('views.changed'));

  problems.allowStatus(412);
  await other.getByRole('button', { name: text('views.save'), exact: true }).click();
  const question = other.getByRole('alertdialog');
  await question.getByRole('button', { name: text('views.stale.theirs') }).click();
  await expect(rows).toHaveValue('50');

  await pick('list.delete');
  await expect(tab).toBeHidden();
  await page.getByRole('button', { name: text('list.undo') }).click();
  await expect(tab).toBeVisible();
  await tab.focus();
  await page.keyboard.press('Enter');
  await pick('list.delete');
  await expect(tab).toBeHidden();
  await theirs.settled();
});
