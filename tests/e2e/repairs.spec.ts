import { makeDevice, makeServices, ManagePage } from './support/repairs.ts';
import { unique } from './support/api.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';
import { expect, test } from './support/test.ts';

const create = /\/dc\/en\/store\/[^/]+\/repair(\/v2)?\/batch$/;

test('the list shows, sorts, filters and counts services, and deletes them until that is undone', async ({
  page,
  api,
}) => {
  test.setTimeout(120_000);
  await test.step('filters by title, device, cost and day, all in the URL', async () => {
    const { prefix, device } = await makeServices(api, { cost: 10 }, { cost: 100 }, { cost: 1000 });
    const manage = await new ManagePage(page).visit('');
    const bar = page.getByRole('search');
    const field = (filter: string) => bar.getByLabel(manage.text(`filters.${filter}`), { exact: true });
    await field('title').fill(prefix);
    await expect(manage.rows).toHaveCount(3);
    await field('product_id').click();
    await bar.getByRole('combobox', { name: manage.text('filters.product_id') }).fill(device.name);
    await page.getByRole('option', { name: device.name, exact: true }).click();
    await field('min_cost').fill('50');
    await expect(manage.rows).toHaveCount(2);
    await field('max_cost').fill('20');
    await expect(bar.getByText(text('validation.bounds'))).toBeVisible();
    await field('max_cost').fill('100');
    await expect(manage.rows).toHaveCount(1);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
    await field('max_created_date').fill(day);
    await expect(page).toHaveURL(/max_created_date/);
    await manage.settled();
    await expect(manage.rows, 'the day itself counts').toHaveCount(1);
    await page.reload();
    await manage.settled();
    await expect(manage.rows).toHaveCount(1);
    await expect(field('max_cost')).toHaveValue('100');
  });
  await test.step('shows services with formatted values, and sorts them', async () => {
    const { prefix, device } = await makeServices(
      api,
      { cost: 1089.5, warranty: 12, warranty_unit: 'MONTH', display_order: 3 },
      { cost: null, warranty: -1, warranty_unit: 'LIFETIME', is_active: false },
      { cost: 0, display_order: 7 },
    );
    const manage = await new ManagePage(page).openTitled(prefix);
    expect(await manage.column('cost')).toEqual(['$1,089.50', manage.text('call_for_quote'), '$0.00']);
    expect(await manage.column('warranty')).toEqual([
      manage.text('warranties.MONTH', 12),
      manage.text('warranties.lifetime'),
      manage.text('warranties.none'),
    ]);
    expect(await manage.column('product')).toEqual([device.name, device.name, device.name]);
    expect(await manage.column('is_active')).toEqual(['Yes', 'No', 'Yes']);
    await manage.table.getByRole('button', { name: manage.text('fields.display_order') }).click();
    await expect.poll(() => manage.column('display_order')).toEqual(['0', '3', '7']);
  });
  await test.step('quick filters show counts, follow the other filters, and work by keyboard', async () => {
    const { prefix } = await makeServices(api, {}, {}, { is_active: false });
    const manage = await new ManagePage(page).openTitled(prefix);
    const quick = (name: string, count: number) => page.getByRole('button', { name: `${name} ${count}` });
    const active = manage.text('filters.is_active.true');
    await expect(quick(text('list.all'), 3)).toHaveAttribute('aria-pressed', 'true');
    await expect(quick(active, 2)).toHaveAttribute('aria-pressed', 'false');
    await quick(manage.text('filters.is_active.false'), 1).click();
    await expect(manage.rows).toHaveCount(1);
    await expect(page).toHaveURL(/is_active/);
    await quick(active, 2).focus();
    await page.keyboard.press('Enter');
    await expect(manage.rows).toHaveCount(2);
    await expect(page.getByRole('search').getByRole('textbox').first()).toHaveValue(prefix);
    await page.goBack();
    await expect(manage.rows).toHaveCount(1);
  });
  await test.step('deletes one and several after confirmation; they are voided, until that is undone', async () => {
    const { prefix, services } = await makeServices(api, {}, {}, {});
    const [first, ...others] = services.map(({ title }) => title as string);
    const manage = await new ManagePage(page).openTitled(prefix);
    const ask = page.getByRole('alertdialog');
    await manage.menu(first ?? '', text('list.delete'));
    await ask.getByRole('button', { name: text('dialog.cancel') }).click();
    await expect(manage.rows).toHaveCount(3);
    await manage.menu(first ?? '', text('list.delete'));
    await ask.getByRole('button', { name: text('list.delete') }).click();
    await expect(manage.toast).toContainText(manage.text('messages.deleted'));
    await expect(manage.rows).toHaveCount(2);
    for (const title of others) await manage.row(title).getByRole('checkbox').check();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: text('list.delete') })
      .click();
    await expect(ask).toContainText(text('list.delete_many_title', { smart_count: 2 }));
    await ask.getByRole('button', { name: text('list.delete') }).click();
    await expect(page.getByText(text('list.empty'))).toBeVisible();
    expect((await api.list('repairs', { title: prefix })).total).toBe(0);
    expect((await api.list('repairs', { title: prefix, include_voided: 'true' })).total).toBe(3);
    await manage.toast
      .last()
      .getByRole('button', { name: text('list.undo') })
      .click();
    await expect(manage.rows).toHaveCount(2);
  });
  await test.step('import and export open over the list, the shortcut opens a new service', async () => {
    const manage = await new ManagePage(page).visit('');
    for (const action of ['import', 'export']) {
      await page.getByRole('link', { name: manage.text(`actions.${action}`) }).click();
      await expect(page).toHaveURL(new RegExp(`/Manage/${action}$`));
      await expect(manage.dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(manage.dialog).toBeHidden();
    }
    await page.keyboard.press('n');
    await expect(manage.input('title')).toBeFocused();
  });
});

