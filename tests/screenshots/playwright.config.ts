import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config.ts';

/** `npm run screenshots`: a picture of every screen in screenshots/, to be looked at. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  globalSetup: '../e2e/support/globalSetup.ts',
  outputDir: '../../test-results/screenshots',
});
