import type { Page } from '@playwright/test';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { BookingParts } from '../../src/schemas/appointments/parts.ts';
import { accountOf } from './support/accounts.ts';
import { Api, unique } from './support/api.ts';
import { NewBooking, saves, newCustomer } from './support/booking.ts';
import { makeServices, ManagePage } from './support/repairs.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const part = (key: string, options = {}) => text(`booking.parts.${key}`, options);

/** Resolves once the page receives live updates. */
const joinedLive = (page: Page) =>
  page
    .waitForEvent('websocket', (socket) => socket.url().includes('/socket.io/'))
    .then((socket) =>
      // The acknowledgement of `join`.
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('43')),
    );

test('a service lists a part; an appointment waits for it, is notified when it arrives, and uses it', async ({
  page,
  api,
}) => {
  const name = unique('Part');
  const item = await api.ask<{ id: string }>('POST', 'items', { name, sku: name });
  const { prefix, first } = await makeServices(api, {});

  const manage = await new ManagePage(page).openTitled(prefix);
  await manage.menu(String(first.title), text('list.edit'));
  await manage.dialog.getByRole('combobox', { name: text('resources.repairs.parts.add') }).fill(name);
  await page.getByRole('option', { name }).click();
  await manage.dialog.getByLabel(text('resources.repairs.parts.quantity')).fill('2');
  await manage.save.click();
  await expect(manage.dialog).toBeHidden();

  const booking = await new NewBooking(page).open('/Appointments?new=1');
  const customer = newCustomer();
  await booking.searchRepairs(prefix);
  await booking.cards.first().click();
  await booking.fill(customer);
  await expect(booking.dialog.getByText(part('short', { name, needed: 2, free: 0 }))).toBeVisible();
  const answer = page.waitForResponse(saves);
  await booking.button('newBooking.submit.APPOINTMENT').click();
  const { id, location_id } = (await (await answer).json()) as Appointment;
  await expect(booking.dialog).toBeHidden();

  const joined = joinedLive(page);
  await page.goto(`/Appointments/${id}`);
  await joined;
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText(part('states.WAITING'))).toBeVisible();
  await expect(dialog.getByText(part('counts.waiting', { smart_count: 2 }))).toBeVisible();

  const colleague = await Api.signIn(process.env.BASE_URL ?? '', accountOf('ADMIN'));
  await colleague.ask('POST', 'stock/receive', {
    key: crypto.randomUUID(),
    location_id,
    lines: [{ item_id: item.id, quantity: 3 }],
  });
  const news = text('inbox.arrived', { title: text('inbox.events.APPOINTMENT.arrived') });
  await expect(page.getByText(news)).toBeAttached();
  await expect(dialog.getByText(part('counts.reserved', { smart_count: 2 }))).toBeVisible();
  await expect(dialog.getByText(part('states.READY'))).toBeVisible();

  await dialog.getByRole('button', { name: text('dialog.edit_button') }).click();
  await dialog.getByRole('combobox', { name: text('resources.appointments.fields.status') }).click();
  await page.getByRole('option', { name: /completed/i }).click();
  await dialog.getByRole('button', { name: text('dialog.save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/Appointments/${id}`);
  await expect(dialog.getByText(part('counts.used', { smart_count: 2 }))).toBeVisible();
  await dialog.getByText(part('happened')).click();
  await expect(dialog.getByText(part('kinds.USE', { what: `2 × ${name}` }))).toBeVisible();
  const { movements } = await api.ask<BookingParts>('GET', `repair/appointment/${id}/parts`);
  expect(movements.map(({ kind, count }) => [kind, count])).toEqual([
    ['RESERVE', 2],
    ['USE', 2],
  ]);
});
