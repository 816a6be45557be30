import type { Page } from '@playwright/test';
import { unique, type Api } from './support/api.ts';
import { addLocation } from './support/locations.ts';
import { Editor, readConfig, saveElsewhere } from './support/storefront.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';
import { expect, test } from './support/test.ts';

interface Entry {
  slug: string;
  id: number;
}

const word = (key: string) => text(`configurations.location.${key}`);

const slugs = async (api: Api) => ((await readConfig(api)) as { locations: Entry[] }).locations;

const slugOf = async (api: Api, id: number) => (await slugs(api)).find((entry) => entry.id === id)?.slug;

const pageOf = (api: Api, id: number) =>
  api.ask<{ section1?: { title: string } }>('GET', `location/${id}/config`);

const newSlug = () => unique('pier').replace(' ', '-');

/** Creates a location with or without a page. */
async function createLocation(api: Api, slug?: string) {
  const added = await addLocation(api);
  if (slug) await saveElsewhere(api, '/locations', [...(await slugs(api)), { slug, id: added.id }]);
  return added;
}

async function open(page: Page, id: number) {
  await visit(page, `/locations/${id}/page`);
  const editor = new Editor(page);
  await editor.form.locator('input, textarea').first().waitFor();
  return editor;
}

const slugField = (page: Page) => page.getByRole('textbox', { name: word('slug') });
const press = (page: Page, key: string) => page.getByRole('button', { name: word(key) }).click();

async function typeSlug(page: Page, slug: string) {
  await press(page, 'edit_slug');
  await slugField(page).fill(slug);
  await press(page, 'save_slug');
}

// These tests change the same list of slugs.
test.describe.configure({ mode: 'default' });

test('a page is opened, gets a slug, is edited by two people, kept and removed', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(150_000);
  await test.step('opens from the row menu and closes to the list', async () => {
    await page.goto('/locations');
    await page.getByRole('table').locator('tbody tr').first().getByRole('button').click();
    await page.getByRole('menuitem', { name: word('row_action') }).click();
    await expect(page.getByRole('dialog', { name: word('edit') })).toBeVisible();
    await new Editor(page).button('dialog.cancel').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/locations$/);
  });
  await test.step('a slug is created, changed, and must be unique', async () => {
    const taken = newSlug();
    await createLocation(api, taken);
    const { id } = await createLocation(api);
    const editor = await open(page, id);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(word('create'));

    await typeSlug(page, taken);
    await expect(editor.toast).toHaveText(word('slug_taken'));
    await expect(slugField(page)).toHaveValue(taken);
    await slugField(page).fill('Capitals');
    await press(page, 'save_slug');
    await expect(dialog.getByText(text('validation.slug'))).toBeVisible();

    const slug = newSlug();
    await slugField(page).fill(slug);
    await slugField(page).press('Enter');
    await expect(editor.toast.filter({ hasText: word('slug_saved') })).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(word('edit'));
    expect(await slugOf(api, id)).toBe(slug);

    await typeSlug(page, taken);
    await expect(editor.toast.filter({ hasText: word('slug_taken') })).toBeVisible();
    await expect(slugField(page)).toHaveValue(slug);
    await expect(slugField(page)).not.toBeEditable();
    expect(await slugOf(api, id)).toBe(slug);
  });
  await test.step('edits and saves nodes, confirms before leaving, and merges a concurrent save', async () => {
    problems.allowStatus(412);
    const { id } = await createLocation(api, newSlug());
    const editor = await open(page, id);
    await expect(editor.tree.getByRole('treeitem')).toHaveText([
      'Head Data',
      'Section 1',
      'Section 2',
      'Section 3',
      'Section 4',
      'Section 5',
      'Coming Soon',
    ]);
    await editor.node('section1').click();
    await editor.edit();
    await editor.field('Title').fill('By the pier');
    await editor.field('Subtitle').fill('Open late');
    await page.keyboard.press('Escape');
    await editor.button('dialog.unsaved.stay').click();
    await api.ask('PUT', `location/${id}/config`, { headData: { title: 'Theirs' } });
    await editor.update();
    await expect(editor.toast).toHaveText(text('configurations.messages.updated'));
    await expect(page.getByText(/changed this meanwhile/)).toContainText('Head Data');
    expect(await pageOf(api, id)).toMatchObject({
      headData: { title: 'Theirs' },
      section1: { title: 'By the pier', subTitle: 'Open late' },
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a failed save keeps the input, and a reload offers it', async () => {
    problems.allowStatus(500);
    const { id } = await createLocation(api, newSlug());
    const editor = await open(page, id);
    await editor.edit();
    await editor.field('Tab Title').fill('Kept');
    const call = `**/location/${id}/config`;
    await page.route(call, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await editor.update();
    await expect(editor.toast).toHaveText(text('configurations.messages.update_failed'));
    await page.unroute(call);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await editor.button('configurations.draft.restore').click();
    await expect(editor.field('Tab Title')).toHaveValue('Kept');
    await editor.update();
    await expect(editor.toast).toHaveText(text('configurations.messages.updated'));
    expect(await pageOf(api, id)).toMatchObject({ headData: { title: 'Kept' } });
  });
  await test.step('a slug that could not be saved is kept in the field', async () => {
    problems.allowStatus(500);
    const { id } = await createLocation(api);
    const editor = await open(page, id);
    await page.route(/\/dc\/store\/[^/]+\/config$/, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    const slug = newSlug();
    await typeSlug(page, slug);
    await expect(editor.toast).toHaveText(word('slug_failed'));
    await expect(slugField(page)).toHaveValue(slug);
    await expect(slugField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(slugField(page)).not.toBeEditable();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('Remove Config confirms, removes the slug and empties the page', async () => {
    problems.allowStatus(500);
    const { id } = await createLocation(api, newSlug());
    await api.ask('PUT', `location/${id}/config`, { headData: { title: 'Gone soon' } });
    const editor = await open(page, id);
    const remove = async () => {
      await press(page, 'remove.button');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: word('remove.button') })
        .click();
    };
    await press(page, 'remove.button');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('dialog.cancel') })
      .click();
    const call = /\/dc\/store\/[^/]+\/config$/;
    await page.route(call, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await remove();
    await expect(editor.toast).toHaveText(word('remove.failed'));
    await page.unroute(call);
    await remove();
    await expect(editor.toast.filter({ hasText: word('remove.done') })).toBeVisible();
    await expect(page.getByRole('dialog', { name: word('create') })).toBeVisible();
    await expect(editor.field('Tab Title')).toHaveValue('');
    expect(await slugOf(api, id)).toBeUndefined();
    expect(await pageOf(api, id)).toEqual({});
  });
});

test.describe('without EDIT_STORE_SETTINGS', () => {
  test.use({ role: 'STAFF' });

  test('it is read-only', async ({ page }) => {
    await page.goto('/locations');
    await page.getByRole('table').locator('tbody tr').first().getByRole('button').click();
    await page.getByRole('menuitem', { name: word('row_action') }).click();
    const editor = new Editor(page);
    await expect(editor.button('configurations.edit')).toBeDisabled();
    await expect(page.getByText(text('configurations.read_only'))).toBeVisible();
    await expect(page.getByRole('button', { name: word('edit_slug') })).toBeDisabled();
    await expect(page.getByRole('button', { name: word('remove.button') })).toHaveCount(0);
  });
});
