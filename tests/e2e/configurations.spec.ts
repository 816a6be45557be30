import type { Page } from '@playwright/test';
import { openMenu, openPage } from './support/menu.ts';
import { addPerson, acceptInvitation } from './support/people.ts';
import { unique } from './support/api.ts';
import { signIn } from './support/signIn.ts';
import { Editor, readConfig, saveElsewhere, storedAt } from './support/storefront.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

// These tests change the same document, so they run in sequence.
test.describe.configure({ mode: 'default' });

const configCall = /\/dc\/store\/[^/]+\/config$/;
const section4 = '/repairPage/section4';
const updated = text('configurations.messages.updated');

// All sections are in one configuration; concurrent saves of other tests cause 412 and a retry.
test.beforeEach(({ problems }) => problems.allowStatus(412));

test('is read-only until Edit; Cancel confirms and reverts; Update saves once, and survives a reload', async ({
  page,
  api,
}) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  const stored = (await storedAt(api, `${section4}/title`)) as string;
  await expect(editor.field('Title')).not.toBeEditable();
  await editor.edit();
  await editor.field('Title').fill('Thrown away');
  await expect(editor.node('section4')).toContainText(text('configurations.tree.changed'));
  await editor.button('dialog.cancel').click();
  await editor.button('dialog.unsaved.stay').click();
  await expect(editor.field('Title')).toHaveValue('Thrown away');
  await editor.button('dialog.cancel').click();
  await editor.button('configurations.cancel.yes').click();
  await expect(editor.field('Title')).toHaveValue(stored);
  await expect(editor.button('configurations.edit')).toBeFocused();

  const title = unique('Repaired');
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
  await editor.edit();
  await editor.field('Title').fill(title);
  await editor.button('configurations.update').dblclick();
  await expect(editor.toast).toHaveText(updated);
  await expect(editor.field('Title')).not.toBeEditable();
  expect(saves).toHaveLength(1);
  expect(await storedAt(api, `${section4}/title`)).toBe(title);
  await page.reload();
  await expect(editor.field('Title')).toHaveValue(title);
  await expect(editor.node('section4')).toHaveAttribute('aria-selected', 'true');
});

test('one panel is open at a time, starting with its head data; the trade page only where enabled', async ({
  page,
}) => {
  await page.route(configCall, async (route) => {
    const response = await route.fetch();
    const { tradePage: _, ...rest } = (await response.json()) as { tradePage: unknown };
    await route.fulfill({ response, json: rest });
  });
  await page.goto('/Configurations');
  const editor = new Editor(page);
  const panel = (key: string) => page.getByRole('button', { name: text(`storefront.panels.${key}`) });
  await expect(panel('homepage')).toHaveAttribute('aria-expanded', 'true');
  await panel('covidPage').click();
  await expect(editor.node('headData')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-expanded=true]').filter({ has: page.locator('h3, span') })).toHaveCount(1);
  await expect(panel('general')).toBeVisible();
  await expect(panel('tradePage')).toHaveCount(0);
  await expect(page).toHaveURL(/panel=covidPage/);
});

test('steps can be undone and redone, and Ctrl+S updates', async ({ page, api }) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  const stored = (await storedAt(api, `${section4}/title`)) as string;
  const title = unique('Once more');
  await editor.edit();
  await editor.field('Title').fill(title);
  await editor.button('configurations.undo').click();
  await expect(editor.field('Title')).toHaveValue(stored);
  await expect(editor.button('configurations.undo')).toBeDisabled();
  await editor.button('configurations.redo').click();
  await expect(editor.field('Title')).toHaveValue(title);
  await editor.field('Title').press('Control+s');
  await expect(editor.toast).toHaveText(updated);
  expect(await storedAt(api, `${section4}/title`)).toBe(title);
});

test('merges changes of others to different parts, and reports them', async ({ page, api }) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  await editor.edit();
  const [mine, theirs] = [unique('Mine'), unique('Theirs')];
  await editor.field('Title').fill(mine);
  await saveElsewhere(api, '/repairPage/widget/metaTitle', theirs);
  await saveElsewhere(api, '/unheardOf', { kept: true });
  await editor.updateStored();
  await expect(page.getByText(/changed this meanwhile/)).toContainText('Repair Widget');
  expect(await storedAt(api, `${section4}/title`)).toBe(mine);
  expect(await storedAt(api, '/repairPage/widget/metaTitle')).toBe(theirs);
  expect(await storedAt(api, '/unheardOf/kept')).toBe(true);
  await saveElsewhere(api, '/unheardOf', undefined);
});

