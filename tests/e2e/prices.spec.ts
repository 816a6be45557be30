import type { BrowserContext, Page } from '@playwright/test';
import type { Repair } from '../../src/schemas/repairs/repairs.ts';
import { slugify } from '../../src/schemas/slug.ts';
import { accountOf } from './support/accounts.ts';
import { Api, unique } from './support/api.ts';
import { importWord, PriceMatrix, word } from './support/prices.ts';
import { signIn } from './support/signIn.ts';
import { expect, test as base } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

// An import covers the whole store: these tests have their own product and run in sequence.
base.describe.configure({ mode: 'default' });

const account = () => accountOf('STORE_OWNER', 'borealis.localhost');

interface Fixtures {
  matrix: PriceMatrix;
}

interface WorkerFixtures {
  borealis: Api;
  /** The storage state of the store's owner. */
  owner: Awaited<ReturnType<BrowserContext['storageState']>>;
}

const origin = () => `http://borealis.localhost:${new URL(process.env.BASE_URL ?? '').port}`;

const test = base.extend<Fixtures, WorkerFixtures>({
  borealis: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants its fixtures as a pattern, of none too
    async ({}, provide) => {
      await provide(await Api.signIn(process.env.BASE_URL ?? '', account()));
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({ baseURL: origin() });
      await page.goto('/login');
      await signIn(page, account(), { remember: true });
      const state = await page.context().storageState();
      await page.close();
      await provide(state);
    },
    { scope: 'worker' },
  ],
  matrix: async ({ openBrowser, owner }, provide) => {
    const context = await openBrowser({ baseURL: origin(), storageState: owner });
    await provide(new PriceMatrix(await context.newPage()));
  },
});

/** Creates services with unique names for some devices. */
async function prepare(api: Api, ...names: string[]) {
  const { rows } = await api.list('products', { per_page: '1', include_voided: 'false' });
  const device = rows[0]?.id ?? '';
  const titles = names.map(unique);
  for (const title of titles) {
    await api.create('repairs', {
      product_id: device,
      title,
      duration: '1 hour',
      cost: 89.99,
      display_order: 3,
    });
  }
  // The sheet's timestamp has whole seconds: services created in the second of the export count as newer.
  const made = Date.now();
  await expect.poll(() => Date.now() - made, { intervals: [250] }).toBeGreaterThan(1000);
  return { device, titles };
}

async function stored(api: Api, title: string): Promise<Repair | undefined> {
  const { rows } = await api.list('repairs', { title, include_voided: 'false' });
  return (rows as unknown as Repair[]).find((one) => one.title === title);
}

/** The write requests of the page. */
function writesOf(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/\/repair\//.test(request.url()) && ['POST', 'PUT', 'DELETE'].includes(request.method()))
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
}

