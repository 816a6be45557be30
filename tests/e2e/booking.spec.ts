import { expect, test } from './support/test.ts';
import { inDays, NewBooking, saves, newCustomer } from './support/booking.ts';
import { text } from './support/texts.ts';

const appointments = '/Appointments?new=1';
const quotes = '/Quotes?new=1';

test('an appointment is booked by 60 keys, and another one at the customer’s address, once on a double click', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const booking = await new NewBooking(page).open(appointments);

  await test.step('Robin Fox, iPhone 13, screen, tomorrow 3 pm takes 60 keys', async () => {
    await expect(booking.field('customer_first_name')).toBeFocused();
    await expect(booking.dialog.getByText(text('newBooking.choose_device'))).toBeVisible();
    await expect(booking.cards).toHaveCount(0);
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
    await expect(booking.dialog).toBeHidden();
  });

  const customer = newCustomer();
  const submit = booking.button('newBooking.submit.APPOINTMENT');

  await test.step('several repairs are selected and removed', async () => {
    await booking.visit(appointments);
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
  });

  await test.step('an on-site visit needs the address', async () => {
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
    await booking.field('selected_end_time').fill('11:00');
  });

  await test.step('a double click books once', async () => {
    let sent = 0;
    page.on(
      'request',
      (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/appointment'))),
    );
    const saving = page.waitForResponse(saves);
    await submit.dblclick();
    expect((await saving).status()).toBe(201);
    await expect(
      booking.toast.filter({ hasText: text('resources.appointments.messages.created') }).last(),
    ).toBeVisible();
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
});

test('a quote is sent, its repairs found by brand and device, by keyboard; Escape asks first', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const booking = await new NewBooking(page).open(quotes);
  const brand = booking.dialog.getByLabel(text('newBooking.brand'));
  await expect(page.getByRole('heading', { name: text('newBooking.title.QUOTE') })).toBeVisible();

  await test.step('brand and device narrow the repairs from the first letter', async () => {
    await brand.pressSequentially('a');
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
    await booking.search('');
  });

  await test.step('repairs are found and selected by keyboard alone', async () => {
    await brand.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('sam');
    await expect(page.getByRole('listbox').getByRole('option', { name: /Sam/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(brand).toHaveValue(/Sam/);
    await expect(booking.cards.first()).toContainText(/Galaxy/);
    await booking.cards.first().focus();
    await page.keyboard.press('Space');
    await expect(booking.selected).toHaveCount(1);
    await booking.selected.first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(booking.selected).toHaveCount(0);
    await booking.cards.first().click();
  });

  await test.step('it is sent with a status and without an address', async () => {
    const customer = newCustomer();
    await booking.fill(customer, { dropOff: /pick/i });
    await expect(booking.field('customer_city')).toHaveCount(0);
    await booking.choose('quote_status', /sent/i);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
    const saving = page.waitForResponse(saves);
    await booking.button('newBooking.submit.QUOTE').click();
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
});
