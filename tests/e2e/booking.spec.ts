import { expect, test } from './support/test.ts';
import { inDays, NewBooking, saves, services, newCustomer } from './support/booking.ts';
import { text } from './support/texts.ts';

const appointments = '/Appointments?new=1';
const quotes = '/Quotes?new=1';

test('books an appointment at the customer’s address, once on a double click', async ({ page, api }) => {
  const booking = await new NewBooking(page).open(appointments);
  const customer = newCustomer();
  const submit = booking.button('newBooking.submit.APPOINTMENT');
  await expect(submit).toBeDisabled();

  await booking.search('screen');
  await expect(booking.cards.first()).toContainText(/screen/i);
  await booking.cards.nth(0).click();
  await booking.cards.nth(1).click();
  await expect(booking.selected).toHaveCount(2);
  const total = booking.dialog.getByText(text('booking.total'), { exact: true });
  await expect(total).toBeVisible();
  await booking.selected
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(booking.selected).toHaveCount(1);
  await expect(total).toBeHidden();
  await expect(booking.cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(booking.cards.nth(1)).toHaveAttribute('aria-pressed', 'false');

  await booking.fill(customer);
  await expect(submit).toBeEnabled();
  await expect(booking.field('customer_city')).toHaveCount(0);
  await booking.choose('delivery_method', /on site/i);
  await expect(submit).toBeDisabled();
  await expect(
    booking.dialog.getByRole('combobox', { name: text('resources.locations.fields.province') }),
  ).toHaveText('Ontario');
  await booking.choose('customer_country', text('resources.locations.values.country.US'));
  await expect(
    booking.dialog.getByRole('combobox', {
      name: new RegExp(`^${text('resources.locations.fields.state')}`),
    }),
  ).toHaveText('Alabama');
  await booking.choose('customer_country', text('resources.locations.values.country.CA'));
  await booking.field('customer_address_1').fill('1 King Street');
  await booking.field('customer_city').fill('Toronto');
  await booking.field('customer_postcode').fill('M5H 1A1');
  await booking.field('customer_phone').fill('4165550199');
  await booking.field('selected_start_time').fill('10:30');
  await booking.field('selected_end_time').fill('10:00');
  await expect(
    booking.dialog.getByText(text('resources.appointments.errors.selected_end_time.after_start')),
  ).toBeVisible();
  await booking.field('selected_end_time').fill('11:00');

  let sent = 0;
  page.on(
    'request',
    (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/appointment'))),
  );
  const saving = page.waitForResponse(saves);
  await submit.dblclick();
  expect((await saving).status()).toBe(201);
  await expect(booking.toast.first()).toHaveText(text('resources.appointments.messages.created'));
  await expect(booking.dialog).toBeHidden();
  expect(sent).toBe(1);
  const { rows } = await api.list('appointments', { customer_email: customer.email });
  expect(rows).toMatchObject([
    {
      type: 'APPOINTMENT',
      status: 'NOT_STARTED',
      customer_phone: '+14165550199',
      customer_city: 'Toronto',
      customer_country: 'CA',
      customer_state: 'AB',
      selected_start_time: '10:30:00',
      delivery_method: 'ONSITE',
      quote_status: null,
    },
  ]);
  expect(rows[0]?.repairs).toHaveLength(1);
});

test('starts with the customer, and lists repairs once a device or a title is entered', async ({ page }) => {
  const booking = await new NewBooking(page).open(appointments);
  await expect(booking.field('customer_first_name')).toBeFocused();
  await expect(booking.dialog.getByText(text('newBooking.choose_device'))).toBeVisible();
  await expect(booking.cards).toHaveCount(0);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(booking.dialog.getByLabel(text('newBooking.device'), { exact: true })).toBeFocused();
});

test('brand and device narrow the repairs from the first letter', async ({ page }) => {
  const booking = await new NewBooking(page).open(quotes);
  await booking.dialog.getByLabel(text('newBooking.brand')).pressSequentially('a');
  await page.getByRole('option', { name: 'Apple', exact: true }).click();
  await expect(booking.cards.first()).toContainText(/iPhone|iPad|MacBook|Watch/);
  const device = booking.dialog.getByLabel(text('newBooking.device'), { exact: true });
  await device.pressSequentially('1');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  for (const name of await options.allInnerTexts())
    expect(name).toMatch(/^(iPhone|iPad|MacBook|Apple|Watch|AirPods)/);
  const chosen = options.filter({ hasText: 'iPhone' }).first();
  const name = await chosen.innerText();
  await chosen.click();
  await expect(async () => {
    for (const card of await booking.cards.allInnerTexts()) expect(card).toContain(name);
  }).toPass();
  await booking.search('no such repair');
  await expect(booking.dialog.getByText(text('newBooking.none'))).toBeVisible();
});

test('a quote survives a failure and a rejection; it has a status and no address', async ({
  page,
  problems,
  api,
}) => {
  problems.allow(/status of (500|422)|HttpError/);
  const booking = await new NewBooking(page).open(quotes);
  const customer = newCustomer();
  const submit = booking.button('newBooking.submit.QUOTE');
  await expect(page.getByRole('heading', { name: text('newBooking.title.QUOTE') })).toBeVisible();
  await booking.searchRepairs();
  await booking.cards.first().click();
  await booking.fill(customer, { dropOff: /pick/i });
  await expect(booking.field('customer_city')).toHaveCount(0);
  await booking.choose('quote_status', /sent/i);

  await page.route(saves, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await submit.click();
  await expect(booking.dialog.getByRole('alert')).toHaveText(text('resources.quotes.messages.create_failed'));
  await expect(booking.field('customer_last_name')).toHaveValue(customer.last);
  await expect(booking.selected).toHaveCount(1);

  const errors = [
    { path: '/customer_email', code: 'email' },
    { path: '/repairs/0', code: 'reference' },
  ];
  await page.route(saves, (route) => route.fulfill({ status: 422, json: { errors } }), { times: 1 });
  await submit.click();
  await expect(booking.dialog.getByText(text('validation.email'))).toBeVisible();
  await expect(
    booking.dialog.getByRole('alert').filter({ hasText: text('validation.reference') }),
  ).toContainText(/\w+: /);
  await booking.field('customer_email').fill(`new.${customer.email}`);

  const saving = page.waitForResponse(saves);
  await submit.click();
  expect((await saving).status()).toBe(201);
  await expect(booking.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/Quotes$/);
  const { rows } = await api.list('appointments', { customer_email: customer.email });
  expect(rows).toMatchObject([
    {
      type: 'QUOTE',
      quote_status: 'SENT',
      converted: false,
      customer_city: null,
      delivery_method: 'PICK_UP',
    },
  ]);
  await expect(page.getByRole('row', { name: new RegExp(customer.last) })).toBeVisible();
});

test('reports missing values, and each type has its own button', async ({ page }) => {
  const booking = await new NewBooking(page).open(appointments);
  const hint = booking.dialog.getByRole('button', { name: /^To check: / });
  await booking.button('newBooking.submit.APPOINTMENT').hover();
  await expect(hint).toContainText(text('resources.appointments.fields.customer_first_name'));
  await hint.click();
  await expect(booking.dialog.getByText(text('validation.required'), { exact: true }).first()).toBeVisible();
  await booking.fill(newCustomer());
  await expect(hint).toHaveText(/Services$/);
  await expect(booking.button('newBooking.submit.APPOINTMENT')).toBeDisabled();
  await booking.field('selected_start_time').fill('10:30');
  await booking.field('selected_end_time').fill('10:00');
  await booking.choose('type', 'Quote');
  await expect(booking.button('newBooking.submit.QUOTE')).toBeVisible();
  await expect(booking.field('selected_start_time')).toHaveCount(0);
  await booking.searchRepairs();
  await booking.cards.first().click();
  await expect(booking.button('newBooking.submit.QUOTE')).toBeEnabled();
  await booking.field('selected_date').fill(inDays(-3));
  await expect(booking.dialog.getByText(text('validation.past'))).toBeVisible();
});

test('confirms before discarding input, restores it after a reload, and can clear it', async ({ page }) => {
  const booking = await new NewBooking(page).open(appointments);
  const clear = booking.button('newBooking.clear.button');
  await expect(clear).toBeDisabled();
  await booking.search('screen');
  await expect(clear).toBeEnabled();
  await booking.search('');
  await expect(clear).toBeDisabled();
  await booking.searchRepairs();
  await booking.cards.first().click();
  await booking.field('customer_first_name').fill('Kept');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(booking.field('customer_first_name')).toHaveValue('Kept');
  await expect(booking.selected).toHaveCount(1);

  await booking.search('screen');
  await clear.click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: text('newBooking.clear.keep') }).click();
  await expect(booking.field('customer_first_name')).toHaveValue('Kept');
  await clear.click();
  await question.getByRole('button', { name: text('newBooking.clear.button') }).click();
  await expect(booking.field('customer_first_name')).toHaveValue('');
  await expect(booking.selected).toHaveCount(0);
  await expect(booking.dialog.getByLabel(text('newBooking.title_search'))).toHaveValue('');
  await page.reload();
  await expect(booking.dialog.getByText(text('newBooking.choose_device'))).toBeVisible();
  await expect(booking.field('customer_first_name')).toHaveValue('');
});

test('repairs and lookups that fail to load show an error with a retry', async ({ page, problems }) => {
  problems.allow(/status of 500|HttpError/);
  const fails = (pattern: RegExp) => page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }));
  await fails(services);
  await fails(/\/delivery_methods$/);
  const booking = new NewBooking(page);
  await booking.open(appointments);
  await booking.search('screen');
  await expect(booking.dialog.getByText(text('newBooking.failed'))).toBeVisible({ timeout: 20_000 });
  const lookups = booking.dialog.locator('p', { hasText: text('booking.lookups_failed') });
  await expect(lookups).toBeVisible({ timeout: 20_000 });
  await page.unroute(services);
  await page.unroute(/\/delivery_methods$/);
  await lookups.getByRole('button').click();
  await expect(lookups).toBeHidden();
  await booking.dialog
    .getByRole('alert')
    .getByRole('button', { name: text('errors.retry') })
    .click();
  await expect(booking.cards.first()).toBeVisible();
});

