import type { Page } from '@playwright/test';
import { unique } from './support/api.ts';
import { addLocation, readLocation, type Place } from './support/locations.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { toastOf } from './support/toast.ts';
import { visit } from './support/visit.ts';

const section = (page: Page, key: string) =>
  page.getByRole('region', { name: text(`settings.locations.${key}`) });
const inSection = (page: Page, key: string, label: string) =>
  section(page, key).getByRole('button', { name: text(label), exact: true });

test.describe('the store', () => {
  // These tests change the same record.
  test.describe.configure({ mode: 'serial' });

  const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
  const main = (page: Page, key: string) =>
    page.getByRole('main').getByRole('button', { name: text(key), exact: true });

  test('is read-only until Edit, saved once, and merged with others’ changes; the cost is a switch', async ({
    page,
    api,
    problems,
  }) => {
    test.setTimeout(120_000);
    await test.step('is read-only until Edit; Cancel reverts to the stored values', async () => {
      await visit(page, '/store');
      await expect(field(page, 'name')).toHaveValue('Atlas Device Care');
      await expect(field(page, 'name')).toHaveAttribute('readonly');
      await main(page, 'dialog.edit_button').click();
      await expect(field(page, 'name')).toBeFocused();
      await expect(field(page, 'domain')).toBeDisabled();
      await expect(page.getByText('Contact an admin to change the domain.')).toBeVisible();
      await expect(field(page, 'locations_count')).toBeDisabled();
      await field(page, 'name').fill('Atlas 9');
      await expect(page.getByText('Store name must be letters')).toBeVisible();
      await expect(main(page, 'dialog.save')).toBeDisabled();
      await main(page, 'dialog.cancel').click();
      await expect(field(page, 'name')).toHaveValue('Atlas Device Care');
      await expect(main(page, 'dialog.edit_button')).toBeFocused();
    });
    await test.step('the email is typed without its domain and accepts no at sign', async () => {
      await visit(page, '/store');
      await main(page, 'dialog.edit_button').click();
      await expect(field(page, 'email')).toHaveValue('hello');
      await expect(page.getByText('@atlas.example', { exact: true })).toBeVisible();
      await field(page, 'email').press('End');
      await field(page, 'email').pressSequentially('@x');
      await expect(field(page, 'email')).toHaveValue('hellox');
      await main(page, 'dialog.cancel').click();
    });
    await test.step('a save shows in the top bar, and a failure keeps the input', async () => {
      problems.allowStatus(500);
      const before = await api.ask<object>('GET', '');
      await visit(page, '/store');
      await main(page, 'dialog.edit_button').click();
      await field(page, 'name').fill('Atlas North');
      for (const answer of [{ status: 500 }, { status: 200, body: '' }]) {
        const isSave = /\/dc\/store\/[^/]+$/;
        await page.route(isSave, (route) =>
          route.request().method() === 'PUT' ? route.fulfill(answer) : route.fallback(),
        );
        await main(page, 'dialog.save').click();
        await expect(toastOf(page)).toHaveText('Something went wrong, please try again.');
        await expect(field(page, 'name')).toHaveValue('Atlas North');
        await page.unroute(isSave);
        await toastOf(page)
          .getByRole('button', { name: text('dialog.dismiss') })
          .click();
      }
      await main(page, 'dialog.save').dblclick();
      await expect(toastOf(page)).toHaveText('Store Settings updated successfully.');
      await expect(page.getByRole('banner').getByText('Atlas North')).toBeVisible();
      await expect(field(page, 'name')).toHaveAttribute('readonly');
      await api.ask('PUT', '', before);
    });
    await test.step('two users: the second save is rejected', async () => {
      problems.allowStatus(412);
      const before = await api.ask<object>('GET', '');
      await visit(page, '/store');
      await main(page, 'dialog.edit_button').click();
      await field(page, 'slogan').fill('Mine');
      await api.ask('PUT', '', { ...before, phone: '+1 416 555 0199' });
      await main(page, 'dialog.save').click();
      await expect(page.getByText(text('dialog.stale.text'))).toBeVisible();
      await main(page, 'dialog.stale.load').click();
      await expect(field(page, 'phone')).toHaveValue('(416) 555-0199');
      await expect(field(page, 'slogan')).toHaveValue('Mine');
      await main(page, 'dialog.save').click();
      await expect(field(page, 'slogan')).toHaveAttribute('readonly');
      await expect(toastOf(page)).toHaveText('Store Settings updated successfully.');
      await api.ask('PUT', '', before);
    });
    await test.step('the switch of the repair cost saves at once, and reports a failure', async () => {
      problems.allowStatus(500);
      const cost = () => api.ask<{ display_repair_cost: boolean }>('GET', 'settings');
      const wasShown = (await cost()).display_repair_cost;
      await visit(page, '/Settings/Store');
      const box = page.getByRole('switch', { name: 'Display repair cost' });
      await expect(box).toBeChecked({ checked: wasShown });
      const isSave = /\/dc\/store\/[^/]+$/;
      await page.route(isSave, (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
      );
      await box.click();
      await expect(toastOf(page)).toHaveText('Something went wrong, please try again.');
      await expect(box).toBeChecked({ checked: wasShown });
      await page.unroute(isSave);
      await page
        .getByRole('main')
        .getByRole('button', { name: text('errors.retry') })
        .click();
      await expect(box).toBeChecked({ checked: !wasShown });
      expect((await cost()).display_repair_cost).toBe(!wasShown);
      await box.click();
      await expect(box).toBeChecked({ checked: wasShown });
      await expect.poll(async () => (await cost()).display_repair_cost).toBe(wasShown);
    });
  });
});

test.describe('the tabs', () => {
  test('of an unknown value redirect to the locations; on a phone the selected one is in view', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await test.step('an unknown value redirects to the locations, and known ones match in any case', async () => {
      await page.goto('/settings/nothing');
      await expect(page).toHaveURL('/Settings/Locations');
      await visit(page, '/Settings/general');
      await expect(page.getByLabel(text('settings.general.language'))).toBeVisible();
      const tabs = page.getByRole('navigation', { name: text('settings.menu') }).getByRole('link');
      await expect(tabs).toHaveText([
        'Locations',
        'Staff',
        'Store Settings',
        'Roles & Permissions',
        'Intake',
        'Payment by Link',
        'Background Work',
        'General Settings',
      ]);
    });
    await test.step('the selected one is in view on a phone; the staff list names its location, and a row opens', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, '/Settings/General');
      await expect(page.getByRole('link', { name: text('settings.tabs.General') })).toBeInViewport({
        ratio: 1,
      });
      await visit(page, '/Settings/Staff');
      const notice = page.getByRole('alert').filter({ hasText: /^Only the staff of / });
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: text('resources.staff.tab.all_locations') }).click();
      await expect(notice).toBeHidden();
      await page.getByRole('main').getByRole('row').nth(1).getByRole('cell').nth(1).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/\/staff\/./);
    });
  });

  test.describe('of a staff member', () => {
    test.use({ role: 'STAFF' });

    test('are those that are allowed; the language applies at once', async ({ page }) => {
      test.setTimeout(90_000);
      await test.step('are those that are allowed; others redirect to the first', async () => {
        await visit(page, '/Settings/Store');
        await expect(page).toHaveURL('/Settings/Locations');
        const tabs = page.getByRole('navigation', { name: text('settings.menu') }).getByRole('link');
        await expect(tabs).toHaveText(['Locations', 'Staff', 'General Settings']);
        await expect(section(page, 'details')).toBeVisible();
        await expect(inSection(page, 'details', 'dialog.edit_button')).toBeHidden();
        await visit(page, '/store');
        await expect(page).not.toHaveURL(/store/);
      });
      await test.step('the language applies at once and is stored with the person', async () => {
        await visit(page, '/Settings/General');
        const saved = () =>
          page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
        const french = saved();
        await page.getByLabel(text('settings.general.language')).selectOption('fr');
        const label = page.getByLabel(text('settings.general.language', {}, 'fr'));
        await expect(label).toBeVisible();
        expect(((await (await french).json()) as { settings: object }).settings).toMatchObject({
          default_locale: 'fr',
        });
        const english = saved();
        await label.selectOption('en');
        await english;
        await expect(page.getByLabel(text('settings.general.language'))).toBeVisible();
      });
    });
  });
});

