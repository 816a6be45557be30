import type { Browser, Page } from '@playwright/test';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { atlas } from '../../server/seed/data/stores.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import { signIn } from '../e2e/support/signIn.ts';
import { text } from '../e2e/support/texts.ts';
import { benchAdmin } from './admin.ts';
import { quantile } from './stats.ts';
import { printTable, round } from './table.ts';
import { largeHomepage } from './largeHomepage.ts';

const aim = 50;
const sections = ['section1', 'section6', 'footer'] as const;

/** Typing speeds: continuous, and with pauses in which the value is committed and previewed. */
const paces = [
  { name: 'in one go', delay: 60 },
  { name: 'with pauses', delay: 260 },
];
const sentence = 'Repaired today, as good as new';

/** Measures the time from keystroke to paint in the largest forms of the storefront editor. */
export const benchTyping = ({ runs }: { runs: number }): Promise<void> =>
  benchAdmin({ measure: (browser, origin) => measureAll(browser, origin, runs) });

async function measureAll(browser: Browser, origin: string, runs: number): Promise<void> {
  const page = await openAdmin(browser, origin);
  const rows: string[][] = [];
  for (const section of sections) {
    for (const { name, delay } of paces) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(...(await typeInto(page, section, delay)));
      const figures = [0.5, 0.95, 1].map((share) => round(quantile(times, share)));
      rows.push([`${section}, ${name}`, 'ms', ...figures, `at most ${aim}`]);
    }
  }
  printTable(
    `Keystroke to next paint, ${runs} sentences each`,
    ['', 'unit', 'median', '95 %', 'max', 'aim'],
    rows,
  );
}

/** Signs in as owner and stores the large home page. */
async function openAdmin(browser: Browser, origin: string): Promise<Page> {
  const account = demoAccounts.find(({ role, domain }) => role === 'STORE_OWNER' && domain === atlas.domain);
  if (!account) throw new Error('The demo has no owner');
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(watchKeys);
  const page = await context.newPage();
  await page.goto('/login');
  const called = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await signIn(page, account);
  const authorization = (await called).headers().authorization ?? '';
  await page.evaluate(storeHomepage, { storeId: storeIdOf(atlas), authorization, largeHomepage });
  return page;
}

/** Reloads the form with an open entry and types a sentence into it. Returns ms for each keystroke. */
async function typeInto(page: Page, section: string, delay: number): Promise<number[]> {
  await page.goto(`/configurations?panel=homepage&node=/homepage/${section}`);
  await page.getByRole('button', { name: text('configurations.edit'), exact: true }).click();
  await page.locator('.form li button[aria-expanded=false]').first().click();
  const input = page.locator('.form li input[type=text]').first();
  await input.focus();
  // The first key is a warm-up.
  await page.keyboard.press('End');
  await page.keyboard.type(sentence, { delay });
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => keyTimes.splice(0));
  page.once('dialog', (dialog) => void dialog.accept());
  return times.slice(1);
}

/** Runs in the page: replaces the home page of the store. */
async function storeHomepage({ storeId, authorization, largeHomepage: large }: Stored) {
  const url = `/dc/store/${storeId}/config`;
  const read = await fetch(url, { headers: { authorization } });
  const { homepage, ...others } = (await read.json()) as { homepage: object };
  const saved = await fetch(url, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...others, homepage: { ...homepage, ...large } }),
  });
  if (!saved.ok) throw new Error(`The home page was not stored: ${await saved.text()}`);
}

interface Stored {
  storeId: string;
  authorization: string;
  largeHomepage: object;
}

declare const keyTimes: number[];

/** Runs in the page: records the time from each keystroke to the next painted frame. */
function watchKeys() {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
        port1.start();
        port2.postMessage('');
      }),
    { capture: true },
  );
}
