import papaparse from 'papaparse';
import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import type { Page } from '@playwright/test';
import { inDays, newCustomer, type Customer } from './support/booking.ts';
import type { Api } from './support/api.ts';
import { ListPage } from './support/listPage.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const header = [
  'Type',
  'Name',
  'Email',
  'Phone',
  'Services',
  'Contact Method',
  'Booking Date',
  'Appointment Date',
];

async function send(api: Api, { first, last, email }: Customer, values: object = {}) {
  const { rows } = await api.list('repairs', { is_active: 'true', page: '1', per_page: '1' });
  const [repair] = rows as unknown as Record<string, unknown>[];
  return api.ask<{ id: string }>('POST', 'repair/location/1/appointment', {
    location_id: 1,
    type: 'QUOTE',
    customer_first_name: first,
    customer_last_name: last,
    customer_email: email,
    customer_contact_method: 'EMAIL',
    delivery_method: 'WALK_IN',
    selected_date: inDays(50),
    repairs: [
      {
        repair_id: repair?.id,
        product_id: repair?.product_id,
        product_name: '',
        repair_name: repair?.title,
        duration: repair?.duration,
        warranty: repair?.warranty,
        warranty_unit: repair?.warranty_unit,
      },
    ],
    ...values,
  });
}

const filtered = (customer: Customer) =>
  `?filter=${encodeURIComponent(JSON.stringify({ customer_last_name: customer.last }))}`;

async function download(page: Page, list: ListPage, format: 'csv' | 'xlsx' | 'pdf') {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.choose(list.button('exporting.title'), text(`exporting.${format}`)),
  ]);
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^Appointment_Quote_\\d{4}-\\d\\d-\\d\\d\\.${format}$`),
  );
  return readFile(await file.path());
}

test('quotes are filtered, exported, opened, and converted into appointments', async ({ page, api }) => {
  test.setTimeout(90_000);
  const list = await new ListPage(page, 'quotes').open();

  await test.step('an export requests pages of 50 and can be cancelled', async () => {
    const asked = page.waitForRequest((request) => request.url().includes('per_page=50'));
    const files: string[] = [];
    page.on('download', (file) => void files.push(file.suggestedFilename()));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/per_page=50/, async (route) => {
      await held;
      await route.continue().catch(() => undefined); // The export may have been cancelled.
    });
    await list.choose(list.button('exporting.title'), text('exporting.csv'));
    await asked;
    await list.dialog.getByRole('button', { name: text('exporting.cancel') }).click();
    release();
    await expect(list.dialog).toBeHidden();
    await expect(list.toast).toHaveText(text('exporting.canceled'));
    expect(files).toEqual([]);
    await page.unroute(/per_page=50/);
  });

  await test.step('exports the filtered records: CSV and Excel with escaped cells, PDF', async () => {
    const customer = { ...newCustomer(), first: '=HYPERLINK("http://x")' };
    await send(api, customer, { customer_phone: '+1 416 555 0101' });
    await list.visit(filtered(customer));
    await expect(list.rows).toHaveCount(1);

    const csv = papaparse.parse<string[]>((await download(page, list, 'csv')).toString().slice(1)).data;
    const { Sheets, SheetNames } = read(await download(page, list, 'xlsx'), { cellFormula: true });
    const sheet = Sheets[SheetNames[0] ?? ''] ?? {};
    const excel = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
    // Spreadsheets execute formulas in CSV text; in xlsx, text is never a formula.
    for (const [rows, before] of [
      [csv, "'"],
      [excel, ''],
    ] as const) {
      expect(rows[0]).toEqual(header);
      expect(rows).toHaveLength(2);
      expect(rows[1]).toEqual([
        'Quote',
        `${before}=HYPERLINK("http://x") ${customer.last}`,
        customer.email,
        '+14165550101',
        expect.stringMatching(/\w/),
        'E-mail',
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        inDays(50),
      ]);
    }
    const pdf = await download(page, list, 'pdf');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 792. 612.]');
  });

  await test.step('filters by customer, opens the details, and converts the quote into an appointment', async () => {
    const customer = newCustomer();
    await send(api, customer);
    await list.visit('?filter={}');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes');
    await page
      .getByRole('search')
      .getByLabel(text('resources.quotes.fields.customer_last_name'))
      .fill(customer.last);
    await expect(list.rows).toHaveCount(1);
    await expect(list.rows).toContainText(`${customer.first} ${customer.last}`);
    await list.rows.first().click();
    await expect(list.dialog.getByText(text('booking.repairs'))).toBeVisible();
    await expect(list.dialog.getByRole('button', { name: text('booking.cancel.button') })).toHaveCount(0);
    await list.dialog.getByRole('button', { name: text('booking.convert') }).click();
    await expect(list.dialog.locator('[name=customer_last_name]')).toHaveValue(customer.last);
    await list.dialog.locator('[name=selected_date]').fill(inDays(33));
    await list.dialog.locator('[name=selected_start_time]').fill('10:00');
    const saving = page.waitForResponse('**/repair/location/*/appointment');
    await list.dialog.getByRole('button', { name: text('newBooking.submit.APPOINTMENT') }).click();
    expect((await saving).status()).toBe(201);
    await expect(list.dialog).toBeHidden();
    await expect(list.rows.locator('td[data-source=converted]')).toHaveText(text('ra.boolean.true'));

    await list.rows.first().click();
    await list.dialog.getByRole('link', { name: text('booking.to_appointment') }).click();
    await expect(page).toHaveURL(/\/Appointments\/[\w-]+$/);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: text('booking.to_quote') })
      .click();
    await expect(page).toHaveURL(/\/Quotes\/[\w-]+$/);
  });
});
