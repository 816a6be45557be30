import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { NewBooking, newCustomer, type Customer } from './support/booking.ts';
import type { Api } from './support/api.ts';
import { ListPage } from './support/listPage.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const add = ({ first, last, email }: Customer, api: Api, values: object = {}) =>
  api.ask<{ id: string }>('POST', 'customer', {
    first_name: first,
    last_name: last,
    email,
    phone: '+14165550142',
    ...values,
  });

const region = (page: Page, key: string) =>
  page.getByRole('region', { name: text(key, { smart_count: 2 }), exact: true });

test('a customer is created, found and edited, and has addresses', async ({ page, api }) => {
  test.setTimeout(90_000);
  await test.step('creates, finds, opens and edits a customer', async () => {
    const list = await new ListPage(page, 'customers').open('?new=1');
    const { first, last, email } = newCustomer();
    await expect(list.field('first_name')).toBeFocused();
    await list.field('first_name').fill('R');
    await expect(list.dialog.getByText('Too Short!')).toBeVisible();
    await list.field('first_name').fill(first);
    await list.field('last_name').fill(last);
    await list.dialog.locator('[name=email]').fill('nobody');
    await expect(list.dialog.getByText('Invalid email')).toBeVisible();
    await list.dialog.locator('[name=email]').fill(email);
    await list.field('phone').fill('123 456 7890');
    await expect(list.dialog.getByText('Phone number is not valid')).toBeVisible();
    await list.field('phone').fill('(416) 555-0142');
    await list.button('dialog.create').click();
    await expect(list.toast.first()).toHaveText('Customer created successfully.');
    await expect(list.dialog).toBeHidden();
    const { rows } = await api.list('customers', { email });
    expect(rows).toMatchObject([{ phone: '+14165550142', channel: 'IN_STORE', is_guest: false }]);

    await page.getByLabel(list.text('filters.search')).fill(`${last.toUpperCase()} robin`);
    await expect(list.rows).toHaveCount(1);
    await expect(list.row(last)).toContainText('(416) 555-0142');
    await list
      .row(last)
      .getByRole('link', { name: `${first} ${last}` })
      .click();
    await expect(page).toHaveURL(`/Customers?cid=${rows[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: `${first} ${last}` })).toBeVisible();
    const contact = region(page, 'customerProfile.contact');
    await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(contact.getByRole('link', { name: '(416) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+14165550142',
    );

    await page.getByRole('link', { name: list.text('actions.edit') }).click();
    await list.field('last_name').fill(`${last}-Roy`);
    await list.button('dialog.save').click();
    await expect(page.getByRole('heading', { level: 1, name: `${last}-Roy` })).toBeVisible();
    await expect(list.dialog).toBeHidden();
    await page.getByRole('button', { name: text('customerProfile.back') }).click();
    await expect(list.rows).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: list.text('filters.search') })).toHaveValue(/robin/);
  });
  await test.step('adds, edits and removes addresses, and makes one the default', async () => {
    const { id } = await add(newCustomer(), api);
    await visit(page, `/Customers?cid=${id}`);
    const list = new ListPage(page, 'addresses');
    const shown = region(page, 'resources.addresses.name');
    const entries = shown.getByRole('listitem');
    await expect(shown.getByText(text('customerProfile.no_addresses'))).toBeVisible();

    const create = async (street: string) => {
      await shown.getByRole('button', { name: text('resources.addresses.actions.new') }).click();
      await list.field('address_1').fill(street);
      await list.field('city').fill('Montréal');
      await list.dialog.getByRole('combobox', { name: /^Province/ }).click();
      await page.getByRole('option', { name: 'Quebec' }).click();
      await list.field('postcode').fill('M5V 2T6');
      await expect(list.dialog.getByText(text('resources.addresses.errors.postcode.postcode'))).toBeVisible();
      await list.field('postcode').fill('h2x 1y4');
      await list.field('address_2').fill(street);
      await expect(list.dialog.getByText('This should be different from Street Address.')).toBeVisible();
      await list.field('address_2').fill('');
      await list.button('dialog.create').click();
      await expect(list.dialog).toBeHidden();
    };
    await create('1 rue Rachel');
    const isDefault = text('resources.addresses.fields.is_default');
    await expect(entries.getByText(isDefault, { exact: true })).toHaveCount(1);
    await create('2 rue Roy');
    await expect(entries).toHaveCount(2);
    const [old, made] = [
      entries.filter({ hasText: '1 rue Rachel' }),
      entries.filter({ hasText: '2 rue Roy' }),
    ];
    await made.getByRole('button', { name: /^Make Default/ }).click();
    await expect(made.getByText(isDefault, { exact: true })).toBeVisible();
    await expect(old.getByText(isDefault, { exact: true })).toBeHidden();

    await made.getByRole('button', { name: /^Edit/ }).click();
    await list.field('company').fill('Atelier Roy');
    await list.button('dialog.save').click();
    await expect(made).toContainText('Atelier Roy');
    await made.getByRole('button', { name: /^Remove/ }).click();
    await expect(entries).toHaveCount(1);
    await expect(old.getByText(isDefault, { exact: true })).toBeVisible();
    await list.button('list.undo').click();
    await expect(entries).toHaveCount(2);
    await expect(made.getByText(isDefault, { exact: true })).toBeVisible();
  });
});

test('the booking form suggests customers while typing, and links to the customer', async ({ page, api }) => {
  test.setTimeout(90_000);
  const customer = newCustomer();
  const { id } = await add(customer, api, { last_name: `${customer.last} Élan` });
  const address = { address_1: '1 King Street', city: 'Toronto', state: 'ON', postcode: 'M5H 1A1' };
  await api.ask('POST', 'addresses', {
    ...address,
    customer_id: id,
    first_name: 'Robin',
    last_name: 'Booker',
    email: customer.email,
  });
  const booking = await new NewBooking(page).open('/Appointments?new=1');
  await booking.searchRepairs();
  await booking.cards.first().click();
  await booking.field('customer_first_name').pressSequentially('robin');
  await booking.field('customer_last_name').pressSequentially(`${customer.last} elan`);
  const option = page.getByRole('option', { name: customer.email });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(booking.field('customer_email')).toHaveValue(customer.email);
  await expect(booking.field('customer_phone')).toHaveValue('+1 416 555 0142');
  await expect(booking.dialog.getByText(text('newBooking.known_customer'))).toBeVisible();
  await booking.choose('location_id', /Toronto/);
  await booking.choose('delivery_method', /on site/i);
  await expect(booking.field('customer_city')).toHaveValue('Toronto');
  await booking.field('selected_date').fill('2100-03-09');
  await booking.button('newBooking.submit.APPOINTMENT').click();
  await expect(booking.toast.first()).toHaveText(text('resources.appointments.messages.created'));
  const { rows } = await api.list('appointments', { customer_email: customer.email });
  expect(rows).toMatchObject([{ customer_id: id, customer_address_1: '1 King Street' }]);

  await visit(page, `/Appointments/${rows[0]?.id}`);
  await page.getByRole('link', { name: text('booking.to_customer') }).click();
  await expect(page).toHaveURL(`/Customers?cid=${id}`);
  const services = region(page, 'customerProfile.services');
  await expect(services.getByRole('row')).toHaveCount(2);
  await services.getByRole('link').first().press('Enter');
  await expect(page.getByRole('dialog')).toContainText(customer.email);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const timeline = region(page, 'customerProfile.timeline.title');
  await expect(timeline.getByRole('heading', { level: 3 }).last()).toHaveText(/created$/);
  await timeline.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toContainText(customer.email);
  await page.keyboard.press('Escape');
  await services.getByRole('combobox', { name: 'Type' }).selectOption('QUOTE');
  await expect(services.getByText(text('customerProfile.no_services'))).toBeVisible();
});
