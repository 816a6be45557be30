import { expect, type Page } from '@playwright/test';

/** Expects the focus on an element other than the body, so that keyboard users keep their position. */
export const expectFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
    )
    .toBe(true);
