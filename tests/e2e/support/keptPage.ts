import { test as base } from './test.ts';

/** Tests that find the page as the test before left it; a test that failed leaves none behind. */
export const test = base.extend({
  context: async ({ browser, kept, storageState }, provide) => {
    kept.context ??= await browser.newContext({ storageState });
    await provide(kept.context);
  },
  page: async ({ context }, provide) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await provide(page);
    await page.unrouteAll();
  },
});