test('a sheet is exported, changed, imported and undone', async ({ matrix, borealis }) => {
  test.setTimeout(120_000);
  await test.step('a changed sheet updates, creates and removes, and can be undone', async () => {
    const { device, titles } = await prepare(borealis, 'Screen', 'Battery');
    const [screen = '', battery = ''] = titles;
    const camera = unique('Camera');
    const { page, dialog } = matrix;

    const sheet = await matrix.export();
    expect(sheet.get(device, screen)[1]).toBe('1 hour');
    sheet.set(device, screen, [123.45]);
    sheet.set(device, battery, [null, null, null, null]);
    sheet.set(device, camera, ['Call', '2 hours', 'Lifetime', 4]);
    await matrix.preview(sheet.toBuffer());

    await expect(matrix.tab('update')).toHaveText(`${word('kinds.update')} (1)`);
    await expect(matrix.tab('create')).toHaveText(`${word('kinds.create')} (1)`);
    await expect(matrix.tab('remove')).toHaveText(`${word('kinds.remove')} (1)`);
    const row = dialog.getByRole('row').filter({ hasText: screen });
    await expect(row.getByRole('deletion')).toHaveText('$89.99');
    await expect(row.getByRole('insertion')).toHaveText('$123.45');
    await matrix.tab('remove').click();
    await expect(dialog.getByRole('row').filter({ hasText: battery })).toBeVisible();
    await dialog.getByRole('searchbox').fill('no such service');
    await expect(dialog.getByRole('row').filter({ hasText: battery })).toHaveCount(0);

    await matrix.button('sheetImport.process').click();
    const question = page.getByRole('alertdialog', { name: word('removing.title', { smart_count: 1 }) });
    const written = page.waitForResponse(
      (response) => /\/repair\/batch/.test(response.url()) && response.request().method() === 'PUT',
    );
    await question.getByRole('button', { name: word('removing.yes') }).click();
    expect((await written).ok()).toBe(true);
    await expect(page.getByText(word('import.done'))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/Manage$/);
    expect(await stored(borealis, screen)).toMatchObject({ cost: 123.45, duration: '1 hour' });
    expect(await stored(borealis, battery)).toBeUndefined();
    expect(await stored(borealis, camera)).toMatchObject({
      cost: null,
      duration: '2 hours',
      warranty: -1,
      warranty_unit: 'LIFETIME',
      display_order: 4,
    });

    await visit(page, '/Manage/import');
    const item = dialog.getByRole('listitem').filter({ hasText: 'prices.xlsx' }).first();
    await expect(item).toContainText(importWord('undo.did', { updated: 1, created: 1, removed: 1 }));
    await item.getByRole('button', { name: importWord('undo.button') }).click();
    const undoing = page.getByRole('alertdialog', { name: importWord('undo.title') });
    await expect(undoing).toContainText(word('import.undo.question', { restored: 2, removed: 1 }));
    await undoing.getByRole('button', { name: importWord('undo.yes') }).click();
    await expect(item).toContainText(importWord('undo.undone', { date: '' }).trim());
    await expect(item.getByRole('button')).toHaveCount(0);
    expect(await stored(borealis, screen)).toMatchObject({ cost: 89.99 });
    expect(await stored(borealis, battery)).toMatchObject({ cost: 89.99 });
    expect(await stored(borealis, camera)).toBeUndefined();
  });
  await test.step('an unchanged export writes nothing: .xls', async () => {
    const writes = writesOf(matrix.page);
    const sheet = await matrix.export();
    await matrix.preview(sheet.toBuffer('xls'), 'prices.xls');
    await expect(matrix.dialog.getByText(word('preview.nothing'))).toBeVisible();
    await expect(matrix.button('sheetImport.process')).toBeDisabled();
    expect(writes).toEqual([]);
  });
  await test.step('an invalid cell disables Process and is reported with its address, value and reason', async () => {
    const { device, titles } = await prepare(borealis, 'Speaker');
    const sheet = await matrix.export();
    const address = sheet.set(device, titles[0] ?? '', ['about fifty']);
    await matrix.preview(sheet.toBuffer());
    await expect(matrix.button('sheetImport.process')).toBeDisabled();
    await expect(matrix.button('sheetImport.process')).toHaveAccessibleDescription(
      word('preview.invalid', { smart_count: 1 }),
    );
    await expect(matrix.tab('invalid')).toHaveAttribute('aria-selected', 'true');
    const row = matrix.dialog.getByRole('row').filter({ hasText: 'about fifty' });
    await expect(row.getByRole('cell').first()).toContainText(`${sheet.name}!${address}`);
    await expect(row.getByRole('cell').last()).toHaveText(/\w+/);
    await matrix.button('sheetImport.other').click();
    await expect(matrix.button('sheetImport.choose')).toBeFocused();
  });
  await test.step('inactive devices are omitted, and an import does not change them', async () => {
    const name = unique('Tablet');
    const device = await borealis.create('products', { name, slug: slugify(name) });
    const title = unique('Stand');
    await borealis.create('repairs', { product_id: device.id, title, duration: '1 hour' });
    const sheet = await matrix.export();
    expect(sheet.devices).toContain(device.id);
    sheet.set(device.id, title, [5]);
    sheet.set(device.id, unique('Case'), [6, '1 hour', null, 0]);
    const { is_voided: _, ...active } = await borealis.one('products', device.id);
    await borealis.update('products', device.id, { ...active, is_voided: true });

    const { total: all } = await borealis.list('products', { per_page: '1', include_voided: 'true' });
    const { total: left } = await borealis.list('products', { per_page: '1', include_voided: 'false' });
    await visit(matrix.page, '/Manage/export');
    const note = matrix.dialog.getByText(word('export.inactive', { smart_count: all - left }));
    await expect(note).toBeVisible();
    expect((await matrix.export()).devices).not.toContain(device.id);

    await matrix.preview(sheet.toBuffer());
    await expect(matrix.tab('unknown')).toHaveText(`${word('kinds.unknown')} (1)`);
    for (const kind of ['update', 'create', 'remove'])
      await expect(matrix.tab(kind)).toHaveText(`${word(`kinds.${kind}`)} (0)`);
    await expect(matrix.button('sheetImport.process')).toBeDisabled();
  });
});

