import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import type { Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { bookAppointment, inDays } from './support/booking.ts';
import { mailTo } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const word = (key: string, options = {}) => text(`resources.shipments.${key}`, options);
const browse = (key: string) => text(`shipping.rateBrowser.${key}`);

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr:not(.skeleton)');
const listOf = (last: string) => `/Shipping?filter=${encodeURIComponent(JSON.stringify({ search: last }))}`;
const toastOf = (page: Page) => page.locator('[aria-live]').last();

/** Creates a customer with an address. */
async function addCustomer(api: Api) {
  const last_name = `Parcel${crypto.randomUUID().slice(0, 8)}`;
  const person = { first_name: 'Ada', last_name, email: `${last_name.toLowerCase()}@example.net` };
  const { id } = await api.ask<{ id: string }>('POST', 'customer', {
    ...person,
    default_contact_method: 'EMAIL',
    channel: 'IN_STORE',
  });
  await api.ask('POST', 'addresses', {
    ...person,
    customer_id: id,
    address_type: 'SHIPPING',
    address_1: '350 Rue Saint-Paul Est',
    city: 'Montréal',
    country: 'CA',
    state: 'QC',
    postcode: 'H2Y 1H2',
  });
  return { id, ...person };
}

/** Fills in the rate form, whose recipient is set, up to the Buy button. */
async function configure(dialog: Locator) {
  for (const side of ['length', 'width', 'height'])
    await dialog
      .getByLabel(browse(`fields.${side}`), { exact: false })
      .first()
      .fill('6');
  await dialog.getByRole('button', { name: browse('browse') }).click();
  await dialog
    .getByRole('list', { name: browse('service_list') })
    .getByRole('button')
    .first()
    .click();
  await expect(dialog.getByLabel(browse('fields.name'))).not.toHaveValue('');
}

/** Downloads the file that the Print button shows. */
async function fileOf(page: Page, printing: Locator) {
  await expect(printing.getByText(word('print.ready'))).toBeVisible();
  const print = printing.getByRole('link', { name: word('print.print'), exact: true });
  await expect(print).toHaveAttribute('href', /^blob:/);
  await expect(print).toHaveAttribute('target', '_blank');
  const downloading = page.waitForEvent('download');
  await printing.getByRole('button', { name: word('print.download') }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), ...readPdf(await readFile(await file.path())) };
}