test.describe('a location', () => {
  test('is created; details, hours and staff are edited one at a time and saved separately', async ({
    page,
    api,
    problems,
  }) => {
    test.setTimeout(120_000);
    const { id } = await addLocation(api);
    const staffed = await addLocation(api, { is_voided: false });
    await test.step('its sections are edited one at a time, and can be discarded', async () => {
      await visit(page, `/Settings/Locations?location=${id}`);
      await inSection(page, 'details', 'dialog.edit_button').click();
      await expect(inSection(page, 'REGULAR', 'dialog.edit_button')).toBeDisabled();
      await section(page, 'details').locator('[name=phone]').fill('');
      await expect(section(page, 'details').getByText('required')).toBeVisible();
      await inSection(page, 'details', 'settings.discard').click();
      await expect(section(page, 'details').locator('[name=phone]')).toHaveValue('(902) 555-0110');
      await expect(inSection(page, 'REGULAR', 'dialog.edit_button')).toBeEnabled();
    });
    await test.step('its details and its hours are saved separately', async () => {
      await visit(page, `/Settings/Locations?location=${id}`);
      await inSection(page, 'details', 'dialog.edit_button').click();
      await section(page, 'details').locator('[name=email]').fill('changed@atlas.example');
      await inSection(page, 'details', 'dialog.save').click();
      await expect(toastOf(page)).toHaveText('Location updated successfully.');
      const monday = section(page, 'HOLIDAY').getByRole('group', { name: 'Monday' });
      await expect(monday).toContainText('Closed');
      await inSection(page, 'HOLIDAY', 'dialog.edit_button').click();
      await monday.getByRole('switch', { name: 'Closed' }).click();
      await monday.getByLabel('Close', { exact: true }).fill('13:00');
      await inSection(page, 'HOLIDAY', 'dialog.save').click();
      await expect(monday).toContainText('09:00 AM - 01:00 PM');
      const stored = await readLocation(api, id);
      expect(stored.email).toBe('changed@atlas.example');
      expect(stored.location_hours[8]).toMatchObject({
        type: 'HOLIDAY',
        day: 1,
        open: '09:00:00',
        close: '13:00:00',
      });
      expect(stored.location_hours[1]).toMatchObject({ type: 'REGULAR', day: 1, close: '17:00:00' });
    });
    await test.step('leaving a section with unsaved changes asks for confirmation', async () => {
      await visit(page, `/Settings/Locations?location=${id}`);
      await inSection(page, 'details', 'dialog.edit_button').click();
      await section(page, 'details').locator('[name=location_name]').fill('Not saved');
      await page.getByRole('link', { name: text('settings.tabs.General') }).click();
      const ask = page.getByRole('alertdialog');
      await ask.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
      await expect(section(page, 'details').locator('[name=location_name]')).toHaveValue('Not saved');
      await page.getByRole('link', { name: text('settings.tabs.General') }).click();
      await ask.getByRole('button', { name: text('dialog.unsaved.leave') }).click();
      await expect(page).toHaveURL('/Settings/General');
      await expect(page.getByRole('combobox', { name: 'Default Language' })).toBeVisible();
    });
    await test.step('a new one is created once and shown', async () => {
      const name = unique('Wharf');
      await visit(page, '/Settings/Locations');
      await page.getByRole('button', { name: 'Create New Location' }).click();
      const dialog = page.getByRole('dialog');
      const values = {
        location_name: name,
        email: 'wharf@atlas.example',
        phone: '+19025550170',
        city: 'Halifax',
        postcode: 'B3J 1A1',
        address_1: '2 Water Street',
      };
      for (const [key, value] of Object.entries(values)) await dialog.locator(`[name=${key}]`).fill(value);
      await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick();
      await expect(toastOf(page)).toHaveText('Location created successfully.');
      await expect(section(page, 'details').locator('[name=location_name]')).toHaveValue(name);
      const { data } = await api.ask<{ data: Place[] }>(
        'GET',
        `locations?location_name=${encodeURIComponent(name)}`,
      );
      expect(data).toMatchObject([{ ...values, country: 'CA', state: 'AB', timezone: 'America/Toronto' }]);
      await api.ask('PUT', `location/${data[0]?.id}`, { is_voided: true });
    });
    await test.step('its staff are edited and added row by row; errors are shown at their row', async () => {
      problems.allowStatus(422);
      const mail = () => `row-${crypto.randomUUID().slice(0, 8)}@atlas.example`;
      const [first, second] = [mail(), mail()];
      await visit(page, `/Settings/Locations?location=${staffed.id}`);
      await expect(
        section(page, 'staff').getByText(text('resources.locations.details.no_staff')),
      ).toBeVisible();
      await inSection(page, 'staff', 'dialog.edit_button').click();
      const add = async (name: string, email: string) => {
        await inSection(page, 'staff', 'settings.staff.add').click();
        const row = section(page, 'staff')
          .getByRole('group', { name: text('settings.staff.new_row') })
          .last();
        for (const [label, value] of [
          ['First Name', name],
          ['Last Name', 'Harbour'],
          ['Email', email],
          ['Phone', '+1 902 555 0171'],
        ] as const) {
          await row.getByLabel(label).fill(value);
        }
        return row;
      };
      await add('Ada', first);
      const wrong = await add('Ben', 'manager@atlas.example');
      await inSection(page, 'staff', 'settings.save').click();
      await expect(toastOf(page)).toHaveText(/^1 of 2 saved/);
      await expect(wrong.getByText(text('resources.staff.errors.email.unique'))).toBeVisible();
      await wrong.getByLabel('Email').fill(second);
      await inSection(page, 'staff', 'settings.save').click();
      await expect(toastOf(page)).toHaveText('Staff updated successfully.');
      await expect(section(page, 'staff').getByText('Ben Harbour')).toBeVisible();
      const { data } = await api.ask<{ data: { email: string }[] }>(
        'GET',
        `staff?location_id[]=${staffed.id}`,
      );
      expect(data.map(({ email }) => email).toSorted()).toEqual([first, second].toSorted());
      await api.ask('PUT', `location/${staffed.id}`, { is_voided: true });
    });
  });
});
