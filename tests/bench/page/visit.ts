import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import type { Conditions } from './conditions.ts';
import type { Action, Condition, Tour } from './tours/tour.ts';

export interface Site {
  origin: string;
  tour: Tour;
  /** The storage state of a signed-in user. */
  storageState?: BrowserContextOptions['storageState'];
}

/** Figures of a visit, by name. */
export type Figures = Record<string, number>;

interface Probe {
  painted(condition: Condition): Promise<number>;
  watch(condition: Condition): void;
  duration(): Promise<number>;
  blocked(until?: number): number;
  sizes(ready: number): Promise<Figures>;
}

declare const bench: Probe;

const probe = fileURLToPath(new URL('probe.js', import.meta.url));

/** Loads the page with a cold cache and runs its tour. */
export const visit = (site: Site, conditions: Conditions): Promise<Figures> =>
  withPage(site, async (page) => {
    await restrain(page, conditions);
    const firstRow = await load(page, site);
    await page.waitForTimeout(conditions.slowdown > 1 ? 1500 : 800);
    const blocked = await page.evaluate((ready) => bench.blocked(ready + 1000), firstRow);
    const firstText = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    const figures: Figures = { firstText, load: firstRow, loadBlocked: blocked };
    if (conditions.loadsOnly) return figures;
    for (const [name, action] of Object.entries(site.tour.actions))
      Object.assign(figures, await act(page, name, action));
    return figures;
  });

/** Measures the sizes of the page's scripts, gzipped. */
export const weigh = (site: Site): Promise<Figures> =>
  withPage(site, async (page) => {
    const ready = await load(page, site);
    await page.waitForLoadState('networkidle');
    return page.evaluate((until) => bench.sizes(until), ready);
  });

/** Each visit has a new browser, since a running one has compiled code. */
async function withPage<T>({ storageState }: Site, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
    await context.addInitScript({ path: probe });
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

async function restrain(page: Page, { slowdown, network }: Conditions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) await session.send('Network.emulateNetworkConditions', network);
}

async function load(page: Page, { origin, tour }: Site): Promise<number> {
  await page.goto(origin + tour.url, { waitUntil: 'commit' });
  return page.evaluate((ready) => bench.painted(ready), tour.ready);
}

async function act(page: Page, name: string, action: Action): Promise<Figures> {
  const { prepare, prepared, settle = 300, on, types, debounce = 0, done } = action;
  await prepare?.(page);
  if (prepared) await page.evaluate((condition) => bench.painted(condition), prepared);
  await page.waitForTimeout(settle);
  const target = page.locator(on).first();
  await (types ? target.click() : target.scrollIntoViewIfNeeded());
  await page.waitForTimeout(100);
  await page.evaluate((condition) => bench.watch(condition), done);
  await (types ? page.keyboard.insertText(types) : target.click());
  const duration = await page.evaluate(() => bench.duration());
  await page.waitForTimeout(120);
  const blocked = await page.evaluate(() => bench.blocked());
  return { [name]: duration - debounce, [`${name}Blocked`]: blocked };
}