test('asks which version to keep for parts that both changed, and loses no input', async ({ page, api }) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  const dialog = page.getByRole('dialog', { name: text('configurations.conflicts.title') });
  for (const side of ['theirs', 'mine'] as const) {
    await editor.edit();
    const titles = { mine: unique('Mine'), theirs: unique('Theirs') };
    await editor.field('Title').fill(titles.mine);
    await saveElsewhere(api, `${section4}/title`, titles.theirs);
    await editor.update();
    await expect(dialog).toContainText(titles.mine);
    await expect(dialog).toContainText(titles.theirs);
    await dialog.getByRole('button', { name: text('configurations.conflicts.back') }).click();
    await expect(editor.field('Title')).toHaveValue(titles.mine);
    expect(await storedAt(api, `${section4}/title`)).toBe(titles.theirs);
    await editor.update();
    await dialog.getByRole('radio', { name: text(`configurations.conflicts.${side}`) }).check();
    await dialog.getByRole('button', { name: text('configurations.update') }).click();
    await expect(editor.button('configurations.edit')).toBeVisible();
    await expect(editor.field('Title')).toHaveValue(titles[side]);
    expect(await storedAt(api, `${section4}/title`)).toBe(titles[side]);
  }
});

test('a failed save shows the reason and keeps the input; Update retries', async ({
  page,
  context,
  api,
  problems,
}) => {
  problems.allowStatus(500);
  problems.allowNoConnection();
  const editor = await new Editor(page).open('repairPage', 'section4');
  await editor.edit();
  const title = unique('Kept');
  await editor.field('Title').fill(title);
  for (const answer of [{ status: 500 }, { status: 200, body: '' }, undefined]) {
    await page.route(configCall, (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      return answer ? route.fulfill(answer) : route.abort('timedout');
    });
    await editor.update();
    await expect(editor.toast).toHaveText(text('configurations.messages.update_failed'));
    await expect(page.getByText(text('configurations.notice.failed'))).toBeVisible();
    await expect(editor.field('Title')).toHaveValue(title);
    await page.unroute(configCall);
    await editor.toast.getByRole('button', { name: text('dialog.dismiss') }).click();
  }
  await context.setOffline(true);
  await editor.update();
  await expect(page.getByText(text('messages.offline')).first()).toBeVisible();
  await expect(page.getByText(text('configurations.messages.translate_failed'))).toHaveCount(0);
  await context.setOffline(false);
  await editor.update();
  await expect(editor.toast.filter({ hasText: updated })).toBeVisible();
  expect(await storedAt(api, `${section4}/title`)).toBe(title);
});

const openBrands = (page: Page) =>
  openPage(page, 'catalog', text('resources.brands.name', { smart_count: 2 }));

test('a reload offers the unsaved draft; leaving asks for confirmation', async ({ page, api }) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  const title = unique('Draft');
  await editor.edit();
  await editor.field('Title').fill(title);
  await expect(editor.node('section4')).toContainText(text('configurations.tree.changed'));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await editor.button('configurations.draft.restore').click();
  await expect(editor.field('Title')).toHaveValue(title);
  await openBrands(page);
  await editor.button('dialog.unsaved.stay').click();
  await editor.updateStored();
  expect(await storedAt(api, `${section4}/title`)).toBe(title);

  await editor.edit();
  await editor.field('Title').fill('Left behind');
  await openBrands(page);
  await editor.button('dialog.unsaved.leave').click();
  await expect(page).toHaveURL(/\/brands/);
  await page.goBack();
  await expect(editor.field('Title')).toHaveValue(title);
  await expect(editor.button('configurations.draft.restore')).toHaveCount(0);
});

test('changes of a panel survive opening another one, and are saved separately', async ({ page, api }) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  const title = unique('Waiting');
  await editor.edit();
  await editor.field('Title').fill(title);
  await editor.openPanel('locationPage');
  await editor.node('section1').click();
  const other = unique('Places');
  await editor.edit();
  await editor.field('Title').fill(other);
  await editor.updateStored();
  expect(await storedAt(api, '/locationPage/section1/title')).toBe(other);
  expect(await storedAt(api, `${section4}/title`)).not.toBe(title);
  await editor.openPanel('repairPage');
  await editor.node('section4').click();
  await expect(editor.field('Title')).toHaveValue(title);
  await editor.updateStored();
  expect(await storedAt(api, `${section4}/title`)).toBe(title);
});

