import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** `npm run screenshots`: takes a picture of every screen into screenshots/. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  globalSetup: '../e2e/support/globalSetup.ts',
  outputDir: '../../test-results/screenshots',
});
