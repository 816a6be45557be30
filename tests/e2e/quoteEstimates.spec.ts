import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { violations } from './support/axe.ts';
import { bookAppointment, inDays } from './support/booking.ts';
import { drawSignature } from './support/drawSignature.ts';
import { expect, test } from './support/test.ts';

test('a quote is sent for approval, signed by the customer, and becomes a ticket at these prices', async ({
  page,
  api,
  openBrowser,
}) => {
  const quote = await bookAppointment(api, `Quoted ${crypto.randomUUID().slice(0, 8)}`, {
    type: 'QUOTE',
    selected_date: inDays(20),
  });
  await page.goto(`/Quotes/${quote.id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New Estimate' }).click();
  await dialog.getByRole('textbox', { name: 'Price' }).fill('120.01');
  await dialog.getByRole('combobox', { name: /^Add a service/ }).fill('New battery');
  await page.getByRole('option').last().click();
  await dialog.getByRole('textbox', { name: 'Price' }).last().fill('40');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quote for');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Sent');
  await page.getByRole('button', { name: 'Show a Link…' }).click();
  const estimate = new URL(page.url()).pathname.split('/').at(-1);
  const address = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const customer = await (await openBrowser()).newPage();
  await customer.goto(address);
  await customer.getByRole('button', { name: 'Show the estimate' }).click();
  await customer.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace');
  await drawSignature(customer, /^Your signature, drawn/);
  expect(await violations(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Approve' }).click();
  await expect(customer.getByRole('status')).toContainText('Approved');

  await expect(page.getByRole('img', { name: 'Signature of Ada Lovelace' })).toBeVisible();
  await page.getByRole('link', { name: 'Quote', exact: true }).click();
  await expect(dialog.getByText('Accepted')).toBeVisible();
  await dialog.getByRole('link', { name: 'New Ticket' }).click();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByRole('heading', { name: /^Ticket #/ })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { devices } = await api.ask<Ticket>('GET', `tickets/${id}`);
  expect(await api.ask('GET', `ticketDevices/${devices[0]!.id}`)).toMatchObject({
    agreed_amount: 16_001,
    agreed_by: 'Ada Lovelace',
    agreed_how: 'LINK',
    services: [{ cost: 12_001 }, { name: 'New battery', cost: 4000 }],
  });
  const { order_id } = await api.ask<{ order_id: string }>('POST', `tickets/${id}/order`);
  const { total } = await api.ask<{ total: number }>('GET', `orders/${order_id}`);
  expect(await api.ask<Estimate>('GET', `estimates/${estimate}`)).toMatchObject({
    ticket_id: id,
    quote_id: quote.id,
    state: 'APPROVED',
    total,
  });
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('ticket #');
});