test('a new error blocks saving, is marked in the tree and linked to its node', async ({ page }) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  await editor.edit();
  await editor.field('Title').fill('');
  await expect(editor.node('section4')).toContainText(text('configurations.tree.errors'));
  await editor.node('headData').click();
  let isSent = false;
  page.on('request', (request) => (isSent ||= request.method() === 'PUT'));
  await editor.update();
  await expect(editor.field('Title')).toBeFocused();
  await expect(page.getByText(text('configurations.notice.wrong', { smart_count: 1 }))).toBeInViewport();
  await editor.node('headData').click();
  const notice = page.getByRole('alert').filter({ hasText: text('configurations.notice.invalid') });
  await notice.getByRole('button', { name: /Section 4/ }).click();
  await expect(editor.form.getByText(text('validation.required'), { exact: true })).toBeVisible();
  expect(isSent).toBe(false);
});

test('on a phone Update stays visible and scrolls to an error in a closed entry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const editor = await new Editor(page).open('homepage', 'header');
  await editor.edit();
  const entry = editor.form.getByRole('button', { expanded: false }).filter({ hasText: /\w/ }).first();
  await entry.click();
  await editor.field('Link').fill('javascript:alert(1)');
  await editor.field('Link').blur();
  await editor.form.getByRole('button', { expanded: true }).filter({ hasText: /\w/ }).first().click();
  await expect(editor.field('Link')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(editor.button('configurations.update')).toBeInViewport();
  await editor.update();
  await expect(editor.field('Link')).toBeFocused();
  await expect(editor.field('Link')).toBeInViewport();
  const actions = page.locator('.MuiAccordionActions-root');
  expect((await actions.boundingBox())?.height).toBeLessThan(130);
  await expect(editor.button('configurations.update')).toBeInViewport();
});

test('errors of the service are shown at their node', async ({ page, problems }) => {
  problems.allowStatus(422);
  await page.route(configCall, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          json: { errors: [{ path: '/repairPage/section4/link', code: 'link' }] },
        })
      : route.fallback(),
  );
  const editor = await new Editor(page).open('repairPage', 'section4');
  await editor.edit();
  await editor.field('Title').fill(unique('Refused'));
  await editor.update();
  await expect(editor.toast).toHaveText(text('configurations.messages.update_failed'));
  await expect(editor.node('section4')).toContainText(text('configurations.tree.errors'));
  await expect(editor.form.getByText(text('validation.link'))).toBeVisible();
});

test('a stored invalid config can be opened, is marked, and the rest is saved unchanged', async ({
  page,
  api,
}) => {
  const stored = (await readConfig(api)) as { repairPage: object; homepage: { section1: object } };
  const broken = {
    ...stored,
    contactPage: undefined,
    covidPage: 'gone',
    repairPage: { ...stored.repairPage, headData: { title: 7, metaList: 'none' }, extra: [1] },
    homepage: { ...stored.homepage, section1: null },
    unheardOf: { deep: ['kept'] },
  };
  let sent: typeof broken | undefined;
  await page.route(configCall, async (route) => {
    if (route.request().method() !== 'PUT') return route.fulfill({ json: broken });
    sent = route.request().postDataJSON() as typeof broken;
    return route.fulfill({ json: sent });
  });
  const editor = await new Editor(page).open('repairPage', 'section4');
  await expect(editor.node('headData')).toContainText(text('configurations.tree.errors'));
  await editor.edit();
  await editor.field('Title').fill('Only this');
  await editor.updateStored();
  const { contactPage: _, ...rest } = broken;
  const section = (stored.repairPage as { section4: object }).section4;
  expect(sent).toEqual({
    ...rest,
    repairPage: { ...broken.repairPage, section4: { ...section, title: 'Only this' } },
  });
  for (const [panel, node] of [
    ['contactPage', 'contactForm'],
    ['covidPage', 'section1'],
    ['homepage', 'section1'],
  ] as const) {
    await page.getByRole('button', { name: text(`storefront.panels.${panel}`) }).click();
    const tree = page.getByRole('tree', {
      name: text('configurations.tree.label', { panel: text(`storefront.panels.${panel}`) }),
    });
    await tree.getByRole('treeitem', { name: text(`storefront.nodes.${node}`) }).click();
    await expect(
      page.getByRole('heading', { level: 3, name: text(`storefront.nodes.${node}`) }),
    ).toBeVisible();
  }
  // The parent of the section is a string: it is shown and is replaced after confirmation.
  await page.getByRole('button', { name: text('storefront.panels.covidPage') }).click();
  await page.getByRole('treeitem', { name: text('storefront.nodes.section1') }).click();
  await expect(editor.form.getByText(text('storefront.form.wrong_parent'))).toBeVisible();
  await expect(editor.form.getByRole('textbox')).toHaveCount(0);
  await editor.edit();
  await editor.form.getByRole('button', { name: text('storefront.form.replace') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: text('storefront.form.replace') }).click();
  await expect(editor.field('Title')).toBeEditable();
});

