import type { Browser, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { text } from '../../e2e/support/texts.ts';
import { benchAdmin, openAsOwner } from '../admin.ts';
import { quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';
import { Services } from './services.ts';

declare const cards: {
  watch: (word: string) => void;
  /** Time to paint in ms since the last key or click, or since navigation. */
  painted: Promise<number>;
};

const probe = fileURLToPath(new URL('watchCards.js', import.meta.url));
const wanted = 30_000;
const words = ['battery', 'speaker', 'camera', 'screen', 'back glass'];

const names = {
  typed: 'title typed until its cards',
  chosen: 'device chosen until its cards',
  typedOfDevice: 'title typed until the device’s cards',
  all: 'for comparison: all services loaded at once',
};

/** Measures the booking dialog from keystroke to cards, with 30,000 services in the store. */
export const benchRepairPicker = ({ runs }: { runs: number }): Promise<void> =>
  benchAdmin({ measure: (browser, origin) => measure(browser, origin, runs) });

async function measure(browser: Browser, origin: string, runs: number): Promise<void> {
  const { page, authorization } = await openAsOwner(browser, origin, (context) =>
    context.addInitScript({ path: probe }),
  );
  const services = new Services(origin, authorization);
  await services.grow(wanted);
  const figures: Record<string, number[]> = {};
  for (let run = 0; run < runs; run += 1) {
    const visited = { ...(await visit(page)), all: [await services.loadAll()] };
    for (const [key, times] of Object.entries(visited)) (figures[key] ??= []).push(...times);
  }
  printTable(
    `Repair picker with ${wanted.toLocaleString('en')} services; typing includes the pause of 300 ms after the last key`,
    ['', 'unit', 'median', '95 %', 'max'],
    Object.entries(names).map(([key, name]) => [
      name,
      'ms',
      ...[0.5, 0.95, 1].map((share) => round(quantile(figures[key] ?? [], share))),
    ]),
  );
}

/** Opens the dialog, types several titles, selects a device, and types the title of one of its services. */
async function visit(page: Page) {
  await page.goto('/Quotes/create');
  const title = page.getByLabel(text('newBooking.title_search'));
  const typed: number[] = [];
  for (const word of words) typed.push(await untilPainted(page, word, () => retype(title, word)));
  await title.fill('');
  await page.getByLabel(text('newBooking.device'), { exact: true }).pressSequentially('iphone 1');
  const option = page.getByRole('option').first();
  const chosen = [await untilPainted(page, await option.innerText(), () => option.click())];
  const typedOfDevice = [await untilPainted(page, 'camera', () => retype(title, 'camera'))];
  return { typed, chosen, typedOfDevice };
}

const retype = async (title: ReturnType<Page['getByLabel']>, word: string) => {
  await title.fill('');
  await title.pressSequentially(word, { delay: 40 });
};

async function untilPainted(page: Page, word: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((by) => cards.watch(by), word);
  await act();
  return page.evaluate(() => cards.painted);
}
