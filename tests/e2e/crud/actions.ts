import type { Api } from '../support/api.ts';
import { expectFocus } from '../support/focus.ts';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import type { ListPage } from '../support/listPage.ts';
import { visit } from '../support/visit.ts';
import { make, openList, searchFor, type Crud } from './crud.ts';

export function actionTests(crud: Crud): void {
  const { resource } = crud;

  test('rows are edited and deactivated by their menus, selected ones together', async ({ page, api }) => {
    const { prefix, records, first } = await make(api, crud, {}, {}, {});
    const list = await openList(page, crud, prefix);

    await test.step('the row menu edits and deactivates', async () => {
      const menu = list
        .row(first.name)
        .getByRole('button', { name: text('list.actions_of', { name: first.name }) });
      await list.choose(menu, text('list.edit'));
      await expect(list.dialog.locator('[name=name]')).toHaveValue(first.name);
      await expect(list.dialog.locator('[name=name]')).toBeFocused();
      await page.keyboard.press('Escape');
      const isActive = list.row(first.name).locator('td[data-source=is_voided]');
      await list.choose(menu, text('list.deactivate'));
      const ask = page.getByRole('dialog', { name: text('list.deactivate_title', { name: first.name }) });
      await ask.getByRole('button', { name: text('list.deactivate') }).click();
      await expect(list.toast).toContainText(text('list.deactivated', { name: first.name }));
      await expect(isActive).toHaveText(text('ra.boolean.false'));
      expect(await api.one(resource, first.id)).toMatchObject({ is_voided: true });
      const dismiss = list.toast.getByRole('button', { name: text('dialog.dismiss') });
      await expect(dismiss).toHaveCSS('color', 'rgb(255, 255, 255)');
      await list.toast.getByRole('button', { name: text('list.undo') }).click();
      await expect(isActive).toHaveText(text('ra.boolean.true'));
      expect(await api.one(resource, first.id)).toMatchObject({ is_voided: false });
    });

    await test.step('selected rows are deactivated and activated together, after confirmation', async () => {
      const [one, two, three] = records.map(({ name }) => name);
      const states = () =>
        Promise.all(records.map(async ({ id }) => (await api.one(resource, id)).is_voided));
      const run = async (action: 'activate' | 'deactivate', count: number) => {
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: text(`list.${action}`), exact: true })
          .click();
        await expect(page.getByText(text(`list.${action}_many_title`, { smart_count: count }))).toBeVisible();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: text(`list.${action}`) })
          .click();
        await expect(list.toast.last()).toContainText(text('list.changed', { smart_count: count }));
      };
      for (const name of [one, two]) {
        await page.getByRole('checkbox', { name: text('list.select_row', { name: name ?? '' }) }).check();
      }
      await run('deactivate', 2);
      expect(await states()).toEqual([true, true, false]);
      await expect(list.row(three ?? '')).toBeVisible();
      await page.getByRole('checkbox', { name: text('list.select_all') }).check();
      await run('activate', 3);
      expect(await states()).toEqual([false, false, false]);
      await expect(page.getByRole('toolbar')).toBeHidden();
    });
  });

  test.describe('with the right to view only', () => {
    test.use({ role: 'STAFF' });

    test('everything is readable and nothing editable', async ({ page, api }) => {
      const { prefix, first } = await make(api, crud, {});
      const list = await openList(page, crud, prefix);
      await expect(page.getByRole('link', { name: list.text('actions.new') })).toBeHidden();
      await page.getByRole('checkbox', { name: text('list.select_all') }).check();
      await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(1);
      const menu = list
        .row(first.name)
        .getByRole('button', { name: text('list.actions_of', { name: first.name }) });
      await menu.click();
      await expect(page.getByRole('menuitem')).toHaveText([text('list.view')]);
      await page.getByRole('menuitem').click();
      await expect(list.dialog.getByText(text('dialog.read_only'))).toBeVisible();
      await expect(list.dialog.locator('[name=name]')).not.toBeEditable();
      await expect(list.dialog.getByRole('button', { name: text('dialog.save') })).toBeHidden();
      await visit(page, `/${resource}/create`);
      await expect(list.dialog.getByText(text('messages.not_allowed'))).toBeVisible();
    });
  });
}

/** Deletes a record, with the right to do so. */
export const deletes = (list: ListPage, api: Api, crud: Crud): Promise<void> =>
  test.step('the row menu deletes after confirmation, and can undo', async () => {
    const { page } = list;
    const { prefix, first } = await make(api, crud, {}, {});
    await list.visit(searchFor(prefix));
    const menu = list.row(first.name).getByRole('button');
    const ask = page.getByRole('alertdialog');
    await list.choose(menu, text('list.delete'));
    await ask.getByRole('button', { name: text('dialog.cancel') }).click();
    await expect(list.rows).toHaveCount(2);
    await list.choose(menu, text('list.delete'));
    await ask.getByRole('button', { name: text('list.delete') }).click();
    await expect(list.toast).toContainText(text('messages.deleted'));
    await expect(list.rows).toHaveCount(1);
    expect((await api.list(crud.resource, { name: prefix })).total).toBe(1);
    await expectFocus(page);
    await list.toast.getByRole('button', { name: text('list.undo') }).click();
    await expect(list.toast.last()).toContainText(text('list.restored', { smart_count: 1 }));
    await expect(list.row(first.name)).toBeVisible();
    await expectFocus(page);
    expect(await api.one(crud.resource, first.id)).toMatchObject({ name: first.name });
  });
