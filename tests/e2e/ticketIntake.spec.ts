import type { Locator, Page } from '@playwright/test';
import type { Order } from '../../src/schemas/sales/orders.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { drawSignature } from './support/drawSignature.ts';
import { expectKept } from './support/expectKept.ts';
import { expect, test } from './support/test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A customer with a unique name, whose device has been here before. */
async function returningCustomer(api: Api) {
  const last = `Regular ${crypto.randomUUID().slice(0, 8)}`;
  const [{ id: location_id }] = await api.ask<[{ id: number }]>('GET', 'transfers/ends');
  const { rows } = await api.list('repairs', { per_page: '1', is_active: 'true' });
  const repair = rows[0]!;
  const device = { name: `Phone of ${last}`, product_id: repair.product_id, problem: 'Broken' };
  const { devices } = await api.ask<Ticket>('POST', 'tickets', {
    location_id,
    new_customer: {
      first_name: 'Ada',
      last_name: last,
      phone: null,
      email: `${crypto.randomUUID()}@a.example`,
    },
    new_devices: [device],
  });
  const take = (step: string, values: object = {}) =>
    api.ask('POST', `ticketDevices/${devices[0]!.id}/${step}`, { key: crypto.randomUUID(), ...values });
  await take('finish', { outcome: 'REPAIRED' });
  await take('handOver');
  return { last, device: device.name, repair: String(repair.title) };
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const create = (page: Page) => page.getByRole('button', { name: 'Create Ticket' });

test('a known customer with a known device and repair is taken in with few taps', async ({ page, api }) => {
  const { last, device, repair } = await returningCustomer(api);
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.click();
  };
  await page.goto('/Tickets');
  await tap(
    page.getByRole('link', { name: 'New Ticket' }).or(page.getByRole('button', { name: 'New Ticket' })),
  );
  taps += 1;
  await page.getByRole('combobox', { name: 'Name, phone or email' }).fill(last);
  await tap(page.getByRole('option', { name: new RegExp(`^Ada ${last}`) }));
  await tap(
    page.getByRole('group', { name: 'Devices of the customer' }).getByRole('button', { name: device }),
  );
  await tap(
    page.getByRole('group', { name: 'Services of this model' }).getByRole('button', { name: repair }).first(),
  );
  await tap(page.getByRole('group', { name: 'Proposed times' }).getByRole('button').first());
  await tap(create(page));
  await expect(page.getByRole('heading', { name: /^Ticket #/ })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(12);
  const ticket = await api.ask<Ticket>('GET', `tickets/${idOf(page)}`);
  expect(ticket).toMatchObject({ devices: [{ name: device }], promised_date: expect.any(String) });
});

test('two devices are taken in with condition, left item, photo, deposit and signature', async ({
  page,
  api,
}) => {
  const { last, device, repair } = await returningCustomer(api);
  await page.goto('/Tickets/create');
  await page.getByRole('combobox', { name: 'Name, phone or email' }).fill(last);
  await page.getByRole('option', { name: new RegExp(`^Ada ${last}`) }).click();
  await page
    .getByRole('group', { name: 'Devices of the customer' })
    .getByRole('button', { name: device })
    .click();
  await page
    .getByRole('group', { name: 'Services of this model' })
    .getByRole('button', { name: repair })
    .first()
    .click();
  await page.getByRole('button', { name: 'Condition' }).click();
  await page.getByRole('button', { name: 'Rest is OK' }).click();
  await page.getByRole('button', { name: 'Left items' }).click();
  await page.getByRole('button', { name: '+ Charger' }).click();
  await page.getByRole('button', { name: 'Photos' }).click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Another device', exact: true }).click();
  const second = page.getByRole('region', { name: 'Device 2' });
  await second.getByRole('combobox', { name: /^Scan or type/ }).fill('Old radio');
  await page.getByRole('option', { name: 'New device “Old radio”' }).click();
  await second.getByRole('textbox', { name: 'What is wrong?' }).fill('No sound');
  await page.getByRole('button', { name: 'Take a Deposit' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('5');
  await drawSignature(page, /^Signature, drawn/);
  expect(await violations(page)).toEqual([]);
  await create(page).click();
  await expect(page.getByRole('heading', { name: /^Ticket #/ })).toBeVisible();
  const { order_id, devices } = await api.ask<Ticket>('GET', `tickets/${idOf(page)}`);
  expect(devices.map(({ name }) => name).toSorted()).toEqual(['Old radio', device]);
  expect(await api.ask<Order>('GET', `orders/${order_id}`)).toMatchObject({ paid: 500 });
  expect(await api.ask<unknown[]>('GET', `tickets/${idOf(page)}/signatures`)).toHaveLength(1);
});

test('a ticket that is taken in without a connection is sent when it is back', async ({ page, problems }) => {
  await page.goto('/Tickets/create');
  await page
    .getByRole('combobox', { name: 'Name, phone or email' })
    .fill(`Cut ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('option', { name: /^New customer/ }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`${crypto.randomUUID()}@a.example`);
  await page.getByRole('combobox', { name: /^Scan or type/ }).fill('Cut tablet');
  await page.getByRole('option', { name: 'New device “Cut tablet”' }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Screen');
  await expectKept(page);
  problems.allowNoConnection();
  await page.context().setOffline(true);
  await create(page).click();
  await expect(page.getByText(/is kept on this device/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print Slip' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await page.context().setOffline(false);
  const sent = page.getByRole('status').filter({ hasText: /^[\dA-F]{8} · .*Ticket #\d+ is created/ });
  await expect(sent).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sent.getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Ticket #/ })).toBeVisible();
  await expect(page.getByText('Cut tablet').first()).toBeVisible();
});
