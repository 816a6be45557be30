import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ListPage } from './support/listPage.ts';
import { text, type Language } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const lists = ['brands', 'categories', 'products'] as const;
const looks = (['light', 'dark'] as const).flatMap((theme) =>
  (['en', 'fr'] as const).map((language) => ({ theme, language })),
);

/** Chooses theme and language as an earlier visit would have. */
const choose = (page: Page, theme: string, language: Language) =>
  page.addInitScript(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) {
        localStorage.setItem(`RaStore.${key}`, JSON.stringify(value));
      }
    },
    { theme, locale: language },
  );

/** What axe finds wrong with what shows now. */
async function expectAccessible(page: Page, view: string) {
  await page.waitForTimeout(300); // Transitions change colours.
  // Popups stand at the end of the page, outside of its landmarks.
  const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found, view).toEqual([]);
}

for (const { theme, language } of looks) {
  const word = (key: string) => text(key, {}, language);

  test.describe(`${theme} ${language}`, () => {
    test.beforeEach(({ page }) => choose(page, theme, language));

    for (const resource of lists) {
      test(`${resource} and its dialogs are accessible`, async ({ page }) => {
        await page.goto(`/${resource}`);
        const rows = page.getByRole('table').locator('tbody tr:not(.skeleton)');
        await expect(rows).toHaveCount(10);
        await page.getByRole('checkbox').nth(1).check();
        await expectAccessible(page, 'list with a selection');
        await rows.first().getByRole('link').click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator('[name=name]')).not.toHaveValue('');
        await expectAccessible(page, 'edit dialog');
        await page.goto(`/${resource}/create`);
        await dialog.getByRole('status').getByRole('button').click();
        await expect(dialog.getByText(word('validation.required'), { exact: true }).first()).toBeVisible();
        await expectAccessible(page, 'create dialog with errors');
      });
    }

    test('menus and messages are accessible', async ({ page }) => {
      await page.goto('/brands');
      await page.getByRole('table').getByRole('row').nth(1).getByRole('button').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'row menu');
      await page.keyboard.press('Escape');
      for (const button of ['list.columns', 'exporting.title', 'shell.new', 'shell.language']) {
        await page.getByRole('button', { name: word(button), exact: true }).click();
        await expectAccessible(page, button);
        await page.keyboard.press('Escape');
      }
      await page.goto(`/brands?filter=${encodeURIComponent('{"name":"no such brand"}')}`);
      await expect(page.getByText(word('list.empty'))).toBeVisible();
      await expectAccessible(page, 'empty list');
      await page.goto('/brands/create');
      await page.getByRole('dialog').locator('[name=name]').fill('typed');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: word('dialog.unsaved.leave') })).toBeVisible();
      await expectAccessible(page, 'question before leaving');
      await page.getByRole('button', { name: word('dialog.unsaved.leave') }).click();
      for (const path of ['/pages-404', '/pages-500']) {
        await page.goto(path);
        await expect(page.getByRole('heading')).toBeVisible();
        await expectAccessible(page, path);
      }
    });

    test.describe('signed out', () => {
      test.use({ role: 'VISITOR' });

      test('the sign-in is accessible, with its errors too', async ({ page }) => {
        await page.goto('/login');
        await page.getByRole('button', { name: word('auth.submit') }).click();
        await expect(page.getByText(word('validation.required'), { exact: true })).toHaveCount(2);
        await expectAccessible(page, 'sign-in');
      });
    });
  });
}

test('on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await new ListPage(page, 'products').open();
  await expectAccessible(page, 'products');
  await page.goto('/products/create');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'products: create dialog');
});
