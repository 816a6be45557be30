import { chromium } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findHeadless } from '../../support/chromium.ts';
import { accountOf, stateOf } from './accounts.ts';
import { startProduct } from './product.ts';
import { signIn } from './signIn.ts';

/**
 * Starts the product once for all tests and signs in the usual roles. With BASE_URL and DATA_DIR a running product is
 * used instead.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) {
    await rememberSignIns();
    return async () => undefined;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'browser-tests-'));
  process.env.SECRETS_KEY ??= randomBytes(32).toString('base64');
  process.env.INCOMING_MAIL_SECRET ??= randomBytes(16).toString('hex');
  const product = await startProduct({ dataDir });
  process.env.BASE_URL = product.url;
  process.env.DATA_DIR = dataDir;
  await rememberSignIns();
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function rememberSignIns() {
  const browser = await chromium.launch({ executablePath: findHeadless(), args: chromiumArguments });
  for (const role of ['STORE_OWNER', 'STAFF'] as const) {
    const context = await browser.newContext({ baseURL: process.env.BASE_URL, locale: 'en-CA' });
    const page = await context.newPage();
    await page.goto('/login');
    await signIn(page, accountOf(role), { remember: true });
    await context.storageState({ path: stateOf(role) });
    await context.close();
  }
  await browser.close();
}
