import { picture } from '../support/api.ts';
import { text, textOr } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/api.ts';
import { ListPage } from '../support/listPage.ts';
import { make, openList, searchFor, slug, type Crud } from './crud.ts';

const svg = { name: 'picture.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) };

/** Creates a record with its image. */
export function createTests(crud: Crud): void {
  const { resource, isImageRequired } = crud;

  test('creates a record: missing fields are named, the slug follows the name', async ({ page }) => {
    const name = unique('Created');
    const list = await openList(page, crud);
    await page.getByRole('link', { name: list.text('actions.new') }).click();
    const create = list.dialog.getByRole('button', { name: text('dialog.create') });
    await expect(create).toBeDisabled();
    await list.dialog.locator('button[type=submit]').hover();
    await list.dialog.getByRole('status').getByRole('button').click();
    const required = list.dialog.getByText(text('validation.required'), { exact: true });
    await expect(required.first()).toBeVisible();
    const imageMessage = textOr(`resources.${resource}.errors.img_src.required`, 'validation.required');
    if (isImageRequired) await expect(list.dialog.getByText(imageMessage)).toBeVisible();

    await list.dialog.locator('[name=name]').fill(name);
    await expect(list.dialog.locator('[name=slug]')).toHaveValue(slug(name));
    if (isImageRequired) await expect(create).toBeDisabled();
    const file = list.dialog.locator('input[type=file]');
    await file.setInputFiles({ ...svg, buffer: Buffer.from('no picture at all'), name: 'a.png' });
    await expect(list.dialog.getByText(text('image.wrong_type'))).toBeVisible();
    await file.setInputFiles(svg);
    await expect(list.dialog.getByRole('img', { name: text('image.preview') })).toBeVisible();
    await create.click();
    await expect(list.toast).toHaveText(list.text('messages.created'));
    await expect(list.dialog).toBeHidden();
    await list.visit(searchFor(name));
    await expect(list.row(name).locator('td[data-source=name]')).toHaveText(name);
  });
}

/** Create dialogs that fail or are submitted twice. */
export function createFaultTests(crud: Crud): void {
  const { resource } = crud;

  test('a slug that exists is reported at its field, and the input is kept', async ({
    page,
    api,
    problems,
  }) => {
    problems.allowStatus(409);
    problems.allowStatus(422);
    const { first } = await make(api, crud, {});
    const list = new ListPage(page, resource);
    await page.goto(`/${resource}/create`);
    await list.dialog.locator('[name=name]').fill(`${first.name} again`);
    await list.dialog.locator('[name=slug]').fill(first.slug);
    await list.dialog.locator('input[type=file]').setInputFiles(svg);
    await list.dialog.getByRole('button', { name: text('dialog.create') }).click();
    await expect(list.dialog.getByText(text('validation.unique'))).toBeVisible();
    const field = list.dialog.locator('[name=slug]');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(list.dialog.locator('[name=name]')).toHaveValue(`${first.name} again`);
    await field.fill(`${first.slug}-2`);
    await expect(list.dialog.getByText(text('validation.unique'))).toBeHidden();
    await list.dialog.getByRole('button', { name: text('dialog.create') }).click();
    await expect(list.toast).toHaveText(list.text('messages.created'));
  });

  test('submitting twice creates one record', async ({ page, api }) => {
    const name = unique('Twice');
    const list = new ListPage(page, resource);
    await page.route(`**/${resource}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(`/${resource}/create`);
    await list.dialog.locator('input[type=file]').setInputFiles(svg);
    await list.dialog.locator('[name=name]').fill(name);
    await expect(list.dialog.getByRole('button', { name: text('dialog.create') })).toBeEnabled();
    await list.dialog.locator('[name=name]').press('Enter');
    await list.dialog.locator('[name=name]').press('Enter');
    await expect(list.toast).toHaveText(list.text('messages.created'));
    expect((await api.list(resource, { name })).total).toBe(1);
  });
}
