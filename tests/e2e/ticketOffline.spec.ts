import type { Page, Request } from '@playwright/test';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { readPdf } from '../support/pdf.ts';
import { unique, type Api } from './support/api.ts';
import { expectKept } from './support/expectKept.ts';
import { scan } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

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
  await expectKept(page);
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

/** What of the services is kept with it. */
const keptAnswers = async () =>
  (await (await caches.open('/Tickets/')).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/dc/'));

test('an intake opens again without a connection with what was typed, and its ticket is sent once', async ({
  page,
  api,
  problems,
}) => {
  const name = unique('Reload');
  await enterCustomer(page, name);
  await page.getByRole('combobox', { name: /^Scan or type/ }).fill('Reloaded phone');
  await page.getByRole('option', { name: 'New device “Reloaded phone”' }).click();
  await expectKept(page);
  expect(
    (await page.evaluate(keptAnswers)).map((path) => path.replace(/[\da-f-]{36}/g, ':id')).toSorted(),
  ).toEqual([
    '/dc/store/:id',
    '/dc/store/:id/features/toggle',
    '/dc/store/:id/intake-form',
    '/dc/store/:id/intake-terms',
    '/dc/store/:id/locations',
    '/dc/store/:id/staff/:id',
    '/dc/store/:id/staff/:id/permissions',
    '/dc/store/domain/atlas.localhost',
  ]);
  problems.allowNoConnection();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('What you typed before was restored.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'New device' })).toHaveValue('Reloaded phone');
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Does not charge');
  await create(page).click();
  const kept = page.getByRole('status').filter({ hasText: 'is kept on this device' });
  await expect(kept).toBeFocused();
  await page.reload();
  await expect(page.getByText('is kept on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Ticket #\d+ is created/).first()).toBeVisible();
  expect(await ticketsOf(api, name)).toMatchObject([
    { devices: [{ name: 'Reloaded phone' }], customer: { name } },
  ]);
});

/** How many photos are kept on this device. */
const keptPhotos = async () => {
  const opened = indexedDB.open('kept-files');
  const done = (request: IDBRequest) =>
    new Promise((resolve) => {
      request.addEventListener('success', resolve);
    });
  await done(opened);
  const files = opened.result;
  const count = files.transaction('files').objectStore('files').count();
  await done(count);
  files.close();
  return count.result;
};

test('photos of an intake without a connection are kept, survive a reload and are sent with the ticket', async ({
  page,
  api,
  problems,
}) => {
  const name = unique('Photo');
  await enterCustomer(page, name);
  await page.getByRole('combobox', { name: /^Scan or type/ }).fill('Photo phone');
  await page.getByRole('option', { name: 'New device “Photo phone”' }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Broken screen');
  await page.getByRole('button', { name: 'Photos' }).click();
  await expectKept(page);
  problems.allowNoConnection();
  await page.context().setOffline(true);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(['a.png', 'b.png'].map((file) => ({ name: file, mimeType: 'image/png', buffer: png })));
  await expect(page.getByText('2 photos are kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible();
  await expect.poll(() => page.evaluate(keptPhotos)).toBe(1);
  await page.reload();
  await expect(page.getByText('1 photo is kept on this device')).toBeVisible();
  await create(page).click();
  await expect(page.getByText('is kept on this device and sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Ticket #\d+ is created/).first()).toBeVisible();
  const [ticket] = (await ticketsOf(api, name)) as Ticket[];
  const device = ticket!.devices[0]!.id;
  expect(await api.ask('GET', `ticketDevices/${device}/photos`)).toMatchObject([{ phase: 'BEFORE' }]);
  await expect.poll(() => page.evaluate(keptPhotos)).toBe(0);
});
