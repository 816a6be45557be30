import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import type { Api } from '../../e2e/support/api.ts';
import { text } from '../../e2e/support/texts.ts';
import { median } from '../stats.ts';
import { printTable, round } from '../table.ts';

const moves = 10;
const viewport = { width: 1440, height: 900 };
const state = 'DIAGNOSING';
/** Pause between two requests of the caller that polls, in ms. */
const pause = 10;

const column = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^${text(`bench.states.${state}`)} \\d+$`) });

const cardOf = (within: Page | Locator, id: string) => within.locator(`[data-card="${id}"]`);

/**
 * Devices are dropped on another column of the board: when another browser shows each there, beside when a caller that
 * asks for the device again and again is answered with its new state.
 */
export async function benchFollowing(
  browser: Browser,
  origin: string,
  storageState: BrowserContextOptions['storageState'],
  api: Api,
): Promise<void> {
  const [{ id: location_id }] = await api.ask<[{ id: number }]>('GET', 'transfers/ends');
  const { devices } = await api.ask<Ticket>('POST', 'tickets', {
    location_id,
    origin: 'OWN_STOCK',
    // At the top of the column.
    promised_date: '2020-01-01T12:00:00.000Z',
    new_devices: Array.from({ length: moves }, (_, index) => ({ name: `Pixel ${index}`, problem: 'Broken' })),
  });
  const [page, other] = await Promise.all(
    [0, 1].map(async () => {
      const opened = await (await browser.newContext({ storageState, baseURL: origin, viewport })).newPage();
      await opened.goto('/Tickets?view=board');
      return opened;
    }),
  );
  if (!page || !other) throw new Error('The board did not open');
  await page.evaluate(() =>
    addEventListener('drop', () => (document.body.dataset.dropped = String(Date.now())), true),
  );
  const live: number[] = [];
  const polled: number[] = [];
  for (const { id } of devices) {
    await cardOf(other, id).waitFor();
    const shown = shownIn(column(other), id);
    const answered = answeredWithState(api, id);
    await cardOf(page, id).dragTo(column(page).getByRole('heading'));
    const [showing, answering] = await Promise.all([shown, answered]);
    const dropped = Number(await page.evaluate(() => document.body.dataset.dropped));
    live.push(showing - dropped);
    polled.push(answering - dropped);
    await setTimeout(500);
  }
  printTable(
    `A drop on the board until it is seen elsewhere, ${moves} moves`,
    ['', 'unit', 'median', 'worst', 'aim'],
    [
      ['other browser', 'ms', round(median(live)), round(Math.max(...live)), 'under 300'],
      ['caller that polls', 'ms', round(median(polled)), round(Math.max(...polled)), ''],
      ['ratio', '', `${round(median(live) / median(polled), 2)}x`, '', ''],
    ],
  );
}

/** Returns when a page shows the device in a column. */
async function shownIn(region: Locator, id: string): Promise<number> {
  await cardOf(region, id).waitFor();
  return Date.now();
}

/** Asks for a device until it has the state. Returns when it had. */
async function answeredWithState(api: Api, id: string): Promise<number> {
  while ((await api.ask<TicketDevice>('GET', `ticketDevices/${id}`)).state !== state) await setTimeout(pause);
  return Date.now();
}
