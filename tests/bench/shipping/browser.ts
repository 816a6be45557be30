import type { Browser, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { RateBrowserDialog } from '../../e2e/support/rateBrowser.ts';
import { benchAdmin, openAsOwner } from '../admin.ts';
import { quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';
import { carrierCount, carriers, rates, serviceCount } from './answers.ts';

declare const services: {
  watch: (count: number) => void;
  painted: Promise<number>;
};

const probe = fileURLToPath(new URL('watchServices.js', import.meta.url));

/** Measures the Rate Browser from the response of many carriers to its paint, and switching between carriers. */
export const benchRateBrowser = ({ runs }: { runs: number }): Promise<void> =>
  benchAdmin({ measure: (browser, origin) => measure(browser, origin, runs) });

async function measure(browser: Browser, origin: string, runs: number): Promise<void> {
  const { page } = await openAsOwner(browser, origin, (context) => context.addInitScript({ path: probe }));
  await page.route('**/dc/carriers', (route) => route.fulfill({ json: carriers }));
  await page.route('**/dc/rates/estimate', (route) => route.fulfill({ json: rates }));
  const dialog = await new RateBrowserDialog(page).open();
  await dialog.fill();
  const painted: number[] = [];
  const switched: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    painted.push(await browseOnce(page, dialog));
    switched.push(await switchOnce(page, dialog, 1 + (run % (carrierCount - 1))));
  }
  printTable(
    `Rate Browser with ${carrierCount} carriers of ${serviceCount} services`,
    ['', 'unit', 'median', '95 %', 'max'],
    [
      ['answer until its paint', painted] as const,
      ['another carrier until its paint', switched] as const,
    ].map(([name, times]) => [name, 'ms', ...[0.5, 0.95, 1].map((share) => round(quantile(times, share)))]),
  );
}

async function browseOnce(page: Page, dialog: RateBrowserDialog): Promise<number> {
  await page.evaluate((count) => services.watch(count), serviceCount);
  await dialog.button('browse').click();
  return page.evaluate(() => services.painted);
}

/** From the click on a carrier's card to the frame after its services are rendered. */
async function switchOnce(page: Page, dialog: RateBrowserDialog, index: number): Promise<number> {
  const card = await dialog.carriers.getByRole('button').nth(index).elementHandle();
  return page.evaluate(async (button) => {
    const from = performance.now();
    (button as HTMLElement).click();
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return performance.now() - from;
  }, card);
}
