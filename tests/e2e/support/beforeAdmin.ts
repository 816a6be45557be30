import type { Page } from '@playwright/test';

/** The sizes of what holds the place of bar and menu. */
export const placeholders = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#root') ?? document.body;
    const [bar, side] = ['::before', '::after'].map((part) => getComputedStyle(root, part));
    return [bar?.height, side?.width];
  });

/** Holds back the admin's code. Returns a function that lets it load. */
export async function holdAdmin(page: Page): Promise<() => void> {
  let load = () => {};
  const held = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/vendor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return load;
}
