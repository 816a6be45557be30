import { mime, multipartMail, signedHeaders, type Message } from '../support/incomingMail.ts';
import { violations } from './support/axe.ts';
import { boxOf } from './support/boxOf.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

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
  const text = conversation.getByRole('textbox', { name: `Email to ${from}` });
  // An empty field has three lines, and the state beside the heading its dot.
  expect((await boxOf(text)).height).toBeLessThan(90);
  const state = page.getByRole('heading', { level: 1 }).locator('..').getByText('Open');
  expect(await state.evaluate((element) => getComputedStyle(element, '::before').width)).toBe('8px');
  await text.fill('Tomorrow at five.');
  await text.press('Control+Enter');
  await expect(text).toHaveValue('');
  const answer = conversation.getByRole('listitem').filter({ hasText: 'Tomorrow at five.' });
  await expect(answer).toContainText(/ sent$/);
  await arrives({ text: 'See you then', subject: 'Re: My phone' });
  await expect(conversation.getByText('See you then')).toBeVisible();

  problems.allowNoConnection();
  await page.context().setOffline(true);
  await text.fill('Bring the charger.');
  await text.press('Control+Enter');
  const waiting = conversation.getByRole('alert').filter({ hasText: 'Bring the charger.' });
  await expect(waiting).toContainText('it is sent as soon as there is one');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Bring the charger.' })).toHaveCount(1);
});
