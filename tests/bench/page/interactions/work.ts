import type { Page } from '@playwright/test';
import { text } from '../../../e2e/support/texts.ts';
import { button, click, clickAfter, dialog, press, type Scene } from './interaction.ts';

const newRecord = (page: Page) => page.locator('[aria-keyshortcuts=n]');
const scanField = (page: Page) =>
  page.getByRole('group', { name: text('sales.lines.title') }).getByRole('combobox');

/** The calendar. */
export const calendar: Scene = {
  path: '/Appointments',
  interactions: [
    click('calendar: week', (page) => button(page, 'calendar.week')),
    click('calendar: next week', (page) => button(page, 'calendar.next.week')),
    click('calendar: day', (page) => button(page, 'calendar.day')),
    click('calendar: today', (page) => button(page, 'calendar.today')),
    click('calendar: month', (page) => button(page, 'calendar.month')),
    click('calendar: cancelled ones', (page) => button(page, 'calendar.cancelled')),
    click('appointment opens', (page) => page.locator('main .calendar-event')),
    press('appointment closes', 'Escape'),
    click('new appointment opens', newRecord),
    press('letter in the search of services', 's', (page) =>
      dialog(page).getByRole('textbox').first().focus(),
    ),
    click('service is selected', (page) => dialog(page).locator('[aria-pressed=false]')),
  ],
};

/** Orders and the till. */
export const sales: Scene = {
  path: '/Sales',
  interactions: [
    click('tab of a list', (page) => page.getByRole('button', { name: /^Completed/ })),
    click('order opens', (page) => page.locator('tbody tr a.name')),
    click('papers of an order open', (page) => button(page, 'salesPayments.papers.menu')),
    press('papers of an order close', 'Escape'),
    clickAfter((page) => page.goBack(), 'new order opens', newRecord),
    press('letter in the scan field', 'c', (page) => scanField(page).focus()),
    press('another letter in the scan field', 'a'),
    press('item is added', 'Enter', async (page) => {
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    }),
    clickAfter(
      (page) => button(page, 'sales.create').click(),
      'payment opens',
      (page) => button(page, 'resources.orders.steps.pay.label'),
    ),
    click('method of payment', (page) => button(page, 'resources.payments.values.method.POS')),
    press('payment closes', 'Escape'),
  ],
};

/** Customers, staff, services, settings and reports. */
export const others: Scene[] = [
  {
    path: '/Customers',
    interactions: [click('new customer opens', newRecord), press('letter in a customer’s name', 'x')],
  },
  { path: '/Customers', interactions: [click('customer opens', (page) => page.locator('tbody tr a.name'))] },
  { path: '/staff', interactions: [click('new staff member opens', newRecord)] },
  {
    path: '/Manage',
    interactions: [
      click('service opens', (page) => page.locator('tbody tr a.name')),
      press('service closes', 'Escape'),
      click('new service opens', newRecord),
    ],
  },
  {
    path: '/Settings',
    interactions: [
      click('tab of the settings', (page) => page.locator('main nav a').nth(1)),
      click('another tab of the settings', (page) => page.locator('main nav a').nth(2)),
    ],
  },
  {
    path: '/Reports',
    interactions: [click('figure of a report', (page) => page.getByRole('button', { name: /^Orders/ }))],
  },
];
