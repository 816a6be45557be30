import type { Locator, Page } from '@playwright/test';

/** The notification that is shown; of several the last one, since the one before it may still be leaving. */
export const toastOf = (page: Page): Locator =>
  page.locator('[aria-live]').getByRole('status').or(page.locator('[aria-live] [role=alert]')).last();
