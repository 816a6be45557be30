import type { Page } from '@playwright/test';
import { addPerson } from './support/people.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const newCode = () => `ROLE_${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

const right = (code: string) => text(`rights.${code}`);
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });

const openRoles = async (page: Page) => {
  await page.goto('/Settings/Roles');
  await expect(page.getByRole('heading', { name: text('roles.title') })).toBeVisible();
};

const createRole = async (page: Page, code: string) => {
  await button(page, 'roles.new').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('roles.name')).fill(`Auditor ${code}`);
  await dialog.getByLabel(text('roles.code')).fill(code);
  await dialog.getByLabel(right('VIEW_ALL_STAFF')).check();
  return dialog;
};

test('creates a role once on a double click, shows its rights, and edits it', async ({ page, api }) => {
  const code = newCode();
  await openRoles(page);
  await createRole(page, code);
  await button(page, 'roles.create').dblclick();
  await expect(page.getByText(text('roles.created'))).toBeVisible();
  const row = page.getByRole('button', { name: code });
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(page.getByRole('definition').filter({ hasText: right('VIEW_ALL_STAFF') })).toBeVisible();

  await page.getByRole('button', { name: text('roles.edit', { name: `Auditor ${code}` }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(right('VIEW_ALL_STAFF')).uncheck();
  await dialog.getByLabel(right('EDIT_ORDER')).check();
  await button(page, 'roles.update').click();
  await expect(page.getByText(text('access.effect.nobody'))).toBeVisible();
  await button(page, 'access.effect.save').click();
  await expect(page.getByText(text('roles.updated'))).toBeVisible();
  const held = await api.ask<Record<string, { permission_id: string }[]>>('GET', 'grouped_role_permissions');
  expect(held[code]?.map(({ permission_id }) => permission_id)).toEqual(['EDIT_ORDER']);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'history.title').click();
  const step = page
    .getByRole('dialog', { name: new RegExp(code) })
    .getByRole('listitem')
    .first();
  await expect(step).toContainText(right('EDIT_ORDER'));
  await expect(step).toContainText(right('VIEW_ALL_STAFF'));
});

test('lists who has to set up two-step sign-in before a role requires it', async ({ page, api }) => {
  const code = newCode();
  await api.ask('POST', 'role', { code, code_text: `Auditor ${code}`, permissions: ['VIEW_ALL_STAFF'] });
  await addPerson(api, { role: code, first_name: 'Ines' });
  await openRoles(page);
  const save = async (factor: string) => {
    await page.getByRole('button', { name: text('roles.edit', { name: `Auditor ${code}` }) }).click();
    await page.getByRole('dialog').getByLabel(text('roles.demands')).click();
    await button(page, 'roles.update').click();
    const preview = page.getByRole('dialog', { name: text('access.effect.title') });
    await expect(preview).toContainText(text(`access.effect.factor.${factor}`, { smart_count: 1 }));
    await expect(preview).not.toContainText(text('access.effect.unchanged', { smart_count: 1 }));
    await button(page, 'access.effect.save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.getByRole('button', { name: code }).click();
  await save('on.people');
  await save('off.others');
});

test('merges concurrent changes of a role', async ({ page, api, problems }) => {
  problems.allowStatus(412);
  const code = newCode();
  const role = { code, code_text: `Auditor ${code}`, permissions: ['VIEW_ALL_STAFF', 'EDIT_ORDER'] };
  await api.ask('POST', 'role', role);
  await openRoles(page);
  await page.getByRole('button', { name: code }).click();
  await page.getByRole('button', { name: text('roles.edit', { name: role.code_text }) }).click();
  const dialog = page.getByRole('dialog', { name: text('roles.edit', { name: role.code_text }) });
  await api.ask('PUT', `role/${code}`, { permissions: ['VIEW_ALL_STAFF', 'EDIT_ORDER', 'EDIT_CATALOG'] });
  await dialog.getByLabel(right('EDIT_ORDER')).uncheck();
  await dialog.getByLabel(right('EDIT_CUSTOMER')).check();
  const save = async () => {
    await button(page, 'roles.update').click();
    await button(page, 'access.effect.save').click();
  };
  await save();
  await dialog.getByRole('button', { name: text('dialog.stale.load') }).click();
  await expect(dialog.getByText(text('dialog.stale.merged'))).toBeVisible();
  await expect(dialog.getByLabel(right('EDIT_CATALOG'))).toBeChecked();
  await expect(dialog.getByLabel(right('EDIT_ORDER'))).not.toBeChecked();
  await save();
  await expect(page.getByText(text('roles.updated'))).toBeVisible();
  const held = await api.ask<Record<string, { permission_id: string }[]>>('GET', 'grouped_role_permissions');
  expect(held[code]?.map(({ permission_id }) => permission_id).toSorted()).toEqual([
    'EDIT_CATALOG',
    'EDIT_CUSTOMER',
    'VIEW_ALL_STAFF',
  ]);
});

test('asks about a name that two users changed, showing both', async ({ page, api, problems }) => {
  problems.allowStatus(412);
  const code = newCode();
  const role = { code, code_text: `Auditor ${code}`, permissions: ['VIEW_ALL_STAFF'] };
  await api.ask('POST', 'role', role);
  await openRoles(page);
  await page.getByRole('button', { name: code }).click();
  await page.getByRole('button', { name: text('roles.edit', { name: role.code_text }) }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(text('roles.name')) });
  await api.ask('PUT', `role/${code}`, { code_text: `Inspector ${code}` });
  const name = dialog.getByLabel(text('roles.name'));
  await name.fill(`Reviewer ${code}`);
  await button(page, 'roles.update').click();
  await dialog.getByRole('button', { name: text('dialog.stale.load') }).click();
  await expect(dialog.getByText(text('dialog.stale.conflicts'))).toBeVisible();
  await expect(dialog.getByRole('radio', { name: `Reviewer ${code}` })).toBeChecked();
  await dialog.getByRole('radio', { name: `Inspector ${code}` }).check();
  await expect(name).toHaveValue(`Inspector ${code}`);
  await dialog.getByRole('radio', { name: `Reviewer ${code}` }).check();
  await button(page, 'roles.update').click();
  await expect(page.getByText(text('roles.updated'))).toBeVisible();
  await expect(page.getByRole('button', { name: `Reviewer ${code}` }).first()).toBeVisible();
});

test('duplicates a role, and deletes it once nobody has it', async ({ page }) => {
  const code = newCode();
  const name = `Auditor ${code}`;
  await openRoles(page);
  await createRole(page, code);
  await button(page, 'roles.create').click();
  await page.getByRole('button', { name: code }).click();
  await expect(page.getByText(text('roles.nobody'))).toBeVisible();
  await page.getByRole('button', { name: text('roles.duplicate', { name }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(text('roles.name'))).toHaveValue(text('roles.copy', { name }));
  await page.reload();
  await expect(dialog.getByLabel(text('roles.name'))).toHaveValue(text('roles.copy', { name }));
  await expect(dialog.getByLabel(right('VIEW_ALL_STAFF'))).toBeChecked();
  await dialog.getByLabel(text('roles.code')).fill(`${code}_2`);
  await button(page, 'roles.create').click();
  await expect(page.getByRole('button', { name: `${code}_2` })).toBeVisible();
  // After the reload the role is collapsed.
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('button', { name: text('roles.delete', { name }), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('roles.delete_button') })
    .click();
  await expect(page.getByText(text('roles.deleted'))).toBeVisible();
  await expect(page.getByRole('button', { name: `${code}_2` })).toHaveCount(1);
  const deleted = page.getByRole('button', { name: text('roles.delete', { name }), exact: true });
  await expect(deleted).toHaveCount(0);
  await page.getByRole('button', { name: text('list.undo') }).click();
  await expect(page.getByRole('button', { name: code, exact: false })).toHaveCount(2);
  await page.getByRole('button', { name: /^Staff\b.*STAFF/ }).click();
  await expect(page.getByText(text('roles.holders'))).toBeVisible();
});

test('an existing ID is reported at its field, a failure above the form, and the input is kept', async ({
  page,
  problems,
}) => {
  problems.allowStatus(422, 500);
  await openRoles(page);
  const dialog = await createRole(page, 'STAFF');
  await button(page, 'roles.create').click();
  await expect(dialog.getByText(text('roles.errors.code.unique'))).toBeVisible();
  await dialog.getByLabel(text('roles.code')).fill(newCode());
  await page.route('**/role', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'roles.create').click();
  await expect(dialog.getByRole('alert')).toHaveText(text('roles.failed'));
  await expect(dialog.getByLabel(right('VIEW_ALL_STAFF'))).toBeChecked();
  await page.unroute('**/role');
  await button(page, 'roles.create').click();
  await expect(page.getByText(text('roles.created'))).toBeVisible();
});

test('closing confirms before discarding input', async ({ page }) => {
  await openRoles(page);
  await createRole(page, newCode());
  await page.keyboard.press('Escape');
  await button(page, 'dialog.unsaved.stay').click();
  await expect(page.getByRole('dialog').getByLabel(text('roles.name'))).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await button(page, 'dialog.unsaved.leave').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the rights of owners are shown and cannot be removed', async ({ page }) => {
  await openRoles(page);
  await page.getByRole('button', { name: 'STORE_OWNER' }).click();
  await expect(page.getByRole('definition').filter({ hasText: right('EDIT_CATALOG') })).toBeVisible();
  const name = text('shell.roles.STORE_OWNER');
  await page.getByRole('button', { name: text('roles.edit', { name }) }).click();
  const given = page.getByRole('dialog').getByLabel(right('EDIT_CATALOG'));
  await expect(given).toBeChecked();
  await expect(given).toBeDisabled();
});

test('roles that fail to load can be retried', async ({ page, problems }) => {
  problems.allowStatus(500);
  await page.route('**/grouped_role_permissions', (route) => route.fulfill({ status: 500, body: '' }));
  await openRoles(page);
  await expect(page.getByText(text('messages.load_failed'))).toBeVisible();
  await page.unroute('**/grouped_role_permissions');
  await button(page, 'errors.retry').click();
  await expect(page.getByRole('button', { name: 'STORE_OWNER' })).toBeVisible();
});

test('new staff are added on the settings page', async ({ page }) => {
  const email = `tab-${crypto.randomUUID().slice(0, 8)}@atlas.example`;
  await page.goto('/Settings/Staff');
  const total = page.getByRole('navigation', { name: text('list.pagination') }).getByRole('status');
  const before = Number(/\d+$/.exec(await total.innerText())?.[0]);
  await button(page, 'resources.staff.tab.new').click();
  const dialog = page.getByRole('dialog');
  for (const [field, value] of [
    ['first_name', 'Tab'],
    ['last_name', 'Person'],
    ['email', email],
  ] as const) {
    await dialog.getByLabel(text(`resources.staff.fields.${field}`)).fill(value);
  }
  await button(page, 'resources.staff.tab.add').dblclick();
  await expect(page.getByText(text('resources.staff.messages.created'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(total).toContainText(String(before + 1));
});
