import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBook } from '../../../src/custom/repairs/prices/sheet/write/writeBook.ts';
import { PriceMatrix } from '../../e2e/support/prices.ts';
import { benchAdmin, openAsOwner } from '../admin.ts';
import { printTable, round } from '../table.ts';
import { fillStore } from './fillStore.ts';
import { dearer, largeCatalogue, type Size } from './sample.ts';

declare const longTasks: number[];

/** Only the smaller one is written: the larger one takes long and exercises the same code. */
const sizes: (Size & { isWritten: boolean })[] = [
  { devices: 350, services: 60, isWritten: true },
  { devices: 2000, services: 100, isWritten: false },
];
const aim = 50;
const minutes = 60_000;

/** Measures how long the page is blocked while importing a price sheet in which every price differs. */
export async function benchImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await measureSizes(join(folder, 'prices.xlsx'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSizes(file: string): Promise<void> {
  const rows: string[][] = [];
  for (const { isWritten, ...size } of sizes) {
    const catalogue = largeCatalogue(size);
    await benchAdmin({
      prepare: (settings) => fillStore(settings, catalogue),
      measure: async (browser, origin) => {
        const written = writeBook(dearer(catalogue), new Date().toISOString());
        await writeFile(file, new Uint8Array(await written.arrayBuffer()));
        const steps = await importSheet(browser, origin, file, isWritten);
        for (const [title, { ms, tasks }] of Object.entries(steps)) {
          const longest = round(Math.max(0, ...tasks));
          rows.push([`${size.devices} x ${size.services}`, title, round(ms), String(tasks.length), longest]);
        }
      },
    });
  }
  printTable(
    `Import of a price sheet in the page; no task is to take longer than ${aim} ms`,
    ['', 'step', 'ms', `tasks over ${aim} ms`, 'longest ms'],
    rows,
  );
}

interface Step {
  ms: number;
  /** Long tasks (over 50 ms) in ms. */
  tasks: number[];
}

async function importSheet(browser: Browser, origin: string, file: string, isWritten: boolean) {
  const { page } = await openAsOwner(browser, origin, (context) => context.addInitScript(observe));
  const matrix = new PriceMatrix(page);
  page.setDefaultTimeout(10 * minutes);
  await page.goto('/Manage/import');
  const input = matrix.dialog.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const steps: Record<string, Step> = {};
  steps['until the preview'] = await step(page, async () => {
    await input.setInputFiles(file);
    await matrix.button('import.process').waitFor();
  });
  steps['scroll and search the preview'] = await step(page, async () => {
    await matrix.dialog.getByRole('table').hover();
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 4000);
    await matrix.dialog.getByRole('searchbox').pressSequentially('Service 7', { delay: 60 });
    await matrix.dialog.getByRole('row').nth(1).waitFor();
  });
  if (isWritten) {
    steps['until all is written'] = await step(page, async () => {
      await matrix.button('import.process').click();
      await matrix.dialog.waitFor({ state: 'hidden' });
    });
  }
  await page.context().close();
  return steps;
}

async function step(page: Page, work: () => Promise<void>): Promise<Step> {
  await page.evaluate(() => longTasks.splice(0));
  const from = performance.now();
  await work();
  const ms = performance.now() - from;
  return { ms, tasks: await page.evaluate(() => longTasks.splice(0)) };
}

function observe() {
  const tasks: number[] = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  );
}