test('two appointments at the same time and location show a warning and can be booked', async ({
  page,
  api,
}) => {
  const first = newCustomer();
  const { rows: repairs } = await api.list('repairs', { is_active: 'true', page: '1', per_page: '1' });
  await api.ask('POST', 'repair/location/1/appointment', {
    location_id: 1,
    type: 'APPOINTMENT',
    customer_first_name: first.first,
    customer_last_name: first.last,
    customer_email: first.email,
    customer_contact_method: 'EMAIL',
    delivery_method: 'WALK_IN',
    selected_date: inDays(41),
    selected_start_time: '06:00:00',
    selected_end_time: '06:30:00',
    repairs: [selected(repairs[0])],
  });
  const booking = await new NewBooking(page).open(appointments);
  await booking.fill(newCustomer(), { date: inDays(41) });
  await booking.searchRepairs();
  await booking.cards.first().click();
  await booking.field('selected_start_time').fill('06:15');
  const warning = booking.dialog.getByText(new RegExp(first.last));
  await expect(warning).toBeVisible();
  await expect(booking.button('newBooking.submit.APPOINTMENT')).toBeEnabled();
  await booking.field('selected_start_time').fill('06:30');
  await expect(warning).toBeHidden();
});

test('can be filled in by keyboard alone', async ({ page }) => {
  const booking = await new NewBooking(page).open(quotes);
  await booking.searchRepairs();
  await booking.cards.first().focus();
  await page.keyboard.press('Space');
  await expect(booking.selected).toHaveCount(1);
  await booking.selected.first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(booking.selected).toHaveCount(0);
  await booking.search('');
  await booking.dialog.getByLabel(text('newBooking.brand')).focus();
  await page.keyboard.type('sam');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(booking.dialog.getByLabel(text('newBooking.brand'))).toHaveValue(/Sam/);
  await expect(booking.cards.first()).toContainText(/Galaxy/);
});

