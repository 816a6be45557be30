import type { Page } from '@playwright/test';
import { openMenu, openPage } from './support/menu.ts';
import { unique } from './support/api.ts';
import { Editor, saveElsewhere, storedAt } from './support/storefront.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

// These tests change the same document, so they run in sequence.
test.describe.configure({ mode: 'default' });

const section4 = '/repairPage/section4';
const title4 = `${section4}/title`;
const updated = text('configurations.messages.updated');

// All sections are in one configuration; concurrent saves of other tests cause 412 and a retry.
test.beforeEach(({ problems }) => problems.allowStatus(412));

const openBrands = (page: Page) =>
  openPage(page, 'catalog', text('resources.brands.name', { smart_count: 2 }));

test('a part is edited, saved once, merged, left, restored and undone in the history', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const editor = await new Editor(page).open('repairPage', 'section4');
  const first = (await storedAt(api, title4)) as string;
  const title = unique('Repaired');

  await test.step('is read-only until Edit; Cancel confirms and reverts', async () => {
    await expect(editor.field('Title')).not.toBeEditable();
    await editor.edit();
    await editor.field('Title').fill('Thrown away');
    await expect(editor.node('section4')).toContainText(text('configurations.tree.changed'));
    await editor.button('dialog.cancel').click();
    await editor.button('dialog.unsaved.stay').click();
    await expect(editor.field('Title')).toHaveValue('Thrown away');
    await editor.button('dialog.cancel').click();
    await editor.button('configurations.cancel.yes').click();
    await expect(editor.field('Title')).toHaveValue(first);
    await expect(editor.button('configurations.edit')).toBeFocused();
  });

  await test.step('a double click on Update saves once', async () => {
    const saves: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
    await editor.edit();
    await editor.field('Title').fill(title);
    await editor.button('configurations.update').dblclick();
    await expect(editor.toast).toHaveText(updated);
    await expect(editor.field('Title')).not.toBeEditable();
    expect(saves).toHaveLength(1);
    expect(await storedAt(api, title4)).toBe(title);
  });

  await test.step('what others saved meanwhile is merged', async () => {
    await editor.edit();
    const [mine, theirs] = [unique('Mine'), unique('Theirs')];
    await editor.field('Title').fill(mine);
    await saveElsewhere(api, '/repairPage/widget/metaTitle', theirs);
    await editor.updateStored();
    await expect(page.getByText(/changed this meanwhile/)).toContainText('Repair Widget');
    expect(await storedAt(api, title4)).toBe(mine);
    expect(await storedAt(api, '/repairPage/widget/metaTitle')).toBe(theirs);
  });

  const draft = unique('Draft');
  await test.step('a reload keeps the place and offers the unsaved draft', async () => {
    await editor.edit();
    await editor.field('Title').fill(draft);
    await expect(editor.node('section4')).toContainText(text('configurations.tree.changed'));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await editor.button('configurations.draft.restore').click();
    await expect(editor.field('Title')).toHaveValue(draft);
    await expect(editor.node('section4')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('leaving asks for confirmation', async () => {
    await openBrands(page);
    await editor.button('dialog.unsaved.stay').click();
    await editor.updateStored();
    expect(await storedAt(api, title4)).toBe(draft);
    await editor.edit();
    await editor.field('Title').fill('Left behind');
    await openBrands(page);
    await editor.button('dialog.unsaved.leave').click();
    await expect(page).toHaveURL(/\/brands/);
    await page.goBack();
    await expect(editor.field('Title')).toHaveValue(draft);
    await expect(editor.button('configurations.draft.restore')).toHaveCount(0);
  });

  await test.step('an earlier version is restored', async () => {
    await editor.button('configurations.history.button').click();
    const drawer = page.getByRole('dialog', { name: text('configurations.history.title') });
    const [newest, older] = [drawer.getByRole('listitem').first(), drawer.getByRole('listitem').nth(1)];
    await expect(newest).toContainText('Repair Page › Section 4');
    await older.getByRole('button', { name: text('configurations.history.restore') }).click();
    const dialog = page.getByRole('dialog', { name: text('configurations.history.question.title') });
    await expect(dialog.locator('del')).toHaveText(draft);
    const restored = await dialog.locator('ins').innerText();
    await dialog
      .getByRole('button', { name: text('configurations.history.question.yes', { smart_count: 1 }) })
      .click();
    await expect(editor.toast).toHaveText(text('configurations.history.done'));
    await expect(newest).toContainText(/restores version/);
    expect(await storedAt(api, title4)).toBe(restored);
    await page.keyboard.press('Escape');
    await expect(editor.field('Title')).toHaveValue(restored);
  });

  await test.step('works by keyboard alone', async () => {
    await editor.node('section4').focus();
    await page.keyboard.press('Home');
    await expect(editor.node('headData')).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await expect(editor.node('section4')).toBeFocused();
    await expect(editor.node('section4')).toHaveAttribute('aria-selected', 'true');
    await editor.button('configurations.edit').focus();
    await page.keyboard.press('Enter');
    await editor.field('Title').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(first);
    await editor.button('configurations.update').focus();
    await page.keyboard.press('Enter');
    await expect(editor.toast.filter({ hasText: updated })).toBeVisible();
    await expect(editor.button('configurations.edit')).toBeFocused();
    expect(await storedAt(api, title4)).toBe(first);
  });
});

test('entries are reordered by pointer and by keyboard; on a phone all fits and an error is shown', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  const navItems = '/homepage/header/navItems';
  const stored = (await storedAt(api, navItems)) as { text: string }[];
  const [first, second, third, ...rest] = stored.map((item) => item.text);
  const editor = await new Editor(page).open('homepage', 'header');
  const list = editor.form.getByRole('group', { name: 'Nav Items' });
  const typed = unique('Typed');

  await test.step('entries are reordered with their input', async () => {
    await editor.edit();
    const handles = list.getByRole('button', { name: /^Move / });
    const order = () => handles.evaluateAll((all) => all.map((one) => one.ariaLabel));
    const moves = (...names: (string | undefined)[]) =>
      names.map((name = '') => text('storefront.list.drag', { name }));
    await list.getByRole('button', { name: first, exact: true }).click();
    await list.getByLabel(/^Text/).fill(typed);
    await expect.poll(order).toEqual(moves(typed, second, third, ...rest));

    const from = await list.getByRole('button', { name: third, exact: true }).boundingBox();
    const to = await handles.first().boundingBox();
    if (!from || !to) throw new Error('The handles are not rendered');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect.poll(order).toEqual(moves(third, typed, second, ...rest));
    await expect(list.getByLabel(/^Text/)).toHaveValue(typed);

    const total = stored.length;
    const saidAt = (position: number) =>
      page.getByText(text('storefront.drag.over', { name: typed, place: position, total }));
    await handles.nth(1).focus();
    await page.keyboard.press('Space');
    await expect(saidAt(2)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(saidAt(3)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(order).toEqual(moves(third, second, typed, ...rest));
    await expect(list.getByLabel(/^Text/)).toHaveValue(typed);
    await editor.updateStored();
    expect(((await storedAt(api, navItems)) as { text: string }[]).map((item) => item.text)).toEqual([
      third,
      second,
      typed,
      ...rest,
    ]);
  });

  await test.step('on a phone Update stays visible and scrolls to an error in a closed entry', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await editor.edit();
    const link = list.getByLabel(/^Link/).first();
    await link.fill('javascript:alert(1)');
    await link.blur();
    await list.getByRole('button', { expanded: true }).filter({ hasText: typed }).click();
    await expect(link).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(editor.button('configurations.update')).toBeInViewport();
    await editor.update();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    const actions = page.locator('.MuiAccordionActions-root');
    expect((await actions.boundingBox())?.height).toBeLessThan(130);
    await expect(editor.button('configurations.update')).toBeInViewport();
    await editor.button('dialog.cancel').click();
    await editor.button('configurations.cancel.yes').click();
  });

  await test.step('on a phone the nodes are a list, and nothing is cut off', async () => {
    await visit(page, '/configurations?panel=repairPage');
    await page.getByRole('combobox', { name: /Parts of/ }).click();
    await page.getByRole('option', { name: 'Section 4' }).click();
    await expect(editor.field('Title')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('rights', () => {
  test.use({ role: 'STAFF' });

  test('without VIEW_STORE_SETTINGS the pages of the storefront redirect to the dashboard', async ({
    page,
  }) => {
    await page.goto('/configurations');
    await expect(page).toHaveURL(/\/dashboard$/);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: text('configurations.title') })).toHaveCount(0);
    await visit(page, '/pages');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
