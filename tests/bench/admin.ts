import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAdmin } from '../../server/build.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { atlas } from '../../server/seed/data/stores.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { signIn } from '../e2e/support/signIn.ts';
import { chromiumArguments, ensureChromium } from '../support/chromium.ts';
import { serveAdmin } from './site.ts';

interface Bench {
  /** Fills the data before the services start. */
  prepare?: (settings: Settings) => Promise<void>;
  measure: (browser: Browser, origin: string) => Promise<void>;
}

/** Builds the admin, serves it over data of its own and measures it in a browser; leaves nothing behind. */
export async function benchAdmin({ prepare, measure }: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    console.log('Building the admin …');
    await buildAdmin();
    await prepare?.(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'error' }));
    const { origin, close } = await serveAdmin(folder);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    try {
      await measure(browser, origin);
    } finally {
      await browser.close();
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The admin as the owner of the first demo store sees it; `arrange` adds scripts before its first page. */
export async function openAsOwner(
  browser: Browser,
  origin: string,
  arrange?: (context: BrowserContext) => Promise<unknown>,
): Promise<{ page: Page; authorization: string }> {
  const account = demoAccounts.find(({ role, domain }) => role === 'STORE_OWNER' && domain === atlas.domain);
  if (!account) throw new Error('The demo has no owner');
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
    signIn(page, account, { remember: true }),
  ]);
  return { page, authorization: called.headers().authorization ?? '' };
}
