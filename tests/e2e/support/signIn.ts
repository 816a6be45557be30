import { expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { text } from './texts.ts';

interface Options {
  remember?: boolean;
}

/** Fills in and submits the sign-in form of the current page. */
export async function fillSignIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel(text('auth.email')).fill(email);
  await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('auth.submit') }).click();
}

/** Signs in on the current page and waits for the admin. */
export async function signIn(
  page: Page,
  account: Pick<Account, 'email' | 'password'>,
  { remember = false }: Options = {},
) {
  if (remember) await page.getByLabel(text('auth.remember')).check();
  await fillSignIn(page, account);
  await expect(page).not.toHaveURL(/\/login$/, { timeout: 20_000 });
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
}
