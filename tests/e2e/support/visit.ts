import { expect, type Page } from '@playwright/test';

/** Opens an address in the open admin, as a link in it does; loads the page only if none is open. */
export async function visit(page: Page, path: string): Promise<void> {
  if (await leave(page)) await replaceView(page, path);
  else await page.goto(path);
}

/** Goes to a page that shows nothing of the services. Returns false if none is open, or unsaved changes are in the way. */
export async function leave(page: Page): Promise<boolean> {
  if (page.url() === 'about:blank') return false;
  const [left, question] = [page.getByText('404', { exact: true }), page.getByRole('alertdialog')];
  await goTo(page, '/no-such-page');
  await expect(left.or(question).first()).toBeVisible();
  return left.isVisible();
}

/** Goes from what `leave` shows to an address, and waits until it is replaced. */
export async function replaceView(page: Page, path: string): Promise<void> {
  const left = await page.locator('h1').elementHandle();
  await goTo(page, path);
  await left?.waitForElementState('hidden');
}

const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: `${address} ${idx}` }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
