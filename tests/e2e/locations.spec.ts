import type { Page } from '@playwright/test';
import { picture, unique } from './support/api.ts';
import { ListPage } from './support/listPage.ts';
import { addLocation, readLocation, type Place } from './support/locations.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';
import { expect, test } from './support/test.ts';

const locations = (page: Page) => new ListPage(page, 'locations');
const filtered = ({ location_name }: Pick<Place, 'location_name'>) =>
  `?filter=${encodeURIComponent(JSON.stringify({ location_name }))}`;
const button = (page: Page, key: string) =>
  page.getByRole('dialog').getByRole('button', { name: text(key), exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);
const day = (page: Page, panel: 'REGULAR' | 'HOLIDAY', name: string) =>
  page.getByRole('region', { name: text(`resources.locations.hours.${panel}`) }).getByRole('group', { name });

/** Opens a location's dialog and makes it editable. */
async function edit(page: Page, id: number) {
  await visit(page, `/locations/${id}`);
  await button(page, 'dialog.edit_button').click();
  await expect(field(page, 'location_name')).toBeFocused();
}

test('creates a location with its picture and its hours', async ({ page, api }) => {
  const name = unique('Quay');
  const list = await locations(page).visit('');
  await page
    .getByRole('main')
    .getByRole('link', { name: list.text('actions.new') })
    .click();
  await expect(field(page, 'location_name')).toBeFocused();
  await field(page, 'location_name').fill(name);
  await field(page, 'email').fill('quay@atlas.example');
  await list.dialog.getByRole('combobox', { name: list.text('fields.country') }).click();
  await page.getByRole('option', { name: 'United States' }).click();
  const state = list.dialog.getByRole('combobox', { name: /^State/ });
  await expect(state).toHaveText('Alabama');
  await state.click();
  await page.getByRole('option', { name: 'Maine', exact: true }).click();
  await expect(field(page, 'timezone')).toHaveValue('America/New York');
  await field(page, 'city').fill('Portland');
  await field(page, 'postcode').fill('04101');
  await field(page, 'address_1').fill('5 Commercial Street');
  await field(page, 'timezone').fill('halifax');
  await page.getByRole('option', { name: /^America\/Halifax/ }).click();
  await state.click();
  await page.getByRole('option', { name: 'Texas', exact: true }).click();
  await expect(field(page, 'timezone')).toHaveValue('America/Halifax');
  await field(page, 'display_order').fill('901');
  await list.dialog.locator('input[type=file]').setInputFiles({
    name: 'quay.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(picture),
  });
  await day(page, 'REGULAR', 'Saturday')
    .getByRole('switch', { name: list.text('hours.closed') })
    .click();
  await field(page, 'location_hours.6.open').fill('10:00');
  await field(page, 'location_hours.6.close').fill('14:30');
  const monday = day(page, 'HOLIDAY', 'Monday');
  await monday.getByRole('switch', { name: list.text('hours.closed') }).click();
  await monday.getByRole('checkbox', { name: list.text('hours.by_appointment_only') }).check();
  await page.getByRole('button', { name: list.text('closures.add') }).click();
  await field(page, 'closures.0.date').fill('2030-12-25');
  await field(page, 'closures.0.name').fill('Christmas');
  await expect(day(page, 'HOLIDAY', 'Sunday')).toContainText(list.text('hours.closed'));
  await button(page, 'dialog.create').click();
  await expect(list.toast).toHaveText('Location Created Successfully');
  await expect(list.dialog).toBeHidden();
  const { data } = await api.ask<{ data: Place[] }>(
    'GET',
    `locations?location_name=${encodeURIComponent(name)}`,
  );
  const stored = await readLocation(api, data[0]?.id ?? 0);
  expect(stored).toMatchObject({
    country: 'US',
    state: 'TX',
    timezone: 'America/Halifax',
    is_voided: false,
  });
  expect(stored.image_url).toMatch(/\.svg$/);
  expect(stored.location_hours[6]).toMatchObject({ open: '10:00:00', close: '14:30:00' });
  expect(stored.location_hours[8]).toMatchObject({ day: 1, type: 'HOLIDAY', by_appointment_only: true });
  expect(stored.closures).toEqual([{ date: '2030-12-25', name: 'Christmas', open: null, close: null }]);
  await api.ask('PUT', `location/${stored.id}`, { is_voided: true });
});

test('a location is found, edited by two people, and shown', async ({ page, api, problems }) => {
  test.setTimeout(120_000);
  await test.step('the details show facts, staff and hours', async () => {
    const list = await locations(page).visit('');
    const row = list.row('Toronto Queen West');
    await row.getByRole('button').click();
    await expect(page.getByRole('menuitem', { name: 'Edit Location Details' })).toBeVisible();
    await page.getByRole('menuitem', { name: list.text('row_actions.details') }).click();
    await expect(page).toHaveURL(/\/locations\/\d+\/details/);
    await expect(list.dialog.getByRole('heading')).toHaveText('Toronto Queen West');
    await expect(list.dialog.getByText('412 Queen Street West')).toBeVisible();
    await list.dialog.getByRole('tab', { name: 'Detail' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(list.dialog.getByText('Maya Lindqvist')).toBeVisible();
    await list.dialog.getByRole('tab', { name: 'Hours' }).click();
    const sunday = list.dialog.getByRole('row', { name: /^Sunday(?!,)/ });
    await expect(sunday).toHaveText([/11:00 AM - 05:00 PM/, /Closed/]);
    await page.keyboard.press('Escape');
    await expect(list.dialog).toBeHidden();
  });
  await test.step('a row opens its location read-only, Edit makes it editable, Update saves it', async () => {
    const location = await addLocation(api);
    const list = await locations(page).visit(filtered(location));
    await list.row(location.location_name).locator('td[data-source=address_1]').click();
    await expect(field(page, 'phone')).toHaveAttribute('readonly');
    await button(page, 'dialog.edit_button').click();
    await field(page, 'phone').fill('+1 902 555 0199');
    await button(page, 'dialog.update').click();
    await expect(list.toast).toHaveText('Location Updated Successfully');
    await expect(list.row(location.location_name)).toContainText('(902) 555-0199');
  });
  await test.step('filters by country, then by its provinces or states, by city and by active state', async () => {
    const name = unique('Filter');
    const here = await addLocation(api, { location_name: `${name} A`, city: 'Sydney' });
    const there = await addLocation(api, {
      location_name: `${name} B`,
      country: 'US',
      state: 'VT',
      city: 'Burlington',
    });
    const list = await locations(page).visit(filtered({ location_name: name }));
    await expect(list.rows).toHaveCount(2);
    const bar = page.getByRole('search');
    const select = (label: string) => bar.getByLabel(label, { exact: true });
    await select('Country').selectOption({ label: 'Canada' });
    await select('Province').selectOption({ label: 'Nova Scotia' });
    await expect(list.rows).toHaveText([new RegExp(here.location_name)]);
    await select('Country').selectOption({ label: 'United States' });
    await expect(select('State')).toHaveValue('');
    await select('State').selectOption({ label: 'Vermont' });
    await expect(list.rows).toHaveText([new RegExp(there.location_name)]);
    await select('Country').selectOption({ label: 'All' });
    await bar.getByLabel('City').fill('sydn');
    await expect(list.rows).toHaveText([new RegExp(here.location_name)]);
    await select('Active Status').selectOption({ label: 'Yes' });
    await expect(page.getByText('Sorry, no matching records found')).toBeVisible();
  });
  await test.step('two users: the second save is rejected, keeps the input, and overwrites nothing unseen', async () => {
    problems.allowStatus(412);
    const { id } = await addLocation(api);
    await edit(page, id);
    await field(page, 'phone').fill('+1 902 555 0122');
    await field(page, 'location_hours.1.close').fill('18:00');
    await api.ask('PUT', `location/${id}`, { phone: '+1 902 555 0133', city: 'Dartmouth' });
    await button(page, 'dialog.update').click();
    await expect(page.getByText(text('dialog.stale.text'))).toBeVisible();
    await button(page, 'dialog.stale.load').click();
    await expect(page.getByText('(902) 555-0133')).toBeVisible();
    await expect(field(page, 'city')).toHaveValue('Dartmouth');
    await expect(field(page, 'phone')).toHaveValue('+1 902 555 0122');
    await button(page, 'dialog.update').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const stored = await readLocation(api, id);
    expect(stored).toMatchObject({ city: 'Dartmouth', phone: '+19025550122' });
    expect(stored.location_hours[1]).toMatchObject({ open: '09:00:00', close: '18:00:00' });
  });
  await test.step('reports names that are too short or too long', async () => {
    const { id } = await addLocation(api);
    await edit(page, id);
    for (const [name, message] of [
      ['A', 'Too Short!'],
      ['A'.repeat(51), 'Too Long!'],
    ] as const) {
      await field(page, 'location_name').fill(name);
      await expect(page.getByRole('dialog').getByText(message)).toBeVisible();
    }
    await field(page, 'display_order').fill('-1');
    await expect(page.getByRole('dialog').getByText('should be a positive number')).toBeVisible();
  });
});

test.describe('a staff member', () => {
  test.use({ role: 'STAFF' });

  test('sees only the own location, read-only', async ({ page }) => {
    const list = await locations(page).visit('');
    await expect(list.rows).toHaveText([/Toronto Queen West/]);
    await expect(page.getByRole('link', { name: list.text('actions.new') })).toBeHidden();
    await list.rows.first().getByRole('link').first().click();
    await expect(list.dialog.getByText(text('dialog.read_only'))).toBeVisible();
    await expect(button(page, 'dialog.edit_button')).toBeHidden();
  });
});
