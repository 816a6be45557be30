import type { Page } from '@playwright/test';
import { newCustomer } from './support/booking.ts';
import { openPage } from './support/menu.ts';
import { mailTo } from './support/people.ts';
import { sendContactRequest } from './support/contactRequests.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const rowsOf = (page: Page) => page.getByRole('table').first().locator('tbody tr:not(.skeleton)');

const windowOf = (page: Page) => {
  const composer = page.locator('section[role=dialog][data-size]');
  return {
    composer,
    to: composer.getByRole('textbox', { name: text('mail.to'), exact: true }),
    subject: composer.getByRole('textbox', { name: text('mail.subject') }),
    body: composer.getByRole('textbox', { name: text('mail.body') }),
    press: (key: string) => composer.getByRole('button', { name: text(key), exact: true }).click(),
  };
};

test('an email is written across several pages, kept as a draft, and sent once', async ({ page, api }) => {
  test.setTimeout(90_000);
  const last = `Zweig${crypto.randomUUID().slice(0, 8)}`;
  const email = `${last.toLowerCase()}@example.net`;
  await sendContactRequest(api, last, { customer_email: email, customer_note: 'Do you repair <tablets>?' });
  await page.goto(`/CustomerRequests?filter=${encodeURIComponent(JSON.stringify({ last_name: last }))}`);
  await rowsOf(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: text('resources.customerRequests.reply') }).click();
  const { composer, to, subject, body, press } = windowOf(page);

  await test.step('the form is prefilled, and Escape minimises it', async () => {
    await expect(subject).toBeFocused();
    await expect(subject).not.toHaveValue('');
    await expect(body).toContainText('Do you repair <tablets>?');
    await body.click({ position: { x: 10, y: 10 } });
    await page.keyboard.type('Yes, we do.');
    await page.keyboard.press('Escape');
    await expect(composer).toHaveAttribute('data-size', 'minimised');
    await page.keyboard.press('Enter');
    await expect(body).toBeVisible();
  });

  await test.step('it stays open across pages', async () => {
    await openPage(page, 'repairs', text('resources.quotes.name', { smart_count: 2 }));
    await expect(page).toHaveURL(/\/Quotes/);
    await expect(body).toContainText('Yes, we do.');
  });

  await test.step('an invalid address is reported and blocks sending', async () => {
    await to.fill('nobody@shop');
    await to.press('Enter');
    await expect(composer.getByText(text('mail.invalid_address'))).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(composer).toBeVisible();
    await to.fill('');
    await to.press('x');
    await to.fill('');
  });

  await test.step('attachments are validated', async () => {
    const input = composer.locator('input[type=file]');
    const file = (name: string, content: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(content),
    });
    await input.setInputFiles([file('fake.pdf', 'MZ'), file('offer.pdf', '%PDF-1.7')]);
    await expect(composer.getByText(/^fake\.pdf: /)).toBeVisible();
    await expect(composer.getByText(/^offer\.pdf \(/)).toBeVisible();
  });

  await test.step('it is kept as a draft, and offered again', async () => {
    await subject.fill('About your tablet');
    await press('mail.close');
    await expect(composer).toBeHidden();
    await page.reload();
    await visit(page, '/Quotes');
    await rowsOf(page).first().getByRole('link').first().click();
    await page.getByRole('dialog').locator('a[href^="mailto:"]').first().click();
    await composer.getByRole('button', { name: text('mail.drafts', { smart_count: 1 }) }).click();
    await page.getByRole('menuitem', { name: /About your tablet/ }).click();
    await expect(subject).toHaveValue('About your tablet');
    await expect(body).toContainText('Yes, we do.');
  });

  await test.step('Ctrl+Enter sends it once', async () => {
    await body.click({ position: { x: 10, y: 10 } });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(text('mail.on_its_way'))).toBeVisible();
    await expect(composer).toBeHidden();
    const mail = await mailTo(page, email);
    expect(mail.subject).toBe('About your tablet');
    expect(mail.text).toContain('Yes, we do.');
    expect(mail.text).toContain('Do you repair <tablets>?');
  });

  await test.step('its state shows on the customer’s profile, which opens it', async () => {
    const customer = newCustomer();
    const { id } = await api.ask<{ id: string }>('POST', 'customer', {
      first_name: customer.first,
      last_name: customer.last,
      email: customer.email,
    });
    await visit(page, `/Customers?cid=${id}`);
    const region = (key: string) => page.getByRole('region', { name: text(key), exact: true });
    await region('customerProfile.contact').getByRole('link', { name: customer.email }).click();
    await subject.fill('Your battery is here');
    await body.click();
    await page.keyboard.type('Come by whenever you like.');
    await page.keyboard.press('Control+Enter');
    const timeline = region('customerProfile.timeline.title');
    await expect(timeline).toContainText(text('customerProfile.timeline.states.sent'));
    await timeline.getByRole('button', { name: 'Your battery is here' }).click();
    const dialog = page.getByRole('dialog', { name: text('mail.details') });
    await expect(dialog).toContainText(text('mail.states.sent'));
    await dialog.getByText(text('mail.show_text')).click();
    await expect(dialog.getByText('Come by whenever you like.')).toBeVisible();
  });
});

test('a bulk email reaches each customer separately; its progress is found again, and the rest can be cancelled', async ({
  page,
  api,
}) => {
  const last = `Lind${crypto.randomUUID().slice(0, 8)}`;
  const names = ['Ada', 'Ben', 'Dana', 'Eli', 'Cleo'];
  for (const first_name of names)
    await api.ask('POST', 'customer', {
      first_name,
      last_name: last,
      email: `${first_name}.${last}@example.net`.toLowerCase(),
      subscriptions: first_name === 'Cleo' ? [] : ['NEWSLETTER'],
    });
  const send = async (subject: string) => {
    await visit(page, `/Customers?filter=${encodeURIComponent(JSON.stringify({ last_name: last }))}`);
    await expect(rowsOf(page)).toHaveCount(names.length);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: text('mailing.write'), exact: true }).click();
    const { composer, subject: line, body } = windowOf(page);
    await expect(composer.getByText(text('mailing.customers', { smart_count: 4 }))).toBeVisible();
    await expect(composer).toContainText(text('mailing.reasons.no_consent', { smart_count: 1 }));
    await line.fill(subject);
    await body.click({ position: { x: 10, y: 10 } });
    await page.keyboard.type('Hello {customer.first_name}.');
    await page.keyboard.press('Control+Enter');
    return page.getByRole('dialog', { name: subject });
  };

  const progress = await send('News of the week');
  await expect(progress.getByRole('progressbar')).toBeVisible();
  await progress.getByRole('button', { name: text('dialog.close'), exact: true }).click();
  await expect(progress).toBeHidden();
  for (const name of names.slice(0, 2))
    expect((await mailTo(page, `${name}.${last}@example.net`.toLowerCase())).text).toContain(
      `Hello ${name}.`,
    );
  await page.getByRole('button', { name: text('mailing.recent') }).click();
  await page
    .getByRole('menuitem', { name: /News of the week/ })
    .first()
    .click();
  await expect(progress).toContainText(text('mailing.states.done', { smart_count: 4 }));
  await progress.getByRole('button', { name: text('dialog.close'), exact: true }).click();

  const cancelled = await send('A second one');
  await cancelled.getByRole('button', { name: text('mailing.cancel') }).click();
  await expect(cancelled).toContainText(/Cancelled after [0-3] mails?\./);
});
