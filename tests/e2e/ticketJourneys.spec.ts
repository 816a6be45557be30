import type { Page } from '@playwright/test';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { unique, type Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { scan, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const here = async (api: Api) => (await api.ask<[{ id: number }]>('GET', 'transfers/ends'))[0].id;

/** Takes in a device of a new customer. */
const takeIn = async (api: Api, name: string, values: object) =>
  api.ask<Ticket>('POST', 'tickets', {
    location_id: await here(api),
    new_customer: {
      first_name: 'Ada',
      last_name: unique('Counter'),
      phone: null,
      email: `${crypto.randomUUID()}@a.example`,
    },
    new_devices: [{ name, problem: 'Broken', ...values }],
  });

const ticketOf = (page: Page, api: Api) =>
  api.ask<Ticket>('GET', `tickets/${new URL(page.url()).pathname.split('/').at(-1)}`);

/** Types into a field whose first suggestion creates what is typed, and takes it. */
async function typeNew(page: Page, words: string, option: RegExp) {
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('two devices from walk-in to pick-up by keyboard and scanner alone, of which one stays', async ({
  page,
  api,
}) => {
  // Every step is walked to by Tab.
  test.slow();
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/Tickets');
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeVisible();
  await press('n');
  await expect(page.getByRole('combobox', { name: 'Name, phone or email' })).toBeFocused();
  await typeNew(page, unique('Keyed'), /^New customer/);
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(`${crypto.randomUUID()}@a.example`);
  await tabTo(page, page.getByRole('combobox', { name: /^Scan or type/ }));
  await typeNew(page, 'Blue phone', /^New device/);
  await tabTo(page, page.getByRole('textbox', { name: 'What is wrong?' }));
  await page.keyboard.type('Cracked');
  await tabTo(page, page.getByRole('button', { name: 'Another device', exact: true }));
  await press('Enter');
  const second = page.getByRole('region', { name: 'Device 2' });
  await tabTo(page, second.getByRole('combobox', { name: /^Scan or type/ }));
  await typeNew(page, 'Old radio', /^New device/);
  await tabTo(page, second.getByRole('textbox', { name: 'What is wrong?' }));
  await page.keyboard.type('No sound');
  await press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Ticket #/ })).toBeVisible();
  const { id, number, devices } = await ticketOf(page, api);
  const phone = devices.find(({ name }) => name === 'Blue phone')!;

  await press('Control+k');
  await page.keyboard.type('board');
  await expect(page.getByRole('option', { name: /^Board/ })).toHaveAttribute('aria-selected', 'true');
  await press('Enter');
  const scanned = page.getByRole('textbox', { name: 'Scan a device, then a state' });
  await expect(scanned).toBeVisible();
  await tabTo(page, scanned);
  await scan(page, `T${number}`);
  await expect(page.getByText('Several devices are on this ticket.', { exact: false })).toBeVisible();
  await scan(page, `${new URL(page.url()).origin}/Bench/${phone.id}`);
  await expect(page.getByText(`#${number} Blue phone: now scan a state`)).toBeVisible();
  await scan(page, 'STATE-READY');
  const finish = page.getByRole('dialog', { name: 'What became of the device?' });
  await expect(finish.getByRole('combobox', { name: 'Outcome' })).toBeFocused();
  await press('Control+Enter');
  await expect(page.getByText('The device is ready for pickup.')).toBeVisible();

  await press('Control+k');
  await page.keyboard.type('pick up');
  await expect(page.getByRole('option', { name: /^Pick Up/ })).toHaveAttribute('aria-selected', 'true');
  await press('Enter');
  await expect(page.getByRole('combobox', { name: /^Scan a ticket/ })).toBeFocused();
  await scan(page, `T${number}`);
  await expect(page.getByRole('checkbox', { name: /Blue phone/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Old radio/ })).toBeDisabled();
  await tabTo(page, page.getByRole('button', { name: 'Hand Over 1 Device' }));
  await press('Enter');
  await expect(page.getByText('1 device handed over.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  expect(await api.ask<Ticket>('GET', `tickets/${id}`)).toMatchObject({
    state: 'CHECKED_IN',
    devices: expect.arrayContaining([
      expect.objectContaining({ name: 'Blue phone', state: 'GONE', outcome: 'REPAIRED' }),
      expect.objectContaining({ name: 'Old radio', state: 'CHECKED_IN' }),
    ]),
  });
});

test('a declined repair leaves with its fee, which is paid at the pick-up', async ({ page, api }) => {
  const ticket = await takeIn(api, 'Wet laptop', {
    services: [
      { name: 'Diagnosis', is_diagnosis: true },
      { name: 'Board repair', cost: 30_000 },
    ],
  });
  await page.goto(`/Bench/${ticket.devices[0]!.id}`);
  await page.getByRole('button', { name: 'Finish…' }).click();
  const finish = page.getByRole('dialog', { name: 'What became of the device?' });
  await finish.getByRole('combobox', { name: 'Outcome' }).click();
  await page.getByRole('option', { name: 'Declined' }).click();
  await finish.getByRole('button', { name: 'Too expensive' }).click();
  // The diagnosis of $45.00 with taxes, not the repair.
  await expect(finish.getByRole('textbox', { name: 'Message' })).toHaveValue(/Due: \$50\.85/);
  await finish.getByRole('button', { name: 'Finish' }).click();
  await expect(finish).toBeHidden();

  await visit(page, `/PickUp?ticket=${ticket.id}`);
  await page.getByRole('button', { name: 'Take a Payment…' }).click();
  const pay = page.getByRole('dialog');
  await expect(pay.getByText('$50.85').first()).toBeVisible();
  await pay.getByRole('button', { name: 'POS' }).click();
  await pay.getByRole('button', { name: 'Take payment' }).click();
  await expect(pay).toBeHidden();
  await page.getByRole('button', { name: 'Hand Over 1 Device' }).click();
  await page.getByRole('button', { name: 'Complete the Sale' }).click();
  const { order_id } = await api.ask<Ticket>('GET', `tickets/${ticket.id}`);
  await expect
    .poll(() => api.ask<Order>('GET', `orders/${order_id}`))
    .toMatchObject({ order_status: 'COMPLETED', paid: 5085, total: 5085 });
  const { lines } = await api.ask<Order>('GET', `orders/${order_id}`);
  expect(lines.map(({ name }) => name)).toEqual([expect.stringContaining('Repair declined')]);
});

test('a part that arrives brings the device back to the bench', async ({ page, api }) => {
  const ticket = await takeIn(api, 'Cracked tablet', {});
  const name = unique('Digitizer');
  const item = await api.ask<{ id: string }>('POST', 'items', { name, sku: unique('D') });
  const { id } = ticket.devices[0]!;
  await api.ask('POST', `ticketDevices/${id}/repair`, { key: crypto.randomUUID() });
  await page.goto(`/Bench/${id}`);
  const parts = page.getByRole('region', { name: 'Parts' });
  await parts.getByRole('combobox', { name: 'Scan or search a part' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(parts.getByText('Wanted')).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Order' })).toBeVisible();
  await page.getByRole('button', { name: 'Wait for Parts…' }).click();
  const wait = page.getByRole('dialog', { name: 'Wait for parts?' });
  await wait.getByRole('textbox', { name: /Which parts/ }).fill('Digitizer');
  await wait.getByRole('button', { name: 'Wait', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await api.ask('POST', 'stock/receive', {
    key: crypto.randomUUID(),
    location_id: ticket.location_id,
    lines: [{ item_id: item.id, quantity: 1 }],
  });
  await expect(parts.getByText('Reserved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test', exact: true })).toBeVisible();
  await parts.getByRole('button', { name: /^Take/ }).click();
  await expect(parts.getByText('Taken')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
