import type { Browser } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { addDays } from '../../../src/schemas/calendarDays.ts';
import { visibleDays, type CalendarView } from '../../../src/custom/appointments/calendar/period.ts';
import { benchAdmin, openAsOwner } from '../admin.ts';
import { median, quantile } from '../stats.ts';
import { printTable, round } from '../table.ts';
import { fillMonth } from './busyMonth.ts';

/** The elements that must be visible in a rendered view. */
interface Shown {
  /** The number of day headers with a date. */
  headers: number;
  firstDay: string;
}

interface Waited {
  ms: number;
  /** The longest task in ms. */
  longestTask: number;
}

declare const calendarBench: { waitFor(shown: Shown, button?: string): Promise<Waited> };

const probe = fileURLToPath(new URL('probe.js', import.meta.url));

const count = 5000;
/** A month that starts on a Sunday, so that all appointments are visible. */
const date = '2027-08-01';
const days = 31;

/** Measures the calendar with 5,000 appointments in a month, of all locations: opening it and switching its view. */
export const benchCalendar = ({ runs }: { runs: number }): Promise<void> =>
  benchAdmin({
    prepare: (settings) => fillMonth(settings, date, days, count),
    measure: (browser, origin) => measure(browser, origin, runs),
  });

const shownBy = (view: CalendarView): Shown => ({
  headers: { month: 0, week: 7, day: 1 }[view],
  firstDay: visibleDays({ view, date, firstDay: 0 }).first,
});

const steps = (['week', 'day', 'month'] as const).map((view) => ({
  title: `switch to the ${view}`,
  button: `button[value=${view}]`,
  shown: shownBy(view),
}));

async function measure(browser: Browser, origin: string, runs: number): Promise<void> {
  const { page } = await openAsOwner(browser, origin, async (context) => {
    await context.addInitScript({ path: probe });
    await context.addInitScript(() => localStorage.setItem('RaStore.location', '"all"'));
  });
  const figures = new Map<string, Waited[]>();
  const add = (title: string, waited: Waited) => figures.set(title, [...(figures.get(title) ?? []), waited]);
  // The first round is a warm-up.
  for (let run = 0; run <= runs; run += 1) {
    await page.goto(`/Appointments?date=${date}`);
    const opened = await page.evaluate((shown) => calendarBench.waitFor(shown), shownBy('month'));
    if (run > 0) add('open the month', opened);
    for (const { title, button, shown } of steps) {
      const waited = await page.evaluate(([to, by]) => calendarBench.waitFor(to, by), [
        shown,
        button,
      ] as const);
      if (run > 0) add(title, waited);
    }
  }
  printTable(
    `Calendar with ${count.toLocaleString('en')} appointments from ${date} to ${addDays(date, days - 1)}, ${runs} runs`,
    ['', 'median ms', '95 % ms', 'longest task ms'],
    [...figures].map(([title, waited]) => {
      const times = waited.map(({ ms }) => ms);
      const longest = Math.max(...waited.map(({ longestTask }) => longestTask));
      return [title, round(median(times)), round(quantile(times, 0.95)), round(longest)];
    }),
  );
}