test('what was changed or deleted since the export is kept by default; duplicates are shown', async ({
  matrix,
  borealis,
  problems,
}) => {
  test.setTimeout(120_000);
  await test.step('services newer than the sheet are kept by default', async () => {
    const { device, titles } = await prepare(borealis, 'Lens', 'Frame');
    const [lens = '', frame = ''] = titles;
    const sheet = await matrix.export();
    for (const title of titles) {
      const { id } = (await stored(borealis, title)) ?? { id: '' };
      await borealis.update('repairs', id, { cost: 95 });
    }
    sheet.set(device, lens, [60]);
    sheet.set(device, frame, [null, null, null, null]);
    await matrix.preview(sheet.toBuffer());
    await expect(matrix.dialog.getByText(word('newer.mark')).first()).toBeVisible();
    await expect(matrix.button('sheetImport.process')).toBeDisabled();
    await expect(matrix.dialog.getByText(word('preview.held_back'))).toBeVisible();
    const kept = word('preview.kept', { done: 0, smart_count: 1 });
    await expect(matrix.tab('update')).toHaveText(`${word('kinds.update')} (${kept})`);
    await matrix.dialog
      .getByRole('checkbox', { name: word('newer.overwriteNewer', { smart_count: 1 }) })
      .check();
    await expect(matrix.tab('update')).toHaveText(`${word('kinds.update')} (1)`);
    await expect(matrix.tab('remove')).toHaveText(`${word('kinds.remove')} (${kept})`);
    await expect(
      matrix.dialog.getByRole('checkbox', { name: word('newer.removeNewer', { smart_count: 1 }) }),
    ).not.toBeChecked();
    await matrix.process();
    expect(await stored(borealis, lens)).toMatchObject({ cost: 60 });
    expect(await stored(borealis, frame)).toMatchObject({ cost: 95 });
  });
  await test.step('a service deleted since the export is restored only on request', async () => {
    const { device, titles } = await prepare(borealis, 'Tray');
    const [tray = ''] = titles;
    const glass = unique('Glass');
    const sheet = await matrix.export();
    sheet.set(device, glass, [12, '1 hour', null, 0]);
    const { id } = (await stored(borealis, tray)) ?? { id: '' };
    await borealis.ask('DELETE', 'repair', { ids: [id] });

    await matrix.preview(sheet.toBuffer());
    const kept = word('preview.kept_deleted', { done: 1, smart_count: 1 });
    await expect(matrix.tab('create')).toHaveText(`${word('kinds.create')} (${kept})`);
    const row = matrix.dialog.getByRole('row').filter({ hasText: tray });
    await expect(row.getByRole('cell').last()).toContainText(/\d{4}/);
    await expect(
      matrix.dialog.getByRole('row').filter({ hasText: glass }).getByRole('cell').last(),
    ).toHaveText(word('columns.deleted'));
    await matrix.process();
    expect(await stored(borealis, glass)).toMatchObject({ cost: 12 });
    expect(await stored(borealis, tray)).toBeUndefined();

    await matrix.preview(sheet.toBuffer());
    await expect(matrix.button('sheetImport.process')).toBeDisabled();
    await expect(matrix.dialog.getByText(word('preview.held_back'))).toBeVisible();
    await matrix.dialog
      .getByRole('checkbox', { name: word('newer.recreateDeleted', { smart_count: 1 }) })
      .check();
    await expect(matrix.tab('create')).toHaveText(`${word('kinds.create')} (1)`);
    await matrix.process();
    expect(await stored(borealis, tray)).toMatchObject({ cost: 89.99, duration: '1 hour', display_order: 3 });
  });
  await test.step('nothing is offered before the deletions since the export are known', async () => {
    problems.allowStatus(500);
    const { device } = await prepare(borealis, 'Dock');
    const sheet = await matrix.export();
    sheet.set(device, unique('Strap'), [12, '1 hour', null, 0]);
    let isDown = true;
    await matrix.page.route(/\/repair\?.*include_voided=true/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await matrix.choose(sheet.toBuffer());
    const alert = matrix.dialog.getByRole('alert').filter({ hasText: 'prices.xlsx' });
    await expect(alert).toContainText(text('messages.load_failed'), { timeout: 20_000 });
    isDown = false;
    await alert.getByRole('button', { name: text('errors.retry') }).click();
    await expect(matrix.tab('create')).toHaveText(`${word('kinds.create')} (1)`, { timeout: 20_000 });
  });
  await test.step('duplicates are shown together, with the one that is kept and the one that is removed', async () => {
    const { device, titles } = await prepare(borealis, 'Bezel');
    const [title = ''] = titles;
    const again = {
      product_id: device,
      title,
      duration: '2 days',
      cost: 45,
      warranty: 6,
      warranty_unit: 'MONTH',
    };
    await borealis.create('repairs', again);
    const made = Date.now();
    await expect.poll(() => Date.now() - made, { intervals: [250] }).toBeGreaterThan(1000);
    await matrix.preview((await matrix.export()).toBuffer());
    await expect(matrix.tab('duplicate')).toHaveText(`${word('kinds.duplicate')} (1)`);
    const cells = matrix.dialog.getByRole('row').filter({ hasText: title }).getByRole('cell');
    const pairs = [
      [word('duplicates.stays'), word('duplicates.goes')],
      ['$45.00', '$89.99'],
      ['2 days', '1 hour'],
      [
        text('resources.repairs.warranties.MONTH', { smart_count: 6 }),
        text('resources.repairs.warranties.none'),
      ],
    ];
    for (const [index, [stays = '', goes = '']] of pairs.entries()) {
      const cell = cells.nth(index + 1);
      await expect(cell).toContainText(stays);
      await expect(cell.getByRole('deletion')).toHaveText(goes);
    }
    await matrix.button('sheetImport.process').click();
    await matrix.page.getByRole('button', { name: word('removing.yes') }).click();
    await expect(matrix.dialog).toBeHidden({ timeout: 20_000 });
    expect(await stored(borealis, title)).toMatchObject({ cost: 45 });
  });
});
