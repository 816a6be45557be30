import { RateBrowserDialog } from './support/rateBrowser.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';

const estimates = '**/dc/rates/estimate';
const rates = '**/dc/rates';
const purchases = '**/dc/labels/rates/*';

test('buys one label for an address, through a failure, a corrected address and a changed option', async ({
  page,
  problems,
  api,
}) => {
  test.setTimeout(120_000);
  problems.allow(/status of 503|HttpError|net::ERR/);
  const name = `Parcel ${crypto.randomUUID().slice(0, 8)}`;
  const browser = await new RateBrowserDialog(page).open();
  await expect(browser.text('hint')).toBeVisible();
  await expect(browser.text('sample')).toBeVisible();
  await expect(browser.button('browse')).toBeDisabled();
  await browser.fill();
  await expect(browser.button('browse')).toBeEnabled();

  await page.route(estimates, (route) => route.fulfill({ status: 503, body: '<html>' }), { times: 1 });
  await browser.button('browse').click();
  await expect(browser.dialog.getByRole('alert').last()).toContainText(
    text('shipping.rateBrowser.rating_failed'),
  );
  await expect(browser.field('length')).toHaveValue('7.5');
  await browser.browse();
  await expect(browser.carriers.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(browser.carriers.getByText(text('shipping.rateBrowser.cheapest'))).toHaveCount(1);
  await browser.carriers.getByRole('button', { name: /FedEx/ }).click();

  // Keyboard only from here to the address.
  await browser.services.getByRole('button').first().focus();
  const rated = page.waitForRequest(rates);
  await page.keyboard.press('Enter');
  await expect(browser.field('name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6045550101');
  await page.keyboard.press('Tab');
  await expect(browser.field('phone')).toHaveValue('(604) 555-0101');
  await page.keyboard.type('12 granville street');
  await page.keyboard.press('Tab');
  expect((await rated).postDataJSON()).toMatchObject({
    shipment: { packages: [{ weight: { value: 40, unit: 'ounce' }, dimensions: { length: 7.5 } }] },
  });

  await expect(browser.text('verdicts.warning')).toBeVisible();
  await browser.button('use_address').click();
  const compared = page.getByRole('dialog', { name: text('shipping.rateBrowser.use_address') });
  await expect(compared.locator('mark')).toHaveText(['12 Granville Street']);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...size, width: 390 });
  await expect(compared.locator('mark')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await compared.getByRole('button', { name: text('shipping.rateBrowser.use_address') }).click();
  await expect(browser.text('verdicts.validated')).toBeVisible();
  await expect(browser.field('addressLine1')).toHaveValue('12 Granville Street');

  await expect(browser.button('buy.print')).toBeEnabled();
  const before = await browser.dialog.getByRole('status').last().innerText();
  await browser.button('other_options').click();
  const again = page.waitForRequest(rates);
  await browser.dialog.getByLabel(text('shipping.rateBrowser.fields.saturdayDelivery')).check();
  await expect(browser.button('buy.print')).toBeDisabled();
  expect((await again).postDataJSON()).toMatchObject({
    shipment: { advanced_options: { saturday_delivery: true } },
  });
  await expect(browser.button('buy.print')).toBeEnabled();
  expect(await browser.dialog.getByRole('status').last().innerText()).not.toBe(before);

  // The response is lost; a retry finds the same label.
  await page.route(
    purchases,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await browser.button('buy.print').dblclick();
  await expect(browser.text('uncertain')).toBeVisible();
  await expect(browser.field('name')).toBeDisabled();
  await browser.button('look_again').click();
  await expect(page.getByText(text('shipping.rateBrowser.generated')).first()).toBeVisible();
  const { rows } = await api.list('shipments', { search: name });
  expect(rows).toMatchObject([
    {
      recipient: name,
      shipment_status: 'label_purchased',
      ship_to: { address_line1: '12 Granville Street', phone: '(604) 555-0101' },
    },
  ]);
});