test('services are created for several devices at once, with a picture, and none twice', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(120_000);
  await test.step('creates a service for several devices at once', async () => {
    const devices = [await makeDevice(api), await makeDevice(api)];
    const title = unique('Created');
    await visit(page, '/Manage?new=1');
    const manage = new ManagePage(page);
    await expect(manage.input('title')).toBeFocused();
    await expect(manage.save).toBeDisabled();
    await manage.dialog.locator('button[type=submit]').hover();
    await manage.dialog.getByRole('status').getByRole('button').click();
    await expect(manage.dialog.getByText(text('validation.required'), { exact: true })).toHaveCount(3);
    await manage.input('title').fill(title);
    await manage.input('duration').fill('45 min');
    await manage.input('display_order').fill('');
    for (const { name } of devices) await manage.chooseDevice(name);
    const saved = page.waitForResponse((response) => create.test(response.url()));
    await manage.save.click();
    expect((await saved).request().postDataJSON()).toHaveLength(2);
    await expect(manage.toast).toHaveText(manage.text('messages.created'));
    await expect(manage.dialog).toBeHidden();
    const { rows } = await api.list('repairs', { title });
    expect(new Set(rows.map(({ product_id }) => product_id))).toEqual(new Set(devices.map(({ id }) => id)));
    for (const row of rows) {
      expect(row).toMatchObject({ duration: '45 min', cost: null, warranty: null, display_order: 0 });
    }
  });
  await test.step('uploads a picture once for all devices', async () => {
    const devices = [await makeDevice(api), await makeDevice(api)];
    const title = unique('Pictured');
    await visit(page, '/Manage/create');
    const manage = new ManagePage(page);
    await manage.input('title').fill(title);
    await manage.input('duration').fill('1 hour');
    for (const { name } of devices) await manage.chooseDevice(name);
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    await manage.dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer });
    await expect(manage.dialog.getByRole('img', { name: text('image.preview') })).toBeVisible();
    await manage.save.click();
    await expect(manage.dialog).toBeHidden();
    const { rows } = await api.list('repairs', { title });
    expect(rows).toHaveLength(2);
    expect(rows[0]?.img_src).toMatch(/^\/dc\/files\//);
    expect(rows[1]?.img_src).toBe(rows[0]?.img_src);
  });
  await test.step('a rejected device is reported and remains to be saved again', async () => {
    const [taken, refused] = [await makeDevice(api), await makeDevice(api)];
    const title = unique('Refused');
    await visit(page, '/Manage/create');
    const manage = new ManagePage(page);
    await manage.input('title').fill(title);
    await manage.input('duration').fill('1 hour');
    for (const { name } of [taken, refused]) await manage.chooseDevice(name);
    await page.route(
      create,
      (route) =>
        route.fulfill({
          json: {
            data: [
              { id: null, status: 'created' },
              { id: null, status: 'invalid', errors: [{ path: '/product_id', code: 'reference' }] },
            ],
          },
        }),
      { times: 1 },
    );
    await manage.save.click();
    const alert = manage.dialog.getByRole('alert').filter({ hasText: refused.name });
    await expect(alert).toContainText(text('validation.reference'));
    await expect(alert).not.toContainText(taken.name);
    await expect(manage.dialog.getByRole('button', { name: taken.name })).toBeHidden();
    await expect(manage.dialog.getByRole('button', { name: refused.name })).toBeVisible();
    await manage.save.click();
    await expect(manage.dialog).toBeHidden();
    const { rows } = await api.list('repairs', { title });
    expect(rows.map(({ product_id }) => product_id)).toEqual([refused.id]);
  });
  await test.step('saving again after a lost response creates no duplicate', async () => {
    problems.allowNoConnection();
    const device = await makeDevice(api);
    const title = unique('Lost');
    await visit(page, '/Manage/create');
    const manage = new ManagePage(page);
    await manage.input('title').fill(title);
    await manage.input('duration').fill('1 hour');
    await manage.chooseDevice(device.name);
    await page.route(
      create,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await manage.save.click();
    await expect(manage.dialog.getByText(text('messages.connection'))).toBeVisible();
    await expect(manage.input('title')).toHaveValue(title);
    await manage.save.click();
    await expect(manage.dialog).toBeHidden();
    expect((await api.list('repairs', { title })).total).toBe(1);
  });
});

