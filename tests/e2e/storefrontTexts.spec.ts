import type { Page } from '@playwright/test';
import { valueAt, withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { unique, type Api } from './support/api.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const frenchOf = (page: Page, word: string) =>
  page.getByRole('textbox', { name: text('storefrontTexts.french_of', { word }) });
const save = (page: Page) => page.getByRole('button', { name: text('dialog.save'), exact: true });

/** Opens the page filtered by a text and waits for its French field. */
async function openWith(page: Page, word: string) {
  await page.goto('/configurations/texts');
  await page.getByLabel(text('storefrontTexts.search')).fill(word);
  await expect(frenchOf(page, word)).toBeVisible();
}

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

  test('a text to translate is listed first, edited inline, and then no longer pending', async ({ page }) => {
    await page.goto('/configurations');
    await page.getByRole('link', { name: text('storefrontTexts.title') }).click();
    await expect(page.getByRole('heading', { name: text('storefrontTexts.title') })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText(text('preview.pending'));

    await page.getByLabel(text('storefrontTexts.search')).fill(word);
    await expect(page.getByRole('row')).toHaveCount(2);
    await frenchOf(page, word).fill('Mot');
    await save(page).click();
    await expect(page.getByText(text('configurations.messages.updated'))).toBeVisible();
    await expect(page.getByRole('row').nth(1)).not.toContainText(text('preview.pending'));
    await page.getByLabel(text('storefrontTexts.pending_only')).check();
    await expect(page.getByText(text('list.empty'))).toBeVisible();
    await page.reload();
    await page.getByLabel(text('storefrontTexts.search')).fill(word);
    await expect(frenchOf(page, word)).toHaveValue('Mot');
  });

  test('input survives a failure, a reload and an accidental close', async ({ page, problems }) => {
    problems.allowStatus(500);
    let isDown = true;
    await page.route('**/dc/translation/frontend/fr', (route) =>
      isDown && route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await openWith(page, word);
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
    await page.getByLabel(text('storefrontTexts.search')).fill(word);
    await expect(frenchOf(page, word)).toHaveValue('Mot gardé');

    isDown = false;
    await save(page).click();
    await expect(page.getByText(text('configurations.messages.updated'))).toBeVisible();
    await expect(save(page)).toBeHidden();
  });
});

test('texts that fail to load can be retried', async ({ page, problems }) => {
  problems.allowStatus(500);
  let isDown = true;
  await page.route('**/dc/translation/frontend/*', (route) =>
    isDown ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/configurations/texts');
  const retry = page.getByRole('main').getByRole('button', { name: text('errors.retry') });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  isDown = false;
  await retry.click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a store without texts says so', async ({ page }) => {
  await page.route('**/dc/translation/frontend/*', (route) => route.fulfill({ json: {} }));
  await page.goto('/configurations/texts');
  await expect(page.getByText(text('storefrontTexts.empty'))).toBeVisible();
});
