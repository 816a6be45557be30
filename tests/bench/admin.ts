import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, type DemoAccount } from '../../server/seed/accounts.ts';
import { atlas } from '../../server/seed/data/stores.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { startProduct } from '../e2e/support/product.ts';
import { signIn } from '../e2e/support/signIn.ts';
import { chromiumArguments, ensureChromium } from '../support/chromium.ts';

interface Bench {
  /** Fills the data before the services start. */
  prepare?: (settings: Settings) => Promise<void>;
  measure: (browser: Browser, origin: string) => Promise<void>;
}

/** Starts the product as a child process with temporary data and measures it in a browser. */
export async function benchAdmin({ prepare, measure }: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    console.log('Starting the product …');
    await prepare?.(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'error' }));
    const { url, stop } = await startProduct({ dataDir: folder });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    try {
      await measure(browser, url);
    } finally {
      await browser.close();
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The owner of the first demo store. */
export function owner(): DemoAccount {
  const account = demoAccounts.find(({ role, domain }) => role === 'STORE_OWNER' && domain === atlas.domain);
  if (!account) throw new Error('The demo has no owner');
  return account;
}

/** Opens the admin as the owner of the first demo store; `arrange` can add init scripts. */
export async function openAsOwner(
  browser: Browser,
  origin: string,
  arrange?: (context: BrowserContext) => Promise<unknown>,
): Promise<{ page: Page; authorization: string }> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
  });
  await arrange?.(context);
  const page = await context.newPage();
  await page.goto('/login');
  const [called] = await Promise.all([
    page.waitForRequest((request) => request.headers().authorization !== undefined),
    signIn(page, owner(), { remember: true }),
  ]);
  return { page, authorization: called.headers().authorization ?? '' };
}
