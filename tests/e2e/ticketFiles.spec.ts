import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function takeIn(api: Api): Promise<string> {
  const [{ id: location_id }] = await api.ask<[{ id: number }]>('GET', 'transfers/ends');
  const ticket = await api.ask<Ticket>('POST', 'tickets', {
    location_id,
    origin: 'OWN_STOCK',
    new_devices: [{ name: 'Pixel 8', problem: 'Broken screen' }],
  });
  return ticket.devices[0]?.id ?? '';
}

test('a photo from a phone appears at the counter', async ({ page, api, openBrowser }) => {
  await page.goto(`/Bench/${await takeIn(api)}`);
  await page.getByRole('button', { name: 'From a Phone…' }).click();
  const code = page.getByRole('dialog', { name: 'Photos from a phone' });
  await expect(code.getByRole('img')).toBeVisible();
  const address = await code.getByRole('link').getAttribute('href');

  const phone = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(address ?? '');
  await expect(phone.getByText('Pixel 8')).toBeVisible();
  const files = [1, 2].map((number) => ({ name: `${number}.png`, mimeType: 'image/png', buffer: png }));
  await phone.getByLabel('Choose photos').setInputFiles(files);
  await expect(phone.getByRole('status')).toHaveText('Done: 2 sent. You can close this page.');
  expect(await violations(phone)).toEqual([]);

  await expect(code.getByText('2 photos have arrived.')).toBeVisible();
  await code.getByRole('button', { name: 'Done', exact: true }).click();
  const photo = page.getByRole('button', { name: /^Open photo 1/ });
  await photo.click();
  await expect(page.getByRole('dialog').getByText(/^From a phone/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
});

test('a passcode is stored, shown and hidden', async ({ page, api }) => {
  await page.goto(`/Bench/${await takeIn(api)}`);
  const card = page.getByRole('region', { name: 'Passcode' });
  await card.getByRole('button', { name: 'Store Passcode…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pattern' }).click();
  await dialog.getByRole('application').focus();
  await page.keyboard.type('1478');
  await dialog.getByRole('button', { name: 'Store', exact: true }).click();
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(card.getByRole('img', { name: 'Pattern over the points 1, 4, 7, 8' })).toBeVisible();
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card.getByRole('img')).toBeHidden();
  await expect(card.getByRole('button', { name: 'Show' })).toBeFocused();
  await expect(page.getByText('passcode shown', { exact: false })).toBeVisible();
});
