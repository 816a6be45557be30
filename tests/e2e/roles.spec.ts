import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { addPerson } from './support/people.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const newCode = () => `ROLE_${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

const right = (code: string) => text(`rights.${code}`);
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });

/** Stores a role. The page knows those from before its load. */
async function addRole(api: Api, ...permissions: string[]) {
  const code = newCode();
  const role = { code, code_text: `Auditor ${code}`, permissions };
  await api.ask('POST', 'role', role);
  return role;
}

const heldBy = async (api: Api, code: string) => {
  const held = await api.ask<Record<string, { permission_id: string }[]>>('GET', 'grouped_role_permissions');
  return held[code]?.map(({ permission_id }) => permission_id).toSorted();
};

const openRoles = async (page: Page) => {
  await page.goto('/Settings/Roles');
  await expect(page.getByRole('heading', { name: text('roles.title') })).toBeVisible();
};

/** Opens the dialog of a role, whose row stays open. */
const editRole = async (page: Page, { code, code_text }: { code: string; code_text: string }) => {
  await page.getByRole('button', { name: code }).click();
  await page.getByRole('button', { name: text('roles.edit', { name: code_text }) }).click();
  return page.getByRole('dialog').filter({ has: page.getByLabel(text('roles.name')) });
};

/** Fills in the dialog of a new role. */
const fillRole = async (page: Page, code: string) => {
  await button(page, 'roles.new').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(text('roles.name')).fill(`Auditor ${code}`);
  await dialog.getByLabel(text('roles.code')).fill(code);
  await dialog.getByLabel(right('VIEW_ALL_STAFF')).check();
  return dialog;
};

