import type { Page, Request } from '@playwright/test';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { readPdf } from '../support/pdf.ts';
import { unique, type Api } from './support/api.ts';
import { scan } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const create = (page: Page) => page.getByRole('button', { name: 'Create Ticket' });

/** A valid IMEI that no other test uses. */
function newImei(): string {
  const digits = `35${Math.floor(Math.random() * 1e12)
    .toString()
    .padStart(12, '0')}`;
  const sum = Array.from(digits, Number).reduce((all, digit, index) => {
    const weighed = index % 2 === 0 ? digit : 2 * digit;
    return all + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** The tickets that this text finds. */
const ticketsOf = (api: Api, search: string) =>
  api.ask<{ data: Ticket[] } | Ticket[]>(
    'GET',
    `tickets?filter=${encodeURIComponent(JSON.stringify({ search }))}`,
  );

const isCreation = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/tickets');

async function enterCustomer(page: Page, name: string) {
  await page.goto('/Tickets/create');
  await page.getByRole('combobox', { name: 'Name, phone or email' }).fill(name);
  await page.getByRole('option', { name: /^New customer/ }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(`${crypto.randomUUID()}@a.example`);
}

/** The PDF that a click shows in a new tab; there is none here, so it is downloaded. */
async function printed(page: Page, click: () => Promise<void>) {
  await page.evaluate(() => {
    window.open = () => null;
  });
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return readPdf(Buffer.concat(chunks));
}

test('a connection that is cut in the middle of the intake loses nothing; the ticket is sent once', async ({
  page,
  api,
  problems,
}) => {
  const name = unique('Cut');
  const imei = newImei();
  const sent: string[] = [];
  page.on('request', (request) => isCreation(request) && sent.push(request.postData() ?? ''));
  await enterCustomer(page, name);
  problems.allowNoConnection();
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: /^Scan or type/ }).focus();
  await scan(page, imei);
  await expect(page.getByRole('textbox', { name: 'Serial number or IMEI' })).toHaveValue(imei);
  await page.getByRole('textbox', { name: 'New device' }).fill('Cut phone');
  await page.getByRole('button', { name: 'Unknown fault: diagnosis' }).click();
  await page.getByRole('textbox', { name: 'Anything else the customer says' }).fill('Fell into water');
  await page.getByRole('button', { name: 'Left items' }).click();
  await page.getByRole('button', { name: '+ Charger' }).click();
  await create(page).click();

  const kept = page.getByRole('status').filter({ hasText: 'is kept on this device' });
  await expect(kept).toBeFocused();
  const code = /^[\dA-F]{8}/.exec((await kept.textContent()) ?? '')?.[0] ?? '';
  await expect(kept).toContainText(`${code} · ${name} · Cut phone`);
  const slip = await printed(page, () => kept.getByRole('button', { name: 'Print Slip' }).click());
  expect(slip.text).toContain(`Ticket ${code}`);
  expect(slip.text).toContain('Charger');
  await kept.getByRole('button', { name: 'Print Labels' }).click();
  const dialog = page.getByRole('dialog');
  const labels = await printed(page, () => dialog.getByRole('button', { name: 'Download' }).click());
  expect(labels.text).toContain(code);
  expect(labels.text).toContain('Charger');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);

  await page.context().setOffline(false);
  await expect(
    page.getByText(new RegExp(`^Ticket #\\d+ is created \\(code ${code}\\)`)).first(),
  ).toBeVisible();
  await expect(kept).toBeHidden();
  expect(sent).toHaveLength(1);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(code);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: /^Ticket #/ })).toBeVisible();
  const made = await ticketsOf(api, name);
  expect(made).toMatchObject([{ devices: [{ name: 'Cut phone' }], customer: { name } }]);
});

test('a ticket whose answer was lost is kept and made once', async ({ page, api, problems }) => {
  const name = unique('Lost');
  problems.allowNoConnection();
  await enterCustomer(page, name);
  await page.getByRole('combobox', { name: /^Scan or type/ }).fill('Cut tablet');
  await page.getByRole('option', { name: 'New device “Cut tablet”' }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Screen');
  let requests = 0;
  await page.route('**/tickets', async (route) => {
    if (!isCreation(route.request())) return route.fallback();
    requests += 1;
    const answer = await route.fetch();
    return requests === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  await create(page).click();
  await expect(page.getByText(/^Ticket #\d+ is created/).first()).toBeVisible();
  expect(requests).toBe(2);
  expect(await ticketsOf(api, name)).toMatchObject([{ customer: { name } }]);
});
