import type { Page } from '@playwright/test';
import { ListPage } from './support/listPage.ts';
import { accountOf } from './support/accounts.ts';
import { acceptInvitation, addPerson, mailTo } from './support/people.ts';
import { signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const password = 'Oscilloscope2026';

const newEmail = () => `mara-${crypto.randomUUID().slice(0, 8)}@atlas.example`;

/** Opens the list filtered by email, optionally below a dialog. */
const openList = async (page: Page, email: string, path = '') => {
  const list = new ListPage(page, 'staff');
  await visit(page, `/staff${path}?filter=${encodeURIComponent(JSON.stringify({ email }))}`);
  if (!path) await list.settled();
  return list;
};

const fill = async (list: ListPage, email: string) => {
  await list.field('first_name').fill('Mara');
  await list.field('last_name').fill('Lind');
  await list.field('email').fill(email);
};

const side = (list: ListPage, key: 'available' | 'assigned') =>
  list.dialog.getByRole('listbox', {
    name: new RegExp(`^${text(`resources.staff.mover.${key}`, { count: '' }).split(' ')[0]}`),
  });

const right = (code: string) => text(`rights.${code}`);

const message = (key: string) => text(`resources.staff.messages.${key}`);

test('a new staff member chooses a password and signs in, and is signed out once deactivated', async ({
  page,
  openBrowser,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allowStatus(400, 401);
  const email = newEmail();
  const list = await openList(page, email);
  const theirs = await (await openBrowser({ baseURL: process.env.BASE_URL })).newPage();

  await test.step('is created once, and invited by email', async () => {
    await page
      .getByRole('link', { name: text('resources.staff.actions.new') })
      .first()
      .click();
    await expect(list.field('first_name')).toBeFocused();
    await fill(list, email);
    await list.button('dialog.create').dblclick();
    await expect(list.toast).toHaveText(message('created'));
    await expect(list.row('Mara Lind')).toHaveCount(1);
    await expect(list.row('Mara Lind')).toContainText(text('resources.staff.values.status.INVITED'));
  });

  await test.step('is active after the first sign-in', async () => {
    await acceptInvitation(theirs, { id: '', email }, password);
    await signIn(theirs, { ...accountOf('STAFF'), email, password });
    await page.reload();
    await expect(list.row('Mara Lind')).toContainText(text('resources.staff.values.status.ACTIVE'));
  });

  await test.step('is signed out on the next request when deactivated', async () => {
    await visit(theirs, '/brands');
    await expect(theirs.getByRole('table')).toBeVisible();
    const menu = list.rows.first().getByRole('button');
    await list.choose(menu, text('list.deactivate'));
    await list.dialog.getByRole('button', { name: text('list.deactivate') }).click();
    await expect(list.rows.first()).toContainText(text('resources.staff.inactive'));

    await theirs.getByRole('columnheader').getByRole('button').first().click();
    await expect(theirs).toHaveURL(/\/login$/);

    await list.choose(menu, text('list.activate'));
    await expect(list.rows.first()).toContainText(text('resources.staff.values.status.ACTIVE'));
  });
});

const faults: [string, (page: Page) => Promise<unknown>, string][] = [
  [
    'the service fails',
    (page) => page.route('**/location/*/staff', (route) => route.fulfill({ status: 500, body: '' })),
    message('create_failed'),
  ],
  [
    'there is no network',
    (page) => page.route('**/location/*/staff', (route) => route.abort()),
    text('messages.connection'),
  ],
];

test('a dialog for new staff reports what fails, and keeps the input', async ({ page, api, problems }) => {
  problems.allowStatus(422, 500);
  problems.allowNoConnection();
  const { email: known } = await addPerson(api);
  const email = newEmail();

  await test.step('without the roles it shows an error and closes', async () => {
    await page.route('**/grouped_role_permissions', (route) => route.fulfill({ status: 500, body: '' }));
    const list = await openList(page, email, '/create');
    await expect(list.toast).toHaveText(text('messages.failed'));
    await expect(list.dialog).toHaveCount(0);
    await page.unroute('**/grouped_role_permissions');
  });

  const list = await openList(page, email, '/create');
  await test.step('another role has its own rights', async () => {
    await expect(side(list, 'assigned').getByRole('option').first()).toBeVisible();
    await expect(side(list, 'assigned').getByRole('option', { name: right('EDIT_CATALOG') })).toHaveCount(0);
    await list.field('role').click();
    await expect(page.getByRole('option', { name: text('shell.roles.ADMIN') })).toHaveCount(0);
    await page.getByRole('option', { name: text('shell.roles.STORE_MANAGER') }).click();
    await expect(side(list, 'assigned').getByRole('option', { name: right('EDIT_CATALOG') })).toBeVisible();
  });

  await test.step('an existing email is reported at its field', async () => {
    await fill(list, known.toUpperCase());
    await list.button('dialog.create').click();
    await expect(list.dialog.getByText(text('resources.staff.errors.email.unique'))).toBeVisible();
    await expect(list.field('first_name')).toHaveValue('Mara');
    await list.field('email').fill(email);
  });

  for (const [name, breakIt, told] of faults) {
    await test.step(name, async () => {
      await breakIt(page);
      await list.button('dialog.create').click();
      await expect(list.dialog.getByRole('alert')).toHaveText(told);
      await expect(list.field('email')).toHaveValue(email);
      await page.unroute('**/location/*/staff');
    });
  }

  await test.step('the next attempt works', async () => {
    await list.button('dialog.create').click();
    await expect(list.row('Mara Lind')).toHaveCount(1);
  });
});

test('an owner changes rights by keyboard, sends a link for the password, and keeps the own rights', async ({
  page,
  api,
  problems,
}) => {
  problems.allowStatus(500);
  const person = await addPerson(api);
  const list = await openList(page, person.email);
  const available = side(list, 'available');
  const assigned = side(list, 'assigned');
  const search = list.dialog.getByLabel(text('resources.staff.mover.search'));

  await test.step('sends a link to reset the password after confirmation', async () => {
    await mailTo(page, person.email, 1);
    await list.choose(
      list.rows.first().getByRole('button'),
      text('resources.staff.row_actions.reset_password'),
    );
    await expect(list.dialog).toContainText(
      text('resources.staff.reset_password.text', { email: person.email }),
    );
    await page.route('**/reset_password', (route) => route.fulfill({ status: 500, body: '' }));
    await expect(list.button('resources.staff.reset_password.send')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.dialog.getByRole('alert')).toHaveText(text('resources.staff.reset_password.failed'));
    await page.unroute('**/reset_password');
    await list.button('resources.staff.reset_password.send').click();
    await expect(list.toast.filter({ hasText: text('resources.staff.reset_password.sent') })).toBeVisible();
    await mailTo(page, person.email, 2);
  });

  await test.step('rights move between the lists by keyboard, and are saved', async () => {
    await list.rows.first().getByRole('link').first().click();
    await list.button('dialog.edit_button').click();
    await search.fill(right('EDIT_SERVICE'));
    await expect(available.getByRole('option')).toHaveText([right('EDIT_SERVICE')]);
    await page.keyboard.press('Tab');
    await expect(available.getByRole('option')).toBeFocused();
    await page.keyboard.press('Enter');
    const added = text('resources.staff.mover.added');
    await expect(assigned.getByRole('option')).toHaveText([right('EDIT_SERVICE') + added]);
    await expect(
      list.dialog.getByText(text('resources.staff.mover.beyond', { rights: right('EDIT_SERVICE') })),
    ).toBeVisible();
    await expect(search).toBeFocused();

    await search.fill('');
    await assigned.getByRole('option', { name: right('EDIT_CUSTOMER') }).focus();
    await page.keyboard.press('Enter');
    await expect(available.getByRole('option', { name: right('EDIT_CUSTOMER') })).toContainText(
      text('resources.staff.mover.taken'),
    );
    await expect(
      list.dialog.getByText(text('resources.staff.mover.short', { rights: right('EDIT_CUSTOMER') })),
    ).toBeVisible();
    await list.button('dialog.update').click();
    await expect(list.toast.filter({ hasText: message('updated') })).toBeVisible();
    const stored = await api.ask<Record<string, { permission_id: string }[]>>('GET', `staff/${person.id}`);
    expect(stored.permissions).toMatchObject([{ permission_id: 'EDIT_SERVICE' }]);
    expect(stored.removed_permissions).toMatchObject([{ permission_id: 'EDIT_CUSTOMER' }]);
  });

  await test.step('the own rights are read-only, and owners cannot be deactivated', async () => {
    await openList(page, accountOf('STORE_OWNER').email);
    await list.rows.first().getByRole('button').click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: text('list.deactivate') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await list.rows.first().getByRole('link').first().click();
    await list.button('dialog.edit_button').click();
    await expect(list.field('first_name')).toBeEditable();
    await expect(list.dialog.getByRole('listbox')).toHaveCount(0);
  });
});

test.describe('staff', () => {
  test.use({ role: 'STAFF' });

  test('see others of their location, read-only', async ({ page }) => {
    const list = await openList(page, accountOf('STORE_OWNER').email);
    await expect(page.getByRole('link', { name: text('resources.staff.actions.new') })).toHaveCount(0);
    await expect(
      page.getByRole('search').getByLabel(text('resources.staff.filters.location_id')),
    ).toHaveCount(0);
    await list.rows.first().getByRole('link').first().click();
    await expect(list.button('dialog.close').last()).toBeVisible();
    await expect(list.button('dialog.edit_button')).toHaveCount(0);
  });
});
