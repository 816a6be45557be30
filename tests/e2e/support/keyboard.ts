import { expect, type Locator, type Page } from '@playwright/test';

const isFocused = (target: Locator) =>
  target.evaluateAll((found) => found.some((one) => one === document.activeElement));

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80 && !(await isFocused(target)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Types a code and Enter as fast as a scanner does. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