test('only new texts are sent for translation; a failure warns without blocking', async ({
  page,
  problems,
}) => {
  problems.allowStatus(500);
  const sent: unknown[] = [];
  let status = 200;
  await page.route('**/dc/translate', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, json: {} });
  });
  const editor = await new Editor(page).open('businessPage', 'section1');
  const save = async (change: () => Promise<void>) => {
    await editor.edit();
    await change();
    await editor.update();
  };
  const title = unique('For businesses');
  await save(() => editor.field('Title').fill(title));
  await expect(editor.toast).toHaveText(updated);
  expect(sent).toEqual([
    { target_languages: ['en', 'fr'], words: [title], save_folders: ['frontend'], is_search: false },
  ]);
  status = 500;
  await save(() => editor.field('Title').fill(unique('For businesses')));
  await expect(
    editor.toast.filter({ hasText: text('configurations.messages.translate_failed') }),
  ).toBeVisible();
  await expect(editor.field('Title')).not.toBeEditable();
  expect(sent).toHaveLength(2);

  await editor.open('repairPage', 'section4');
  await save(() => editor.field('Title').fill(unique('Not translated')));
  await expect(editor.toast).toHaveText(updated);
  expect(sent).toHaveLength(2);
});

test('every save is in the history with its changes, and can be restored', async ({
  page,
  api,
  problems,
}) => {
  problems.allowStatus(500);
  const title = unique('In history');
  const before = (await storedAt(api, `${section4}/title`)) as string;
  await saveElsewhere(api, `${section4}/title`, title);
  const editor = await new Editor(page).open('repairPage', 'section4');
  await page.route('**/config/versions?*', (route) => route.fulfill({ status: 500 }));
  await editor.button('configurations.history.button').click();
  const drawer = page.getByRole('dialog', { name: text('configurations.history.title') });
  await expect(drawer.getByText(text('messages.failed'))).toBeVisible();
  await page.unroute('**/config/versions?*');
  await drawer.getByRole('button', { name: text('errors.retry') }).click();
  const [newest, older] = [drawer.getByRole('listitem').first(), drawer.getByRole('listitem').nth(1)];
  await expect(newest).toContainText('Repair Page › Section 4');
  await newest.getByRole('button', { name: text('configurations.history.show') }).click();
  await expect(newest.locator('del')).toHaveText(before);
  await expect(newest.locator('ins')).toHaveText(title);
  await older.getByRole('button', { name: text('configurations.history.restore') }).click();
  const dialog = page.getByRole('dialog', { name: text('configurations.history.question.title') });
  await expect(dialog.locator('del')).toHaveText(title);
  await expect(dialog.locator('ins')).toHaveText(before);
  await dialog
    .getByRole('button', { name: text('configurations.history.question.yes', { smart_count: 1 }) })
    .click();
  await expect(editor.toast).toHaveText(text('configurations.history.done'));
  await expect(newest).toContainText(/restores version/);
  expect(await storedAt(api, `${section4}/title`)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(editor.field('Title')).toHaveValue(before);
});

test('a restore lists the pages created since, and keeps them by default', async ({ page, api }) => {
  const name = unique('Made since');
  const routes = (await storedAt(api, '/general/routes')) as object;
  await saveElsewhere(api, '/general/routes', {
    ...routes,
    covidPage: `/${unique('covid').replace(' ', '-')}`,
  });
  const pages = (await storedAt(api, '/pages')) as object[];
  const header = { title: 'Made since', meta_description: 'Made since' };
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await saveElsewhere(api, '/pages', [...pages, { name, slug, type: 'page', header }]);
  const editor = await new Editor(page).open('general', 'routes');
  await editor.button('configurations.history.button').click();
  const drawer = page.getByRole('dialog', { name: text('configurations.history.title') });
  const before = drawer.getByRole('listitem').nth(2);
  await before.getByRole('button', { name: text('configurations.history.restore') }).click();
  const dialog = page.getByRole('dialog', { name: text('configurations.history.question.title') });
  await expect(dialog.getByRole('alert')).toContainText(name);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(1);
  await dialog
    .getByRole('button', { name: text('configurations.history.question.yes', { smart_count: 1 }) })
    .click();
  await expect(editor.toast).toHaveText(text('configurations.history.done'));
  expect(await storedAt(api, '/general/routes')).toEqual(routes);
  expect(await storedAt(api, '/pages')).toContainEqual(expect.objectContaining({ slug }));
});

test('a failed load shows an error with a retry', async ({ page, problems }) => {
  problems.allowStatus(500);
  await page.route(configCall, (route) => route.fulfill({ status: 500 }));
  await page.goto('/configurations');
  await expect(page.getByText(text('messages.failed'))).toBeVisible();
  await page.unroute(configCall);
  await page.getByRole('button', { name: text('errors.retry') }).click();
  await expect(new Editor(page).tree).toBeVisible();
});

test('works by keyboard alone', async ({ page, api }) => {
  const editor = await new Editor(page).open('repairPage', 'section4');
  await editor.node('section4').focus();
  await page.keyboard.press('Home');
  await expect(editor.node('headData')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(editor.node('section4')).toBeFocused();
  await expect(editor.node('section4')).toHaveAttribute('aria-selected', 'true');
  await editor.button('configurations.edit').focus();
  await page.keyboard.press('Enter');
  await editor.field('Title').focus();
  const title = unique('By keyboard');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(title);
  await editor.button('configurations.update').focus();
  await page.keyboard.press('Enter');
  await expect(editor.toast).toHaveText(updated);
  await expect(editor.button('configurations.edit')).toBeFocused();
  expect(await storedAt(api, `${section4}/title`)).toBe(title);
});

test('entries are reordered by pointer and by keyboard, with their input', async ({ page, api }) => {
  const navItems = '/homepage/header/navItems';
  const stored = (await storedAt(api, navItems)) as { text: string }[];
  const [first, second, third, ...rest] = stored.map((item) => item.text);
  const editor = await new Editor(page).open('homepage', 'header');
  await editor.edit();
  const list = editor.form.getByRole('group', { name: 'Nav Items' });
  const handles = list.getByRole('button', { name: /^Move / });
  const order = () => handles.evaluateAll((all) => all.map((one) => one.ariaLabel));
  const moves = (...names: (string | undefined)[]) =>
    names.map((name = '') => text('storefront.list.drag', { name }));
  const typed = unique('Typed');
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

test('on a phone the nodes are a list, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/configurations?panel=repairPage');
  await page.getByRole('combobox', { name: /Parts of/ }).click();
  await page.getByRole('option', { name: 'Section 4' }).click();
  await expect(new Editor(page).field('Title')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('is translated into French', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('RaStore.locale', '"fr"'));
  await page.goto('/configurations?panel=repairPage');
  const word = (key: string) => text(key, {}, 'fr');
  await expect(page.getByRole('heading', { level: 1, name: word('configurations.title') })).toBeVisible();
  await page.getByRole('button', { name: word('configurations.edit'), exact: true }).click();
  await expect(page.getByRole('button', { name: word('configurations.update') })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: word('storefront.nodes.widget') })).toBeVisible();
});

test.describe('rights', () => {
  test.use({ role: 'STAFF' });

  test('without VIEW_STORE_SETTINGS the page redirects to the dashboard', async ({ page }) => {
    await page.goto('/configurations');
    await expect(page).toHaveURL(/\/dashboard/);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: text('configurations.title') })).toHaveCount(0);
  });
});

test('without EDIT_STORE_SETTINGS the page is read-only and explains why', async ({ api, openBrowser }) => {
  const person = await addPerson(api, { permissions: [{ permission_id: 'VIEW_STORE_SETTINGS' }] });
  const page = await (await openBrowser()).newPage();
  await acceptInvitation(page, person, 'Looks2026only');
  await signIn(page, { email: person.email, password: 'Looks2026only' });
  const editor = await new Editor(page).open('repairPage', 'section4');
  await expect(editor.button('configurations.edit')).toBeDisabled();
  await expect(page.getByText(text('configurations.read_only'))).toBeVisible();
  await editor.button('configurations.history.button').click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expect(editor.button('configurations.history.restore')).toHaveCount(0);
});
