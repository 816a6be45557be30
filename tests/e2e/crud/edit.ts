import type { Api } from '../support/api.ts';
import { violations } from '../support/axe.ts';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import { ListPage } from '../support/listPage.ts';
import { visit } from '../support/visit.ts';
import { make, searchFor, type Crud } from './crud.ts';

/** Opens a record from its row and saves it. */
export const editsRow = (list: ListPage, api: Api, crud: Crud): Promise<void> =>
  test.step('a row opens its record for editing', async () => {
    const { resource, text: property } = crud;
    const { prefix, first } = await make(api, crud, {});
    await list.visit(searchFor(prefix));
    await list.row(first.name).locator('td[data-source=display_order]').click();
    const name = list.dialog.locator('[name=name]');
    await expect(name).toHaveValue(first.name);
    await list.dialog.locator(`[name=${property}]`).fill('changed-by-a-test-'.concat(first.id.slice(0, 8)));
    await list.dialog.locator('[name=display_order]').fill('17');
    await list.dialog.getByRole('button', { name: text('dialog.save') }).click();
    await expect(list.toast).toHaveText(list.text('messages.updated'));
    await expect(list.dialog).toBeHidden();
    await expect(list.row(first.name).locator('td[data-source=display_order]')).toHaveText('17');
    const stored = await api.one(resource, first.id);
    expect(stored).toMatchObject({ display_order: 17, name: first.name });
    expect(stored[property]).toBe(`changed-by-a-test-${first.id.slice(0, 8)}`);
  });

/** Reload, history, unsaved changes and Escape in the edit dialog. */
export function editTests(crud: Crud): void {
  const { resource } = crud;
  const save = text('dialog.save');

  test('the edit dialog loses no input', async ({ page, api }) => {
    test.setTimeout(90_000);
    const { prefix, first } = await make(api, crud, { display_order: 1 });
    const list = new ListPage(page, resource);
    const [slug, order] = [list.dialog.locator('[name=slug]'), list.dialog.locator('[name=display_order]')];
    const ask = page.getByRole('alertdialog');
    await page.goto(`/${resource}/${first.id}`);

    await test.step('a reload keeps the input', async () => {
      await slug.fill('typed-before');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(list.dialog.getByText(text('dialog.draft.restored'))).toBeVisible();
      await expect(slug).toHaveValue('typed-before');
      await list.dialog.getByRole('button', { name: text('dialog.draft.discard') }).click();
      await expect(slug).toHaveValue(first.slug);
    });

    await test.step('a negative number is rejected at its field', async () => {
      await order.fill('-1');
      await expect(list.dialog.getByText(text('validation.minimum', { limit: 0 }))).toBeVisible();
      await expect(list.dialog.getByRole('button', { name: save })).toBeDisabled();
      await order.fill('8');
      await list.dialog.getByRole('button', { name: save }).click();
      await expect(list.toast).toHaveText(list.text('messages.updated'));
      await expect(list.dialog).toBeHidden();
    });

    await test.step('the history of a record shows who changed what, above the dialog', async () => {
      await visit(page, `/${resource}/${first.id}`);
      await order.fill('9');
      await list.dialog.getByRole('button', { name: text('history.title') }).click();
      const history = page.getByRole('dialog', { name: text('history.of', { name: first.name }) });
      const entries = history.getByRole('listitem');
      await expect(entries.first()).toContainText(text('history.actions.updated'));
      await expect(entries.first().getByRole('definition')).toHaveText(/^1 → 8$/);
      await expect(entries.last()).toContainText(text('history.actions.created'));
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(history).toBeHidden();
      await expect(order).toHaveValue('9');
      await page.keyboard.press('Escape');
      await ask.getByRole('button', { name: text('dialog.unsaved.leave') }).click();
      await expect(list.dialog).toBeHidden();
    });

    await test.step('leaving with unsaved changes asks for confirmation', async () => {
      await list.visit(searchFor(prefix));
      await list.row(first.name).getByRole('link').click();
      await slug.fill('not-saved');
      await page.keyboard.press('Escape');
      await expect(ask).toBeVisible();
      await ask.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
      await expect(slug).toHaveValue('not-saved');
      await page.goBack();
      await expect(ask).toBeVisible();
      await ask.getByRole('button', { name: text('dialog.unsaved.leave') }).click();
      await expect(list.dialog).toBeHidden();
      await expect(list.row(first.name)).toBeVisible();
    });

    await test.step('Escape closes at once without changes', async () => {
      const { pathname, search } = new URL(page.url());
      await list.row(first.name).getByRole('link').click();
      await expect(slug).toHaveValue(first.slug);
      await page.keyboard.press('Escape');
      await expect(list.dialog).toBeHidden();
      await expect(page).toHaveURL(pathname + search);
      expect(pathname).toBe(`/${resource}`);
    });
  });
}
