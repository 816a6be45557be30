import { picture, unique, type Api } from '../support/api.ts';
import { text, textOr } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import type { ListPage } from '../support/listPage.ts';
import { make, searchFor, slug, type Crud } from './crud.ts';

const svg = { name: 'picture.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(picture) };

/** Creates a record with its image, once although it is submitted twice, after its slug was refused. */
export async function creates(list: ListPage, api: Api, crud: Crud): Promise<void> {
  const { resource, isImageRequired } = crud;
  const { dialog, page } = list;
  const name = unique('Created');
  const [nameField, slugField] = [dialog.locator('[name=name]'), dialog.locator('[name=slug]')];
  const create = dialog.getByRole('button', { name: text('dialog.create') });

  await test.step('missing fields are named, the slug follows the name', async () => {
    await page.getByRole('link', { name: list.text('actions.new') }).click();
    await expect(create).toBeDisabled();
    await dialog.locator('button[type=submit]').hover();
    await dialog.getByRole('status').getByRole('button').click();
    const required = dialog.getByText(text('validation.required'), { exact: true });
    await expect(required.first()).toBeVisible();
    const imageMessage = textOr(`resources.${resource}.errors.img_src.required`, 'validation.required');
    if (isImageRequired) await expect(dialog.getByText(imageMessage)).toBeVisible();
    await nameField.fill(name);
    await expect(slugField).toHaveValue(slug(name));
    if (isImageRequired) await expect(create).toBeDisabled();
  });

  await test.step('what is no picture is refused', async () => {
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ ...svg, buffer: Buffer.from('no picture at all'), name: 'a.png' });
    await expect(dialog.getByText(text('image.wrong_type'))).toBeVisible();
    await file.setInputFiles(svg);
    await expect(dialog.getByRole('img', { name: text('image.preview') })).toBeVisible();
  });

  await test.step('a slug that exists is reported at its field, and the input is kept', async () => {
    const { first } = await make(api, crud, {});
    await slugField.fill(first.slug);
    await create.click();
    await expect(dialog.getByText(text('validation.unique'))).toBeVisible();
    await expect(slugField).toHaveAttribute('aria-invalid', 'true');
    await expect(nameField).toHaveValue(name);
    await slugField.fill(slug(name));
    await expect(dialog.getByText(text('validation.unique'))).toBeHidden();
  });

  await test.step('submitting twice creates one record', async () => {
    await page.route(`**/${resource}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await expect(create).toBeEnabled();
    await nameField.press('Enter');
    await nameField.press('Enter');
    await expect(list.toast).toHaveText(list.text('messages.created'));
    await expect(dialog).toBeHidden();
    await page.unroute(`**/${resource}`);
    await list.visit(searchFor(name));
    await expect(list.row(name).locator('td[data-source=name]')).toHaveText(name);
    expect((await api.list(resource, { name })).total).toBe(1);
  });
}
