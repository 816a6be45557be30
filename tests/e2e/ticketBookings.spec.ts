import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { violations } from './support/axe.ts';
import { bookAppointment, inDays } from './support/booking.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('an appointment becomes a ticket, which is picked up with what was left', async ({ page, api }) => {
  const booking = await bookAppointment(api, `Counter ${crypto.randomUUID().slice(0, 8)}`, {
    selected_date: inDays(1),
  });
  await page.goto(`/Tickets/create?appointment=${booking.id}`);
  await page.getByRole('button', { name: 'Left items' }).click();
  await page.getByRole('button', { name: '+ Case' }).click();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const ticket = await api.ask<Ticket>('GET', `tickets/${id}`);
  expect(ticket).toMatchObject({ appointment_id: booking.id, origin: 'BOOKING' });
  const finish = `ticketDevices/${ticket.devices[0]?.id}/finish`;
  await api.ask('POST', finish, { key: crypto.randomUUID(), outcome: 'REPAIRED' });

  await visit(page, '/PickUp');
  await page.getByRole('combobox', { name: 'Scan a ticket' }).fill(`T${ticket.number}-1`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: `Case · T${ticket.number}-1` })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Give Back 1 Thing' }).click();
  await expect(page.getByRole('checkbox', { name: /^Case/ })).toBeHidden();
  await page.getByRole('button', { name: 'Hand Over 1 Device' }).click();
  await expect(page.getByText('1 device handed over.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});
