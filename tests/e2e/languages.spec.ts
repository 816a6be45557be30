import { rawKeys } from './support/rawKeys.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const texts = '**/dc/translation/dashboard/*';

test('the texts of the store override the bundled ones, in each language', async ({ page }) => {
  await page.route(texts, (route) => {
    const isFrench = route.request().url().endsWith('/fr');
    return route.fulfill({ json: { resources: { brands: { name: isFrench ? 'Griffes' : 'Makers' } } } });
  });
  await page.goto('/brands');
  await expect(page.getByRole('heading', { name: 'Makers' })).toBeVisible();
  await expect(page.getByRole('button', { name: text('shell.new'), exact: true })).toBeVisible();
  await page.getByRole('button', { name: text('shell.language'), exact: true }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Griffes' })).toBeVisible();
});

test('the bundled texts are the fallback', async ({ page, problems }) => {
  problems.allowStatus(500);
  await page.route(texts, (route) => route.fulfill({ status: 500 }));
  await page.goto('/brands');
  const name = text('resources.brands.name', { smart_count: 2 });
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('detects an untranslated message key', async ({ page }) => {
  await page.goto('/brands');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await rawKeys(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'resources.brands.name';
    heading.setAttribute('title', 'auth.title');
  });
  expect((await rawKeys(page)).toSorted()).toEqual(['auth.title', 'resources.brands.name']);
});
