import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { drawSignature } from './support/drawSignature.ts';
import { expect, test } from './support/test.ts';

async function newTicket(api: Api): Promise<Ticket> {
  const [{ id: location_id }] = await api.ask<[{ id: number }]>('GET', 'transfers/ends');
  return api.ask<Ticket>('POST', 'tickets', {
    location_id,
    new_customer: {
      first_name: 'Ada',
      last_name: `Estimate ${crypto.randomUUID().slice(0, 8)}`,
      phone: null,
      email: `${crypto.randomUUID()}@a.example`,
    },
    new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ name: 'Screen', cost: 10_000 }] }],
  });
}

test('the counter offers two options, the customer approves one without JavaScript', async ({
  page,
  api,
  openBrowser,
}) => {
  const ticket = await newTicket(api);
  await page.goto(`/Tickets/${ticket.id}`);
  await page.getByRole('button', { name: 'New Estimate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('100.00');
  await dialog.getByRole('button', { name: 'Add an Option' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the option' }).last().fill('With battery');
  await dialog
    .getByRole('combobox', { name: /^Add a service/ })
    .last()
    .fill('New battery');
  await page.getByRole('option').last().click();
  await dialog.getByRole('textbox', { name: 'Price' }).last().fill('150');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send…' }).click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Sent');
  await page.getByRole('button', { name: 'Show a Link…' }).click();
  const address = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const customer = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await customer.goto(address);
  await customer.getByRole('button', { name: 'Show the estimate' }).click();
  await expect(customer.getByText('$169.50').first()).toBeVisible();
  const checked = await (await openBrowser()).newPage();
  await checked.goto(address);
  expect(await violations(checked)).toEqual([]);
  await customer.getByRole('radio', { name: /With battery/ }).check();
  await customer.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace');
  await customer.getByRole('button', { name: 'Approve' }).click();
  await expect(customer.getByRole('status')).toContainText('With battery');

  await expect(page.getByText('Ada Lovelace approved With battery')).toBeVisible();
  const { devices } = await api.ask<Ticket>('GET', `tickets/${ticket.id}`);
  expect(await api.ask('GET', `ticketDevices/${devices[0]!.id}`)).toMatchObject({
    agreed_amount: 15_000,
    agreed_by: 'Ada Lovelace',
    services: [{ name: 'New battery', cost: 15_000 }],
  });
});

test('the customer draws a signature, clears it by keyboard, and staff see it', async ({
  page,
  api,
  openBrowser,
}) => {
  const ticket = await newTicket(api);
  const { id } = await api.ask<{ id: string }>('POST', 'estimates', { ticket_id: ticket.id });
  await api.ask('POST', `estimates/${id}/send`, { key: crypto.randomUUID(), way: 'NONE', awaits: true });
  const { address } = await api.ask<{ address: string }>('POST', `estimates/${id}/links`, { locale: 'en' });
  const customer = await (await openBrowser()).newPage();
  await customer.goto(address);
  await customer.getByRole('button', { name: 'Show the estimate' }).click();
  const pad = customer.getByRole('img', { name: /^Your signature, drawn/ });
  await customer.getByRole('textbox', { name: 'Your name' }).fill('Ada Lovelace');
  await drawSignature(customer, /^Your signature, drawn/);
  await expect(pad.locator('polyline')).toHaveCount(1);
  expect(await violations(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Sign again' }).press('Enter');
  await expect(pad.locator('polyline')).toHaveCount(0);
  await customer.getByRole('button', { name: 'Approve' }).press('Enter');
  const typed = customer.getByRole('checkbox', { name: 'My typed name is my signature' });
  await expect(typed).toBeFocused();
  await drawSignature(customer, /^Your signature, drawn/);
  await customer.getByRole('button', { name: 'Approve' }).click();
  await expect(customer.getByRole('status')).toContainText('Approved');

  await page.goto(`/Estimates/${id}`);
  const signature = page.getByRole('img', { name: 'Signature of Ada Lovelace' });
  await expect(signature.locator('polyline')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});
