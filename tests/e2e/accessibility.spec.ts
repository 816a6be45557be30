import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expectFocus } from './support/focus.ts';
import { test as keptTest } from './support/keptPage.ts';
import { rawKeys } from './support/rawKeys.ts';
import { expect, test } from './support/test.ts';
import type { View } from './support/view.ts';
import { changeLook, openNextView, views } from './support/views.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

async function expectFits(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  expect(await rawKeys(page), 'message keys that nobody translated').toEqual([]);
}

async function expectAccessible(page: Page) {
  await expectFits(page);
  expect(await violations(page)).toEqual([]);
}

const dialogs = '[role=dialog]:visible, [role=alertdialog]:visible';

/** Whatever dialog closes leaves the focus on something; one that cannot be left yet keeps it. */
async function expectFocusAfter(page: Page) {
  for (let open = await page.locator(dialogs).count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape');
    await expectFocus(page);
  }
}

/**
 * A view is opened twice: in English, light, on a desktop, and in French, whose texts are longer, dark, on a phone. French is
 * then seen at the desktop's width too.
 */
function check(testOf: typeof test, view: View) {
  testOf(`${view.name} is accessible, and fits a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await test.step('en', async () => {
      await page.setViewportSize(desktop);
      await openNextView(page, view, { theme: 'light', language: 'en' });
      await expectAccessible(page);
      await expectFocusAfter(page);
    });
    await test.step('fr', async () => {
      await page.setViewportSize(phone);
      await openNextView(page, view, { theme: 'dark', language: 'fr' });
      await expectAccessible(page);
      await changeLook(page, desktop, 'dark');
      await expectFits(page);
    });
  });
}

for (const view of views.filter(({ isPublic }) => !isPublic)) check(view.isFresh ? test : keptTest, view);

test.describe('signed out', () => {
  test.use({ role: 'VISITOR' });
  for (const view of views.filter(({ isPublic }) => isPublic)) check(test, view);
});
