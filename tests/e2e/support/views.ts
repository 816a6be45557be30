import { expect, type Page } from '@playwright/test';
import { text, type Language } from './texts.ts';

/** A text of the catalogue in the language that the screen speaks. */
type Word = (key: string) => string;

export interface View {
  name: string;
  path: string;
  /** Shown to people who are not signed in. */
  isPublic?: true;
  /** Brings the screen to what is looked at. */
  arrange?: (page: Page, word: Word) => Promise<void>;
}

export const looks = (['light', 'dark'] as const).flatMap((theme) =>
  (['en', 'fr'] as const).map((language) => ({ theme, language })),
);
export type Look = (typeof looks)[number];

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr:not(.skeleton)');

const press = (name: string) => async (page: Page, word: Word) => {
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: word(name), exact: true }).click();
};

const dialogFilled = async (page: Page) => {
  await expect(page.getByRole('dialog').getByRole('textbox').first()).not.toHaveValue('');
};

const openFirst = async (page: Page) => {
  await rows(page).first().getByRole('link').click();
  await dialogFilled(page);
};

const catalogue: View[] = ['products', 'categories', 'brands'].flatMap((resource) => [
  {
    name: resource,
    path: `/${resource}`,
    arrange: async (page: Page) => {
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  { name: `${resource}-edit`, path: `/${resource}`, arrange: openFirst },
  {
    name: `${resource}-create-errors`,
    path: `/${resource}/create`,
    arrange: async (page: Page, word: Word) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('status').getByRole('button').click();
      await expect(dialog.getByText(word('validation.required'), { exact: true }).first()).toBeVisible();
    },
  },
]);

const shell: View[] = [
  {
    name: 'row-menu',
    path: '/brands',
    arrange: async (page) => {
      await rows(page).first().getByRole('button').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'columns', path: '/brands', arrange: press('list.columns') },
  { name: 'export', path: '/brands', arrange: press('exporting.title') },
  { name: 'new-menu', path: '/brands', arrange: press('shell.new') },
  { name: 'language-menu', path: '/brands', arrange: press('shell.language') },
  {
    name: 'appearance',
    path: '/brands',
    arrange: async (page, word) => {
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole('button', { name: new RegExp(word('shell.account').split('%')[0] ?? '') }).click();
      await page.getByRole('menuitem', { name: word('shell.appearance.title') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'empty-list',
    path: `/brands?filter=${encodeURIComponent('{"name":"no such brand"}')}`,
    arrange: async (page, word) => expect(page.getByText(word('list.empty'))).toBeVisible(),
  },
  {
    name: 'question-before-leaving',
    path: '/brands/create',
    arrange: async (page, word) => {
      await page.getByRole('dialog').locator('[name=name]').fill('typed');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: word('dialog.unsaved.leave') })).toBeVisible();
    },
  },
  { name: '404', path: '/pages-404' },
  { name: '500', path: '/pages-500' },
];

const account: View[] = [
  {
    name: 'login',
    path: '/login',
    isPublic: true,
    arrange: async (page, word) => {
      await page.getByRole('button', { name: word('auth.submit') }).click();
      await expect(page.getByText(word('validation.required'), { exact: true })).toHaveCount(2);
    },
  },
];

/** Every screen, as the accessibility tests check it and `npm run screenshots` takes it. */
export const views: View[] = [...catalogue, ...shell, ...account];

/** Opens a view in a theme and a language, as an earlier visit would have chosen them. */
export async function openView(page: Page, { path, arrange }: View, { theme, language }: Look) {
  await page.addInitScript(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) {
        localStorage.setItem(`RaStore.${key}`, JSON.stringify(value));
      }
    },
    { theme, locale: language as Language },
  );
  await page.goto(path);
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
  await arrange?.(page, (key) => text(key, {}, language));
  await page.waitForTimeout(300); // Transitions change colours.
}
