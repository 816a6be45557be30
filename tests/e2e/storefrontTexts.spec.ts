import type { Page } from '@playwright/test';
import { valueAt, withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { unique, type Api } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const frenchOf = (page: Page, word: string) =>
  page.getByRole('textbox', { name: text('storefrontTexts.french_of', { word }) });
const save = (page: Page) => page.getByRole('button', { name: text('dialog.save'), exact: true });

interface Button {
  title: string;
  link: string;
}

/** Changes the buttons of the storefront page that contains the texts of these tests. */
const changeButtons = (api: Api, change: (buttons: Button[]) => Button[]) =>
  api.change<object>('config', (config) => {
    const pointer = '/covidPage/section1/buttons';
    return withValueAt(config, pointer, change((valueAt(config, pointer) ?? []) as Button[])) as object;
  });

test.describe('storefront texts', () => {
  let word = '';
  test.beforeEach(async ({ api }) => {
    word = unique('Word');
    await api.translate([word]);
    await changeButtons(api, (buttons) => [...buttons, { title: word, link: '/' }]);
  });
  test.afterEach(({ api }) => changeButtons(api, (buttons) => buttons.filter(({ title }) => title !== word)));

  test('a text is listed first until it is translated; input survives a failure, a close and a reload', async ({
    page,
    problems,
  }) => {
    problems.allowStatus(500);
    const row = page.getByRole('row').nth(1);
    const search = async () => {
      await page.getByLabel(text('storefrontTexts.search')).fill(word);
      await expect(frenchOf(page, word)).toBeVisible();
    };
    let isDown = true;
    await page.route('**/dc/translation/frontend/fr', (route) =>
      isDown && route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.goto('/configurations');
    await page.getByRole('link', { name: text('storefrontTexts.title') }).click();
    await expect(page.getByRole('heading', { name: text('storefrontTexts.title') })).toBeVisible();
    await expect(row).toContainText(text('preview.pending'));
    await search();
    await expect(page.getByRole('row')).toHaveCount(2);
    await frenchOf(page, word).fill('Mot gardé');
    await save(page).click();
    await expect(page.getByText(text('configurations.notice.failed'))).toBeVisible();
    await expect(frenchOf(page, word)).toHaveValue('Mot gardé');

    await page
      .getByRole('link', { name: text('configurations.title') })
      .first()
      .click();
    await page.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
    await expect(frenchOf(page, word)).toHaveValue('Mot gardé');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await search();
    await expect(frenchOf(page, word)).toHaveValue('Mot gardé');

    isDown = false;
    await save(page).click();
    await expect(page.getByText(text('configurations.messages.updated'))).toBeVisible();
    await expect(save(page)).toBeHidden();
    await expect(row).not.toContainText(text('preview.pending'));
    await page.getByLabel(text('storefrontTexts.pending_only')).check();
    await expect(page.getByText(text('list.empty'))).toBeVisible();
    await page.reload();
    await search();
    await expect(frenchOf(page, word)).toHaveValue('Mot gardé');
  });
});
