import type { Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expectFocus } from './support/focus.ts';
import { rawKeys } from './support/rawKeys.ts';
import { expect, test } from './support/test.ts';
import type { View } from './support/view.ts';
import { changeLook, openView, reopenView, views } from './support/views.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/**
 * Two visits of a screen, each in a language: opened in the light theme, then changed in place to the dark one
 * and the other width. So every language meets every theme and every width, and every theme every width. What makes
 * a screen accessible is the same in both languages: it is looked for once in each theme and width.
 */
const visits = [
  { language: 'en', light: desktop, dark: phone },
  { language: 'fr', light: phone, dark: desktop },
] as const;

async function expectGood(page: Page, language: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  if (language === 'en') expect(await violations(page)).toEqual([]);
  expect(await rawKeys(page), 'message keys that nobody translated').toEqual([]);
}

const dialogs = '[role=dialog]:visible, [role=alertdialog]:visible';

/** Whatever dialog closes leaves the focus on something; one that cannot be left yet keeps it. */
async function expectFocusAfter(page: Page) {
  for (let open = await page.locator(dialogs).count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape');
    await expectFocus(page);
  }
}

function check(view: View) {
  test(`${view.name} is accessible, and fits a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { language, light, dark } of visits) {
      await test.step(language, async () => {
        await page.setViewportSize(light);
        await (language === 'en' ? openView : reopenView)(page, view, { theme: 'light', language });
        await expectGood(page, language);
        await changeLook(page, 'dark', dark);
        await expectGood(page, language);
        if (language === 'en') await expectFocusAfter(page);
      });
    }
  });
}

for (const view of views.filter(({ isPublic }) => !isPublic)) check(view);

test.describe('signed out', () => {
  test.use({ role: 'VISITOR' });
  for (const view of views.filter(({ isPublic }) => isPublic)) check(view);
});