test('roles are loaded, created and edited; failures keep the input', async ({ page, api, problems }) => {
  test.setTimeout(90_000);
  problems.allowStatus(422, 500);
  const code = newCode();

  await test.step('roles that fail to load can be retried', async () => {
    await page.route('**/grouped_role_permissions', (route) => route.fulfill({ status: 500, body: '' }));
    await openRoles(page);
    await expect(page.getByText(text('messages.load_failed'))).toBeVisible();
    await page.unroute('**/grouped_role_permissions');
    await button(page, 'errors.retry').click();
    await expect(page.getByRole('button', { name: 'STORE_OWNER' })).toBeVisible();
  });

  await test.step('the rights of owners are shown and cannot be removed', async () => {
    await page.getByRole('button', { name: 'STORE_OWNER' }).click();
    await expect(page.getByRole('definition').filter({ hasText: right('EDIT_CATALOG') })).toBeVisible();
    const name = text('shell.roles.STORE_OWNER');
    await page.getByRole('button', { name: text('roles.edit', { name }) }).click();
    const given = page.getByRole('dialog').getByLabel(right('EDIT_CATALOG'));
    await expect(given).toBeChecked();
    await expect(given).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'STORE_OWNER' }).click();
  });

  await test.step('closing confirms before discarding input', async () => {
    const dialog = await fillRole(page, newCode());
    await page.keyboard.press('Escape');
    await button(page, 'dialog.unsaved.stay').click();
    await expect(dialog.getByLabel(text('roles.name'))).not.toHaveValue('');
    await page.keyboard.press('Escape');
    await button(page, 'dialog.unsaved.leave').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('an existing ID is reported at its field, a failure above the form', async () => {
    const dialog = await fillRole(page, 'STAFF');
    await button(page, 'roles.create').click();
    await expect(dialog.getByText(text('roles.errors.code.unique'))).toBeVisible();
    await dialog.getByLabel(text('roles.name')).fill(`Auditor ${code}`);
    await dialog.getByLabel(text('roles.code')).fill(code);
    await page.route('**/role', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, 'roles.create').click();
    await expect(dialog.getByRole('alert')).toHaveText(text('roles.failed'));
    await expect(dialog.getByLabel(right('VIEW_ALL_STAFF'))).toBeChecked();
    await page.unroute('**/role');
  });

  await test.step('a double click creates a role once, and shows its rights', async () => {
    await button(page, 'roles.create').dblclick();
    await expect(page.getByText(text('roles.created'))).toBeVisible();
    const row = page.getByRole('button', { name: code });
    await expect(row).toHaveCount(1);
    await row.click();
    await expect(page.getByRole('definition').filter({ hasText: right('VIEW_ALL_STAFF') })).toBeVisible();
  });

  await test.step('a role is edited, and its history shows how', async () => {
    await page.getByRole('button', { name: text('roles.edit', { name: `Auditor ${code}` }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(right('VIEW_ALL_STAFF')).uncheck();
    await dialog.getByLabel(right('EDIT_ORDER')).check();
    await button(page, 'roles.update').click();
    await expect(page.getByText(text('access.effect.nobody'))).toBeVisible();
    await button(page, 'access.effect.save').click();
    await expect(page.getByText(text('roles.updated'))).toBeVisible();
    expect(await heldBy(api, code)).toEqual(['EDIT_ORDER']);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await button(page, 'history.title').click();
    const change = page
      .getByRole('dialog', { name: new RegExp(code) })
      .getByRole('listitem')
      .first();
    await expect(change).toContainText(right('EDIT_ORDER'));
    await expect(change).toContainText(right('VIEW_ALL_STAFF'));
  });
});

test('two people who change a role lose nothing, and see whom it concerns', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allowStatus(412);
  const demanding = await addRole(api, 'VIEW_ALL_STAFF');
  const merged = await addRole(api, 'VIEW_ALL_STAFF', 'EDIT_ORDER');
  const renamed = await addRole(api, 'VIEW_ALL_STAFF');
  await addPerson(api, { role: demanding.code, first_name: 'Ines' });
  await openRoles(page);

  await test.step('who has to set up two-step sign-in is listed before a role requires it', async () => {
    await page.getByRole('button', { name: demanding.code }).click();
    for (const factor of ['on.people', 'off.others']) {
      await page.getByRole('button', { name: text('roles.edit', { name: demanding.code_text }) }).click();
      await page.getByRole('dialog').getByLabel(text('roles.demands')).click();
      await button(page, 'roles.update').click();
      const preview = page.getByRole('dialog', { name: text('access.effect.title') });
      await expect(preview).toContainText(text(`access.effect.factor.${factor}`, { smart_count: 1 }));
      await expect(preview).not.toContainText(text('access.effect.unchanged', { smart_count: 1 }));
      await button(page, 'access.effect.save').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: demanding.code }).first().click();
  });

  await test.step('concurrent changes of a role are merged', async () => {
    const dialog = await editRole(page, merged);
    await api.ask('PUT', `role/${merged.code}`, {
      permissions: ['VIEW_ALL_STAFF', 'EDIT_ORDER', 'EDIT_CATALOG'],
    });
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
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await heldBy(api, merged.code)).toEqual(['EDIT_CATALOG', 'EDIT_CUSTOMER', 'VIEW_ALL_STAFF']);
    await page.getByRole('button', { name: merged.code }).first().click();
  });

  await test.step('a name that two users changed is asked about, showing both', async () => {
    const { code } = renamed;
    const dialog = await editRole(page, renamed);
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
});

test('duplicates a role, deletes it, and adds staff on the settings page', async ({ page, api }) => {
  const { code, code_text: name } = await addRole(api, 'VIEW_ALL_STAFF');
  await openRoles(page);

  await test.step('duplicates a role, also over a reload', async () => {
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
  });

  await test.step('deletes it once nobody has it, and can undo', async () => {
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

  await test.step('new staff are added once on the settings page', async () => {
    const email = `tab-${crypto.randomUUID().slice(0, 8)}@atlas.example`;
    await visit(page, '/Settings/Staff');
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
});
