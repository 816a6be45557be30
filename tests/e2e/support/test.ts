import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import type { Role } from '../../../src/schemas/rights.ts';
import { accountOf, stateOf } from './accounts.ts';
import { Api } from './api.ts';
import { Problems } from './problems.ts';
import { discard, reuseContext, type Reused } from './reusedContext.ts';

interface Fixtures {
  /** The role signed in at the start of the test. */
  role: Role | 'VISITOR';
  /** Fails the test on any browser error that it does not allow. */
  problems: Problems;
  /** Opens another browser with the same error checks. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** The services, called as the store's owner. */
  api: Api;
  /** The browser of keptPage.ts. Here, since tests with other worker fixtures get other workers. */
  kept: { context?: BrowserContext };
  /** The browser context of the other tests. */
  reused: Reused;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  role: ['STORE_OWNER', { option: true }],
  storageState: ({ role }, provide) => provide(role === 'VISITOR' ? undefined : stateOf(role)),
  context: async (
    { browser, reused, baseURL, storageState, viewport, hasTouch, contextOptions },
    provide,
    { errors },
  ) => {
    const state = storageState as string | undefined;
    const options = { baseURL: baseURL ?? '', storageState: state, viewport, hasTouch, contextOptions };
    await provide(await reuseContext(browser, reused, options));
    if (errors.length > 0) await discard(reused);
  },
  page: async ({ context }, provide) => provide(context.pages()[0] ?? (await context.newPage())),
  problems: [
    async ({ context }, provide) => {
      const problems = new Problems();
      problems.watch(context);
      await provide(problems);
      problems.unwatch(context);
      expect(problems.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, problems }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ storageState: undefined, ...options });
      problems.watch(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants its fixtures as a pattern, of none too
    async ({}, provide) => {
      await provide(await Api.signIn(process.env.BASE_URL ?? '', accountOf('STORE_OWNER')));
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants its fixtures as a pattern, of none too
  kept: [async ({}, provide) => provide({}), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  reused: [async ({}, provide) => provide({}), { scope: 'worker' }],
});

export { expect };
