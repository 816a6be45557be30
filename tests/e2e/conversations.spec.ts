import { mime, multipartMail, signedHeaders, type Message } from '../support/incomingMail.ts';
import { violations } from './support/axe.ts';
import { boxOf } from './support/boxOf.ts';
import { stateOf } from './support/accounts.ts';
import type { Api } from './support/api.ts';
import { counted } from './support/menu.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

// They count and read the same conversations.
test.describe.configure({ mode: 'default' });

test('an email arrives, is read and answered, and its answer shows at once', async ({
  page,
  api,
  baseURL,
  problems,
}) => {
  const secret = process.env.INCOMING_MAIL_SECRET ?? '';
  const to = `desk-${crypto.randomUUID()}@atlas.example`;
  const from = `ada-${crypto.randomUUID().slice(0, 8)}@customers.example`;
  const arrives = async (message: Message) => {
    const body = mime({ from, to, ...message });
    const headers = signedHeaders(secret, body);
    const { status } = await fetch(`${baseURL}/dc/webhooks/mail`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    expect(status).toBe(204);
  };
  const [place] = (await api.ask<{ data: { id: number }[] }>('GET', 'locations')).data;
  await api.ask('POST', 'mailAddresses', { name: 'Desk', email: to, location_id: place?.id });
  await visit(page, '/Conversations');
  await arrives({
    subject: 'My phone',
    body: multipartMail(
      'mixed',
      'Content-Type: text/plain\r\n\r\nIs it ready?\r\n\r\nOn Mon, Shop <desk@x.example> wrote:\r\n> We look at it.',
      'Content-Type: application/pdf; name="offer.pdf"\r\n\r\n%PDF-1.4',
      'Content-Type: application/zip; name="all.zip"\r\n\r\nPK',
    ),
  });
  const row = page.getByRole('row').filter({ hasText: from });
  await row.getByRole('link').first().click();
  const conversation = page.getByRole('region', { name: 'Messages Written' });
  await expect(conversation.getByText('Is it ready?')).toBeVisible();
  await expect(conversation.getByText('> We look at it.')).toBeHidden();
  await conversation.getByText('Earlier emails').click();
  await expect(conversation.getByText('> We look at it.')).toBeVisible();
  await expect(conversation.getByText(/^all.zip: not kept here/)).toBeVisible();
  const download = page.waitForEvent('download');
  await conversation.getByRole('button', { name: 'Save offer.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('offer.pdf');
  expect(await violations(page)).toEqual([]);

  await expect(conversation.getByRole('textbox', { name: 'Subject' })).toHaveValue('Re: My phone');
  const field = conversation.getByRole('textbox', { name: `Email to ${from}` });
  // An empty field has three lines, and the state beside the heading its dot.
  expect((await boxOf(field)).height).toBeLessThan(90);
  const state = page.getByRole('heading', { level: 1 }).locator('..').getByText('Open');
  expect(await state.evaluate((element) => getComputedStyle(element, '::before').width)).toBe('8px');
  await field.fill('Tomorrow at five.');
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
  const answer = conversation.getByRole('listitem').filter({ hasText: 'Tomorrow at five.' });
  await expect(answer).toContainText(/ sent$/);
  await arrives({ text: 'See you then', subject: 'Re: My phone' });
  await expect(conversation.getByText('See you then')).toBeVisible();

  problems.allowNoConnection();
  await page.context().setOffline(true);
  await field.fill('Bring the charger.');
  await field.press('Control+Enter');
  const waiting = conversation.getByRole('alert').filter({ hasText: 'Bring the charger.' });
  await expect(waiting).toContainText('it is sent as soon as there is one');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Bring the charger.' })).toHaveCount(1);
});

/** Lets an email of somebody new arrive; returns their address. */
async function emailArrives(api: Api, baseURL = ''): Promise<string> {
  const to = `desk-${crypto.randomUUID()}@atlas.example`;
  const from = `ada-${crypto.randomUUID().slice(0, 8)}@customers.example`;
  const [place] = (await api.ask<{ data: { id: number }[] }>('GET', 'locations')).data;
  await api.ask('POST', 'mailAddresses', { name: 'Desk', email: to, location_id: place?.id });
  const body = new Uint8Array(mime({ from, to, subject: 'My phone', text: 'Is it ready?' }));
  const headers = signedHeaders(process.env.INCOMING_MAIL_SECRET ?? '', Buffer.from(body));
  const { status } = await fetch(`${baseURL}/dc/webhooks/mail`, { method: 'POST', headers, body });
  expect(status).toBe(204);
  return from;
}

test('the menu counts unread conversations, live, also where it is closed', async ({
  page,
  api,
  baseURL,
}) => {
  const menu = page.getByRole('navigation', { name: text('shell.menu') });
  const named = (prefix: string) => new RegExp(`^${prefix}Conversations, \\d+ unread$`);
  const hub = `${text('shell.sections.hub')}: `;
  await page.goto('/brands');
  await emailArrives(api, baseURL);
  await expect(menu.getByRole('button', { name: named(hub) })).toBeVisible();
  await menu.getByRole('button', { name: named(hub) }).click();
  const link = menu.getByRole('link', { name: named('') });
  const numberOf = async () => Number((await link.textContent())?.replace(/\D/g, ''));
  const before = await numberOf();
  const from = await emailArrives(api, baseURL);
  await expect.poll(numberOf).toBeGreaterThan(before);
  const most = await numberOf();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: text('shell.condense_menu') }).click();
  await menu.getByRole('button', { name: named(hub) }).click();
  await expect(page.getByRole('menuitem', { name: named('') })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('shell.expand_menu') }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole('button', { name: named(`${text('shell.open_menu')}: `) });
  await expect(opener).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await opener.click();
  await link.click();
  await page.getByRole('row').filter({ hasText: from }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Messages Written' })).toContainText('Is it ready?');
  await opener.click();
  await expect.poll(numberOf).toBeLessThan(most);
});

test('a kept answer is in the list of conversations that was never loaded with a connection', async ({
  api,
  baseURL,
  problems,
  openBrowser,
}) => {
  const from = await emailArrives(api, baseURL);
  const filter = encodeURIComponent(JSON.stringify({ address: from }));
  const [thread] = await api.ask<{ id: string }[]>('GET', `threads?filter=${filter}`);
  // A browser that has loaded nothing yet.
  const context = await openBrowser({ storageState: stateOf('STORE_OWNER') });
  const page = await context.newPage();
  await page.goto(`/Conversations/${thread?.id}`);
  const field = page.getByRole('textbox', { name: `Email to ${from}` });
  await field.fill('Tomorrow at five.');
  await page.waitForLoadState('networkidle');
  problems.allowNoConnection();
  await context.setOffline(true);
  await field.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Tomorrow at five.' })).toBeVisible();
  await page
    .getByRole('navigation', { name: text('shell.menu') })
    .getByRole('link', { name: counted('Conversations') })
    .click();
  await expect(page.getByRole('note').filter({ hasText: 'Tomorrow at five.' })).toContainText(from);
  await context.setOffline(false);
  await expect(page.getByRole('note')).toHaveCount(0);
});
