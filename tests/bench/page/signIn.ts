import type { Browser } from '@playwright/test';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { atlas } from '../../../server/seed/data/stores.ts';
import { storeIdOf } from '../../../server/seed/stores.ts';
import { signIn } from '../../e2e/support/signIn.ts';
import type { Site } from './visit.ts';

/** Signs the store's owner in once: the admin gets the session as it keeps it, the bare page the token. */
export async function signInBoth(browser: Browser, ours: string, floor: string): Promise<[Site, Site]> {
  const account = demoAccounts.find(({ role, domain }) => role === 'STORE_OWNER' && domain === atlas.domain);
  if (!account) throw new Error('The demo has no owner');
  const context = await browser.newContext({ baseURL: ours, locale: 'en-CA' });
  const page = await context.newPage();
  await page.goto('/login');
  const called = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await signIn(page, account, { remember: true });
  const token = (await called).headers().authorization?.replace('Bearer ', '') ?? '';
  const storageState = await context.storageState();
  await context.close();
  const localStorage = [
    { name: 'token', value: token },
    { name: 'storeId', value: storeIdOf(atlas) },
  ];
  return [
    { origin: ours, storageState },
    { origin: floor, storageState: { cookies: [], origins: [{ origin: floor, localStorage }] } },
  ];
}
