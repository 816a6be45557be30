import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromiumArguments, ensureChromium } from '../../../support/chromium.ts';
import type { Interaction, Scene } from './interaction.ts';
import { dialogs, list } from './lists.ts';
import { phone, shell } from './shell.ts';
import { calendar, others, sales } from './work.ts';

declare const interactions: { start(): void; idle(): Promise<void>; longest(): number };

const probe = fileURLToPath(new URL('eventProbe.js', import.meta.url));

/** The everyday interactions. */
export const everyday: Scene[] = [shell, list, dialogs, calendar, sales, ...others, phone];

interface Options {
  scenes: Scene[];
  origin: string;
  /** The storage state of a signed-in user. */
  storageState: BrowserContextOptions['storageState'];
  /** CPU slowdown factor. */
  slowdown: number;
}

/**
 * Goes through scenes once, each in a new browser, since a running one has compiled code. Returns the ms from each
 * input to the next paint, by title.
 */
export async function measureInteractions(options: Options): Promise<Map<string, number>> {
  const durations = new Map<string, number>();
  for (const scene of options.scenes)
    await withPage(scene, options, async (page) => {
      for (const step of scene.interactions)
        durations.set(step.title, await measure(page, step, options.slowdown));
    });
  return durations;
}

async function withPage(
  { path, isPhone }: Scene,
  { origin, storageState, slowdown }: Options,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const context = await browser.newContext({ storageState, viewport, baseURL: origin });
    await work(await openPage(context, path, slowdown));
  } finally {
    await browser.close();
  }
}

/** Opens a page and waits until it is idle. */
async function openPage(context: BrowserContext, path: string, slowdown: number): Promise<Page> {
  await context.addInitScript({ path: probe });
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function measure(
  page: Page,
  { title, prepare, input }: Interaction,
  slowdown: number,
): Promise<number> {
  const settle = 250 + 150 * slowdown;
  try {
    await prepare?.(page);
    await page.evaluate(() => interactions.idle());
    await page.waitForTimeout(settle);
    await page.evaluate(() => interactions.start());
    await input(page);
    await page.evaluate(() => interactions.idle());
    await page.waitForTimeout(settle);
    return await page.evaluate(() => interactions.longest());
  } catch (error) {
    throw new Error(`The interaction failed: ${title}`, { cause: error });
  }
}
