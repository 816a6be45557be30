import { expect, type Page } from '@playwright/test';

/** The focus is on something: whoever goes on by keyboard does so from there. */
export const expectFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
    )
    .toBe(true);