test('from a customer’s address to a printed label, which is voided', async ({ page, api, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, last_name } = await addCustomer(api);
  await page.goto(`/Customers?cid=${id}`);
  await page.getByRole('button', { name: new RegExp(`^${word('of_address')}: 350 Rue`) }).click();
  const dialog = page.getByRole('dialog', { name: browse('title') });
  await configure(dialog);
  await dialog.getByRole('button', { name: browse('buy.print'), exact: true }).click();

  const printing = page.getByRole('dialog', { name: word('print.title', { smart_count: 1 }) });
  await test.step('4x6 inches, as returned by the carrier', async () => {
    const label = await fileOf(page, printing);
    expect(label).toMatchObject({
      isPdf: true,
      pages: [[288, 432]],
      name: expect.stringMatching(/^Labels \w+\.pdf$/),
    });
    expect(label.text).toContain('SAMPLE');
    expect(label.text).toContain(last_name);
  });
  await test.step('on A4', async () => {
    await printing.getByLabel(word('print.paper')).selectOption('a4');
    expect(await fileOf(page, printing)).toMatchObject({ isPdf: true, pages: [[595, 842]] });
  });
  await printing.getByRole('button', { name: text('dialog.close') }).click();

  await visit(page, listOf(last_name));
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).locator('[data-source=shipment_status]')).toHaveText(
    word('values.shipment_status.label_purchased'),
  );
  await test.step('a click copies its number', async () => {
    await rowsOf(page)
      .getByRole('button', { name: /^Copy \w/ })
      .click();
    await expect(page.getByText(word('copied'))).toBeVisible();
    const number = await page.evaluate(() => navigator.clipboard.readText());
    await expect(rowsOf(page).locator('[data-source=tracking_number]')).toContainText(number);
  });

  await test.step('by keyboard: opened, voided after confirmation, and not again', async () => {
    await rowsOf(page).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    const shipment = page.getByRole('dialog', { name: word('title') });
    await expect(shipment.getByRole('link', { name: word('panel.to_customer') })).toBeVisible();
    await expect(shipment.getByText(`Ada ${last_name}`).first()).toBeVisible();
    await shipment.getByRole('button', { name: word('actions.void'), exact: true }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/can no longer be used\. A refund of \$[\d.]+ .* final/);
    await expect(question.getByRole('button', { name: word('void.no') })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText(/voided/i);
    await expect(shipment.getByRole('alert').first()).toContainText(/nothing is refunded/);
    await expect(shipment.getByRole('button', { name: word('actions.void'), exact: true })).toHaveCount(0);
    await expect(shipment.getByRole('button', { name: word('actions.print'), exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await expect(rowsOf(page).locator('[data-source=shipment_status]')).toHaveText(
    word('values.shipment_status.voided'),
  );
  await rowsOf(page).getByRole('button').last().click();
  await expect(page.getByRole('menuitem')).toHaveText([word('row_actions.view')]);
});

test('filters, problems, and several labels in one file', async ({ page }) => {
  await page.goto('/Shipping');
  await page
    .getByRole('button', { name: /Toronto/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: text('shell.location.all') }).click();
  await expect(rowsOf(page)).toHaveCount(10);
  const quick = page.getByRole('group', { name: word('filters.problem') });
  await quick.getByRole('button', { name: /^Problem/ }).click();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: word('values.tracking_status.delivered') })).toHaveCount(0);
  await quick.getByRole('button', { name: new RegExp(`^${text('list.all')}`) }).click();

  await page.getByLabel(word('filters.is_voided')).selectOption('true');
  await expect(rowsOf(page).filter({ hasText: word('values.shipment_status.label_purchased') })).toHaveCount(
    0,
  );
  await expect(rowsOf(page).first()).toContainText(word('values.shipment_status.voided'));
  await page.getByLabel(word('filters.is_voided')).selectOption('false');
  await page.getByRole('combobox', { name: word('fields.carrier_code') }).selectOption('fedex');
  await expect(rowsOf(page).filter({ hasText: 'Purolator' })).toHaveCount(0);
  const all = page.getByRole('table').getByRole('checkbox');
  for (const index of [1, 2, 3]) await all.nth(index).check();
  await page.getByRole('button', { name: word('actions.print_selected') }).click();
  const printing = page.getByRole('dialog', { name: word('print.title', { smart_count: 3 }) });
  await printing.getByLabel(word('print.paper')).selectOption('label');
  expect((await fileOf(page, printing)).pages).toEqual([
    [288, 432],
    [288, 432],
    [288, 432],
  ]);
});

/** Books a mail-in appointment of a customer with an address. */
async function bookMailIn(api: Api) {
  const { id, first_name, last_name, email } = await addCustomer(api);
  const booking = await bookAppointment(api, last_name, {
    customer_id: id,
    customer_first_name: first_name,
    customer_email: email,
    delivery_method: 'MAIL_IN',
    selected_date: inDays(3),
  });
  return { path: `/Appointments/${booking.id}`, last_name, email };
}

test('a mail-in appointment creates its return label, prefilled, to download or by email', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const details = page.getByRole('dialog').first();
  const dialog = page.getByRole('dialog', { name: browse('title') });

  await test.step('to download', async () => {
    const { path, last_name } = await bookMailIn(api);
    await page.goto(path);
    await expect(details.getByText(word('booking.none'))).toBeVisible();
    await details.getByRole('button', { name: word('booking.return_label') }).click();
    await configure(dialog);
    await expect(dialog.getByLabel(browse('fields.name')).first()).toHaveValue(`Ada ${last_name}`);
    await expect(dialog.getByRole('switch', { name: browse('fields.isReturn') })).toBeChecked();
    await dialog.getByLabel(browse('choices.returnBy.download')).check();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: browse('buy.download'), exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^Labels \w+\.pdf$/);
    const sent = details.getByRole('link', { name: new RegExp(word('booking.return_label')) });
    await sent.click();
    await expect(page).toHaveURL(/\/Shipping\/[\w-]+$/);
    await expect(page.getByRole('link', { name: word('panel.to_booking') })).toBeVisible();
    // Two links below each other.
    expect(await violations(page)).toEqual([]);
  });

  await test.step('authorized and mailed with its PDF, and mailed again from its shipment, once each', async () => {
    const { path, last_name, email } = await bookMailIn(api);
    const labels = (count: number) => mailTo(page, email, count, /shipping label/);
    await visit(page, path);
    await details.getByRole('button', { name: word('booking.return_label') }).click();
    await configure(dialog);
    await expect(dialog.getByRole('textbox', { name: browse('fields.email') })).toHaveValue(email);
    await dialog.getByRole('button', { name: browse('buy.email'), exact: true }).dblclick();
    await expect(toastOf(page)).toContainText(word('mailed'));
    const { attachments = [] } = await labels(1);
    expect(attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^label-\w+\.pdf$/)]);
    const label = readPdf(Buffer.from(attachments[0]?.content ?? '', 'base64'));
    expect(label).toMatchObject({ isPdf: true, pages: [[288, 432]] });
    expect(label.text).toContain(last_name);

    await details.getByRole('link', { name: new RegExp(word('booking.return_label')) }).click();
    const mail = page.getByRole('button', { name: word('actions.mail') });
    await mail.dblclick();
    await expect(mail).toBeDisabled();
    await expect(toastOf(page)).toContainText(word('mailed'));
    await labels(2);
  });
});

test.describe('STAFF, on a phone', () => {
  test.use({ role: 'STAFF', viewport: { width: 390, height: 844 } });

  test('reads shipments without buying; nothing is wider than the screen', async ({ page }) => {
    await page.goto('/Shipping');
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: word('actions.new') })).toHaveCount(0);
    await rowsOf(page).first().getByRole('link').first().click();
    const shipment = page.getByRole('dialog', { name: word('title') });
    await expect(shipment.getByText(word('panel.order_number'))).toBeVisible();
    await expect(shipment.getByRole('button', { name: word('actions.void'), exact: true })).toHaveCount(0);
    const isWide = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    await visit(page, '/Shipping/create');
    await expect(page.getByRole('dialog').getByText(text('messages.not_allowed'))).toBeVisible();
  });
});
