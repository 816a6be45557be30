import type { Page } from '@playwright/test';
import { ListPage } from './support/listPage.ts';
import { accountOf } from './support/accounts.ts';
import { acceptInvitation, addPerson, mailTo } from './support/people.ts';
import { signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const password = 'Oscilloscope2026';

const newEmail = () => `mara-${crypto.randomUUID().slice(0, 8)}@atlas.example`;

/** Opens the list filtered by email, optionally below a dialog. */
const openList = async (page: Page, email: string, path = '') => {
  const list = new ListPage(page, 'staff');
  await page.goto(`/staff${path}?filter=${encodeURIComponent(JSON.stringify({ email }))}`);
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

test('a new staff member is created, gets an email, chooses a password and signs in', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(90_000);
  const email = newEmail();
  const list = await openList(page, email);
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

  const theirs = await (await openBrowser({ baseURL: process.env.BASE_URL })).newPage();
  await acceptInvitation(theirs, { id: '', email }, password);
  await signIn(theirs, { ...accountOf('STAFF'), email, password });
  await page.reload();
  await expect(list.row('Mara Lind')).toContainText(text('resources.staff.values.status.ACTIVE'));
});

test('a deactivated person is signed out on the next request', async ({
  page,
  api,
  openBrowser,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allowStatus(400, 401);
  const person = await addPerson(api);
  const theirs = await (await openBrowser({ baseURL: process.env.BASE_URL })).newPage();
  await acceptInvitation(theirs, person, password);
  await signIn(theirs, { ...accountOf('STAFF'), email: person.email, password });
  await theirs.goto('/brands');
  await expect(theirs.getByRole('table')).toBeVisible();

  const list = await openList(page, person.email);
  const menu = list.rows.first().getByRole('button');
  await list.choose(menu, text('list.deactivate'));
  await list.dialog.getByRole('button', { name: text('list.deactivate') }).click();
  await expect(list.rows.first()).toContainText(text('resources.staff.inactive'));

  await theirs.getByRole('columnheader').getByRole('button').first().click();
  await expect(theirs).toHaveURL(/\/login$/);

  await list.choose(menu, text('list.activate'));
  await expect(list.rows.first()).toContainText(text('resources.staff.values.status.ACTIVE'));
});

test('rights move between the lists by keyboard, and are saved', async ({ page, api }) => {
  const person = await addPerson(api);
  const list = await openList(page, person.email, `/${person.id}`);
  await list.button('dialog.edit_button').click();
  const available = side(list, 'available');
  const assigned = side(list, 'assigned');

  await list.dialog.getByLabel(text('resources.staff.mover.search')).fill(right('EDIT_SERVICE'));
  await expect(available.getByRole('option')).toHaveText([right('EDIT_SERVICE')]);
  await page.keyboard.press('Tab');
  await expect(available.getByRole('option')).toBeFocused();
  await page.keyboard.press('Enter');
  const added = text('resources.staff.mover.added');
  await expect(assigned.getByRole('option')).toHaveText([right('EDIT_SERVICE') + added]);
  await expect(
    list.dialog.getByText(text('resources.staff.mover.beyond', { rights: right('EDIT_SERVICE') })),
  ).toBeVisible();
  await expect(list.dialog.getByLabel(text('resources.staff.mover.search'))).toBeFocused();

  await list.dialog.getByLabel(text('resources.staff.mover.search')).fill('');
  await assigned.getByRole('option', { name: right('EDIT_CUSTOMER') }).focus();
  await page.keyboard.press('Enter');
  await expect(available.getByRole('option', { name: right('EDIT_CUSTOMER') })).toContainText(
    text('resources.staff.mover.taken'),
  );
  await expect(
    list.dialog.getByText(text('resources.staff.mover.short', { rights: right('EDIT_CUSTOMER') })),
  ).toBeVisible();
  await list.button('dialog.update').click();
  await expect(list.toast).toHaveText(message('updated'));

  const stored = await api.ask<Record<string, { permission_id: string }[]>>('GET', `staff/${person.id}`);
  expect(stored.permissions).toMatchObject([{ permission_id: 'EDIT_SERVICE' }]);
  expect(stored.removed_permissions).toMatchObject([{ permission_id: 'EDIT_CUSTOMER' }]);
});

test('another role has its own rights', async ({ page }) => {
  const list = await openList(page, newEmail(), '/create');
  await expect(side(list, 'assigned').getByRole('option', { name: right('EDIT_CATALOG') })).toHaveCount(0);
  await list.field('role').click();
  await expect(page.getByRole('option', { name: text('shell.roles.ADMIN') })).toHaveCount(0);
  await page.getByRole('option', { name: text('shell.roles.STORE_MANAGER') }).click();
  await expect(side(list, 'assigned').getByRole('option', { name: right('EDIT_CATALOG') })).toBeVisible();
});

test('an existing email is reported at its field, and the input is kept', async ({ page, api, problems }) => {
  problems.allowStatus(422);
  const { email } = await addPerson(api);
  const list = await openList(page, email, '/create');
  await fill(list, email.toUpperCase());
  await list.button('dialog.create').click();
  await expect(list.dialog.getByText(text('resources.staff.errors.email.unique'))).toBeVisible();
  await expect(list.field('first_name')).toHaveValue('Mara');
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
for (const [name, breakIt, told] of faults) {
  test(`${name}: it is reported, the input is kept, and the next attempt works`, async ({
    page,
    problems,
  }) => {
    problems.allowStatus(500);
    problems.allowNoConnection();
    const email = newEmail();
    const list = await openList(page, email, '/create');
    await fill(list, email);
    await breakIt(page);
    await list.button('dialog.create').click();
    await expect(list.dialog.getByRole('alert')).toHaveText(told);
    await expect(list.field('email')).toHaveValue(email);
    await page.unroute('**/location/*/staff');
    await list.button('dialog.create').click();
    await expect(list.row('Mara Lind')).toHaveCount(1);
  });
}

test('without the roles the dialog shows an error and closes', async ({ page, problems }) => {
  problems.allowStatus(500);
  await page.route('**/grouped_role_permissions', (route) => route.fulfill({ status: 500, body: '' }));
  const list = await openList(page, newEmail(), '/create');
  await expect(list.toast).toHaveText(text('messages.failed'));
  await expect(list.dialog).toHaveCount(0);
});

test('sends a link to reset the password after confirmation', async ({ page, api, problems }) => {
  problems.allowStatus(500);
  const { email } = await addPerson(api);
  await mailTo(page, email, 1);
  const list = await openList(page, email);
  await list.choose(
    list.rows.first().getByRole('button'),
    text('resources.staff.row_actions.reset_password'),
  );
  await expect(list.dialog).toContainText(text('resources.staff.reset_password.text', { email }));
  await page.route('**/reset_password', (route) => route.fulfill({ status: 500, body: '' }));
  await expect(list.button('resources.staff.reset_password.send')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.dialog.getByRole('alert')).toHaveText(text('resources.staff.reset_password.failed'));
  await page.unroute('**/reset_password');
  await list.button('resources.staff.reset_password.send').click();
  await expect(list.toast.filter({ hasText: text('resources.staff.reset_password.sent') })).toBeVisible();
  await mailTo(page, email, 2);
});

test.describe('an owner', () => {
  test('sees the own rights read-only, and cannot be deactivated', async ({ page }) => {
    const { email } = accountOf('STORE_OWNER');
    const list = await openList(page, email);
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
