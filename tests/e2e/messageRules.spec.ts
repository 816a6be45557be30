import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { violations } from './support/axe.ts';
import { bookAppointment, inDays } from './support/booking.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('finishing a device offers what to tell, and the ticket shows what was sent', async ({ page, api }) => {
  const booking = await bookAppointment(api, `Told ${crypto.randomUUID().slice(0, 8)}`, {
    selected_date: inDays(1),
  });
  const ticket = await api.ask<Ticket>('POST', 'tickets', {
    location_id: booking.location_id,
    customer_id: booking.customer_id,
    new_devices: [{ name: 'Phone', problem: 'Broken' }],
  });
  await visit(page, `/Bench/${ticket.devices[0]?.id}`);
  await page.getByRole('button', { name: 'Finish…' }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await expect(text).toHaveValue(/your Phone is ready/);
  expect(await violations(page)).toEqual([]);
  await text.fill('Come before five. {ticket.link}');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(dialog).toBeHidden();
  await visit(page, `/Tickets/${ticket.id}`);
  const told = page.getByRole('region', { name: 'Messages to the Customer' });
  await expect(told.getByText('Come before five. (link)')).toBeVisible();
  await expect(told.getByText(/Ready for pickup: .*sent/)).toBeVisible();
});