test('Robin Fox, iPhone 13, screen, tomorrow 3 pm takes 60 keys', async ({ page, api }) => {
  const booking = await new NewBooking(page).open(appointments);
  await expect(booking.field('customer_first_name')).toBeFocused();
  let keys = 0;
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    keys += times;
  };
  const type = async (words: string) => {
    await page.keyboard.type(words);
    keys += words.length;
  };
  const email = `r${String(Date.now()).slice(-5)}@x.ca`;
  await type('Robin');
  await press('Tab');
  await type('Fox');
  await press('Tab');
  await type(email);
  await press('Tab', 2);
  await type('iphone 13');
  await expect(page.getByRole('option', { name: 'iPhone 13', exact: true })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await expect(booking.cards.filter({ hasText: 'Screen' })).toBeVisible();
  await press('Tab', 2);
  await type('scr');
  await expect(booking.cards).toHaveCount(1);
  await press('Tab');
  await press('Space');
  await expect(booking.selected).toHaveCount(1);
  // Skips the remove button.
  await press('Tab', 2);
  const day = inDays(1);
  // Month first, since the browser's locale is en-US.
  await type(`${day.slice(5, 7)}${day.slice(8)}${day.slice(0, 4)}`);
  await press('Tab', 2);
  await type('0300P');
  const saving = page.waitForResponse(saves);
  await press('Control+Enter');
  expect((await saving).status()).toBe(201);
  const { rows } = await api.list('appointments', { customer_email: email });
  expect(rows).toMatchObject([{ selected_date: day, selected_start_time: '15:00:00' }]);
  expect(keys).toBeLessThanOrEqual(60);
  test.info().annotations.push({ type: 'keys', description: String(keys) });
});

test.describe('staff of one location', () => {
  test.use({ role: 'STAFF' });

  test('book for their own location only', async ({ page }) => {
    const booking = await new NewBooking(page).open(quotes);
    await booking.dialog
      .getByRole('combobox', { name: text('resources.appointments.fields.location_id') })
      .click();
    await expect(page.getByRole('option', { name: /\w/ })).toHaveCount(1);
  });
});

interface Service {
  id: string;
  [property: string]: unknown;
}

const selected = ({ id, product_id, title, duration, warranty, warranty_unit }: Service = { id: '' }) => ({
  repair_id: id,
  product_id,
  product_name: '',
  repair_name: title,
  duration,
  warranty,
  warranty_unit,
});
