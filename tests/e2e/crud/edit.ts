import { violations } from '../support/axe.ts';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import { ListPage } from '../support/listPage.ts';
import { make, openList, searchFor, type Crud } from './crud.ts';

/** Opens a record from its row and saves it. */
export function rowTests(crud: Crud): void {
  const { resource, text: property } = crud;

  test('a row opens its record for editing', async ({ page, api }) => {
    const { prefix, first } = await make(api, crud, {});
    const list = await openList(page, crud, prefix);
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
}

/** Conflicts, history, unsaved changes and drafts of the edit dialog. */
export function editTests(crud: Crud): void {
  const { resource } = crud;
  const save = text('dialog.save');

  test('rejects a negative number at its field', async ({ page, api }) => {
    const { first } = await make(api, crud, {});
    const list = new ListPage(page, resource);
    await page.goto(`/${resource}/${first.id}`);
    await list.dialog.locator('[name=display_order]').fill('-1');
    await expect(list.dialog.getByText(text('validation.minimum', { limit: 0 }))).toBeVisible();
    await expect(list.dialog.getByRole('button', { name: save })).toBeDisabled();
    await list.dialog.locator('[name=display_order]').fill('2');
    await expect(list.dialog.getByRole('button', { name: save })).toBeEnabled();
  });

  test('two tabs: the later save loses no input and overwrites nothing unseen', async ({
    page,
    context,
    api,
    problems,
  }) => {
    problems.allowStatus(412);
    const { first } = await make(api, crud, { display_order: 1 });
    const other = await context.newPage();
    const [mine, theirs] = [new ListPage(page, resource), new ListPage(other, resource)];
    for (const tab of [mine, theirs]) {
      await tab.page.goto(`/${resource}/${first.id}`);
      await expect(tab.dialog.locator('[name=name]')).toHaveValue(first.name);
    }
    await mine.dialog.locator('[name=slug]').fill(`${first.slug}-mine`);
    await theirs.dialog.locator('[name=display_order]').fill('8');
    await theirs.dialog.locator('[name=slug]').fill(`${first.slug}-theirs`);
    await theirs.dialog.getByRole('button', { name: save }).click();
    await expect(theirs.toast).toHaveText(theirs.text('messages.updated'));
    await page.bringToFront();
    await mine.dialog.getByRole('button', { name: save }).click();
    await expect(mine.dialog.getByText(text('dialog.stale.text'))).toBeVisible();
    await expect(mine.dialog.getByText(text('dialog.stale.by', { name: '', time: 'now' }))).toBeVisible();
    await expect(mine.dialog.locator('[name=slug]')).toHaveValue(`${first.slug}-mine`);
    await mine.dialog.getByRole('button', { name: text('dialog.stale.load') }).click();
    await expect(mine.dialog.getByText(`${first.slug}-theirs`).first()).toBeVisible();
    await expect(mine.dialog.locator('[name=display_order]')).toHaveValue('8');
    await mine.dialog.getByRole('button', { name: save }).click();
    await expect(mine.toast).toHaveText(mine.text('messages.updated'));
    expect(await api.one(resource, first.id)).toMatchObject({ display_order: 8, slug: `${first.slug}-mine` });
  });

  test('the history of a record shows who changed what, above the dialog', async ({ page, api }) => {
    const { first } = await make(api, crud, { display_order: 1 });
    const list = new ListPage(page, resource);
    await page.goto(`/${resource}/${first.id}`);
    await list.dialog.locator('[name=display_order]').fill('8');
    await list.dialog.getByRole('button', { name: save }).click();
    await expect(list.toast).toHaveText(list.text('messages.updated'));
    await page.goto(`/${resource}/${first.id}`);
    await list.dialog.locator('[name=display_order]').fill('9');
    await list.dialog.getByRole('button', { name: text('history.title') }).click();
    const history = page.getByRole('dialog', { name: text('history.of', { name: first.name }) });
    const [change, creation] = [history.getByRole('listitem').first(), history.getByRole('listitem').last()];
    await expect(change).toContainText(text('history.actions.updated'));
    await expect(change.getByRole('definition')).toHaveText(/^1 → 8$/);
    await expect(creation).toContainText(text('history.actions.created'));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(list.dialog.locator('[name=display_order]')).toHaveValue('9');
  });

  test('leaving with unsaved changes asks for confirmation', async ({ page, api }) => {
    const { prefix, first } = await make(api, crud, {});
    const list = await openList(page, crud, prefix);
    const ask = page.getByRole('alertdialog');
    await list.row(first.name).getByRole('link').click();
    await list.dialog.locator('[name=slug]').fill('not-saved');
    await page.keyboard.press('Escape');
    await expect(ask).toBeVisible();
    await ask.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
    await expect(list.dialog.locator('[name=slug]')).toHaveValue('not-saved');
    await page.goBack();
    await expect(ask).toBeVisible();
    await ask.getByRole('button', { name: text('dialog.unsaved.leave') }).click();
    await expect(list.dialog).toBeHidden();
    await expect(list.row(first.name)).toBeVisible();
    await list.row(first.name).getByRole('link').click();
    await expect(list.dialog.locator('[name=slug]')).toHaveValue(first.slug);
  });

  test('Escape closes at once without changes', async ({ page, api }) => {
    const { prefix, first } = await make(api, crud, {});
    const list = await openList(page, crud, prefix);
    await list.row(first.name).getByRole('link').click();
    await expect(list.dialog.locator('[name=name]')).toHaveValue(first.name);
    await page.keyboard.press('Escape');
    await expect(list.dialog).toBeHidden();
    await expect(page).toHaveURL(
      `/${resource}${searchFor(prefix)}`.replace(/\?.*/, '') + new URL(page.url()).search,
    );
  });

  test('a reload keeps the input', async ({ page, api }) => {
    const { first } = await make(api, crud, {});
    const list = new ListPage(page, resource);
    await page.goto(`/${resource}/${first.id}`);
    await list.dialog.locator('[name=slug]').fill('typed-before');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(list.dialog.getByText(text('dialog.draft.restored'))).toBeVisible();
    await expect(list.dialog.locator('[name=slug]')).toHaveValue('typed-before');
    await list.dialog.getByRole('button', { name: text('dialog.draft.discard') }).click();
    await expect(list.dialog.locator('[name=slug]')).toHaveValue(first.slug);
  });
}
