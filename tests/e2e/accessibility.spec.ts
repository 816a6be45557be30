import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rawKeys } from './support/rawKeys.ts';
import { expect, test } from './support/test.ts';
import { looks, openView, views, type View } from './support/views.ts';

/** The rules of WCAG 2.2 at level AA, and what axe calls good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with what shows now. */
async function expectAccessible(page: Page) {
  // Popups stand at the end of the page, outside of its landmarks.
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .disableRules(['region'])
    // No script runs in the preview, axe neither.
    .exclude('iframe[sandbox]')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
  expect(await rawKeys(page), 'message keys that nobody translated').toEqual([]);
}

function check(view: View) {
  test(`${view.name} is accessible, and fits a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const look of looks) {
      await test.step(`${look.theme} ${look.language}`, async () => {
        await openView(page, view, look);
        await expectAccessible(page);
      });
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await openView(page, view, { theme: 'light', language: 'fr' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
}

for (const view of views.filter(({ isPublic }) => !isPublic)) check(view);

test.describe('signed out', () => {
  test.use({ role: 'VISITOR' });
  for (const view of views.filter(({ isPublic }) => isPublic)) check(view);
});
