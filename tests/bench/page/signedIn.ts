import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openAsOwner } from '../admin.ts';

/** Signs in as the store's owner. Returns the browser's storage state. */
export async function signedIn(
  browser: Browser,
  origin: string,
): Promise<BrowserContextOptions['storageState']> {
  const { page } = await openAsOwner(browser, origin);
  await page.waitForLoadState('networkidle');
  const kept = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  return kept;
}