test('a service is edited: its warranty, its cost, and in two tabs', async ({ page, api, problems }) => {
  test.setTimeout(120_000);
  await test.step('a warranty and its unit belong together; a lifetime has no number', async () => {
    const { first } = await makeServices(api, {});
    await visit(page, `/Manage/${first.id}`);
    const manage = new ManagePage(page);
    const warranty = manage.input('warranty');
    await warranty.fill('3');
    await warranty.press('Tab');
    await expect(manage.dialog.getByText(text('validation.required'), { exact: true })).toBeVisible();
    await expect(manage.save).toBeDisabled();
    await manage.chooseUnit('Month');
    await expect(manage.save).toBeEnabled();
    await warranty.fill('0');
    await expect(manage.dialog.getByText(text('validation.minimum', { limit: 1 }))).toBeVisible();
    await manage.chooseUnit('Lifetime');
    await expect(warranty).toBeDisabled();
    await expect(warranty).toHaveValue('-1');
    await expect(manage.save).toBeEnabled();
    await manage.chooseUnit('Year');
    await expect(warranty).toHaveValue('');
    await expect(manage.save).toBeDisabled();
    await warranty.fill('2');
    await manage.save.click();
    await expect(manage.toast).toHaveText(manage.text('messages.updated'));
    expect(await api.one('repairs', first.id)).toMatchObject({ warranty: 2, warranty_unit: 'YEAR' });
    await visit(page, `/Manage/${first.id}`);
    await expect(warranty).toHaveValue('2');
    await manage.dialog.getByRole('combobox', { name: manage.text('fields.warranty_unit') }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(warranty).toHaveValue('');
    await manage.save.click();
    await expect(manage.dialog).toBeHidden();
    expect(await api.one('repairs', first.id)).toMatchObject({ warranty: null, warranty_unit: null });
  });
  await test.step('edits one service: the device is locked, an empty cost means call for quote', async () => {
    const { prefix, first, device } = await makeServices(api, { cost: 89.99, display_order: 4 });
    const manage = await new ManagePage(page).openTitled(prefix);
    await manage.cell(first.title as string, 'cost').click();
    await expect(manage.dialog.getByLabel(manage.text('fields.product_id'))).toHaveValue(device.name);
    await expect(manage.dialog.getByLabel(manage.text('fields.product_id'))).not.toBeEditable();
    await manage.input('cost').fill('');
    await manage.input('display_order').fill('');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await manage.save.click();
    expect((await sent).postDataJSON()).toMatchObject({ cost: null, display_order: 0 });
    await expect(manage.toast).toHaveText(manage.text('messages.updated'));
    await expect(manage.cell(first.title as string, 'cost')).toHaveText(manage.text('call_for_quote'));
  });
  await test.step('two tabs: the later save overwrites nothing unseen', async () => {
    problems.allowStatus(412);
    const { first } = await makeServices(api, { cost: 10 });
    await visit(page, `/Manage/${first.id}`);
    const manage = new ManagePage(page);
    await manage.input('cost').fill('20');
    await api.update('repairs', first.id, { cost: 30 });
    await manage.save.click();
    await manage.dialog.getByRole('button', { name: text('dialog.stale.load') }).click();
    await expect(manage.dialog.getByRole('radio', { name: /\$30\.00/ })).toBeVisible();
    await manage.save.click();
    await expect(manage.dialog).toBeHidden();
    expect(await api.one('repairs', first.id)).toMatchObject({ cost: 20 });
  });
});

test.describe('staff', () => {
  test.use({ role: 'STAFF' });

  test('can read and export only', async ({ page, api }) => {
    const { prefix, first } = await makeServices(api, {});
    const manage = await new ManagePage(page).openTitled(prefix);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: manage.text('actions.export') })).toBeVisible();
    for (const action of ['new', 'import', 'settings']) {
      await expect(main.getByRole('link', { name: manage.text(`actions.${action}`) })).toHaveCount(0);
    }
    await manage
      .row(first.title as string)
      .getByRole('link')
      .click();
    await expect(manage.input('title')).toHaveValue(first.title as string);
    await expect(manage.input('title')).not.toBeEditable();
    await expect(manage.save).toHaveCount(0);
    await expect(manage.dialog.getByRole('button', { name: text('image.choose') })).toHaveCount(0);
    for (const path of ['settings', 'import']) {
      await visit(page, `/Manage/${path}`);
      await expect(page).toHaveURL(/\/Manage$/);
    }
  });
});
