import type { Page } from '@playwright/test';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { stateOf } from './support/accounts.ts';
import type { Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

async function takeIn(api: Api, name: string): Promise<Ticket> {
  const [{ id: location_id }] = await api.ask<[{ id: number }]>('GET', 'transfers/ends');
  return api.ask<Ticket>('POST', 'tickets', {
    location_id,
    origin: 'OWN_STOCK',
    new_devices: [{ name, problem: 'Broken screen' }],
  });
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
const cardIn = (page: Page, state: string, { number }: Ticket) =>
  column(page, state).getByRole('link', { name: new RegExp(`^#${number}\\b`) });

test('a device is moved by mouse and by keys, and another browser follows', async ({
  page,
  api,
  openBrowser,
}) => {
  const ticket = await takeIn(api, 'Pixel 8');
  const other = await (await openBrowser({ storageState: stateOf('STORE_OWNER') })).newPage();
  for (const one of [page, other]) {
    await one.goto('/Tickets?view=board');
    await expect(cardIn(one, 'Checked in', ticket)).toBeVisible();
  }

  await cardIn(page, 'Checked in', ticket).locator('xpath=..').dragTo(column(page, 'Diagnosis'));
  for (const one of [page, other]) await expect(cardIn(one, 'Diagnosis', ticket)).toBeVisible();

  await cardIn(page, 'Diagnosis', ticket).focus();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Start Repair' }).press('Enter');
  for (const one of [page, other]) await expect(cardIn(one, 'In repair', ticket)).toBeVisible();
  await expect(cardIn(page, 'In repair', ticket)).toBeFocused();
  expect(await violations(page)).toEqual([]);
});
