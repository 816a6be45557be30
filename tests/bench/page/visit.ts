import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { text } from '../../e2e/support/texts.ts';

export interface Site {
  origin: string;
  /** Whoever is signed in. */
  storageState: BrowserContextOptions['storageState'];
}

/** What a visit cost: figures by name. */
export type Figures = Record<string, number>;

interface Probe {
  watch(state: 'rows' | 'dialog', word?: string): void;
  result(): Promise<{ painted: number; busy: number }>;
  load(): Promise<Record<'requests' | 'scripts' | 'scriptBytes' | 'usableBytes' | 'blocked', number>>;
}

declare const bench: Probe;

const probe = fileURLToPath(new URL('probe.js', import.meta.url));
const word = 'galaxy';

/** Opens the page as somebody who is signed in and has nothing cached, and uses the list. */
export async function visit(
  browser: Browser,
  { origin, storageState }: Site,
  slowdown: number,
): Promise<Figures> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    await context.addInitScript({ path: probe });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { ...(await load(page, `${origin}/products`)), ...(await work(page)) };
  } finally {
    await context.close();
  }
}

async function load(page: Page, url: string): Promise<Figures> {
  await page.goto(url);
  const { painted } = await page.evaluate(() => bench.result());
  await page.waitForLoadState('networkidle');
  const { blocked, ...sizes } = await page.evaluate(() => bench.load());
  return { ...sizes, firstRow: painted, blocked };
}

async function work(page: Page): Promise<Figures> {
  const rows = page.locator('table[aria-busy=false] tbody tr:not(.skeleton)');
  const search = page.locator('[role=search] input').first();
  const next = page.getByRole('button', { name: text('list.next_page') });
  const openDialog = () => rows.first().click();
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  };

  await search.focus();
  const filtering = await measure(
    page,
    'filter',
    'rows',
    () => page.keyboard.type(word, { delay: 40 }),
    word,
  );
  const paging = await measure(page, 'next', 'rows', () => next.click());
  const opening = await measure(page, 'dialog', 'dialog', openDialog);
  await closeDialog();
  const openingAgain = await measure(page, 'dialogAgain', 'dialog', openDialog);
  await closeDialog();
  const list = await measure(page, 'list', 'rows', () => page.locator('nav a[href="/categories"]').click());
  return { ...list, ...filtering, ...paging, ...opening, ...openingAgain };
}

async function measure(
  page: Page,
  name: string,
  state: 'rows' | 'dialog',
  act: () => Promise<void>,
  filteredBy = '',
): Promise<Figures> {
  await page.evaluate(([what, by]) => bench.watch(what, by), [state, filteredBy] as const);
  await act();
  const { painted, busy } = await page.evaluate(() => bench.result());
  return { [name]: painted, [`${name}Busy`]: busy };
}
