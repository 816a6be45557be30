import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { unique, type Api } from './support/api.ts';
import { ListPage } from './support/listPage.ts';
import { makeServices, ManagePage } from './support/repairs.ts';
import { text } from './support/texts.ts';

const filter = (name: string) => `?filter=${encodeURIComponent(JSON.stringify({ name }))}`;

/** Creates add-ons with unique names in alphabetical order. */
async function make(api: Api, ...prices: number[]) {
  const prefix = unique('Addon');
  const body = prices.map((price, index) => ({
    name: `${prefix} ${'abcd'[index]}`,
    price,
    display_order: index,
  }));
  return { prefix, addons: await api.createAll('addons', body) };
}

const bulk = (page: Page, list: ListPage, property: string) =>
  page.getByRole('toolbar').getByRole('button', { name: list.text(`bulk.${property}`), exact: true });

const selectAll = (page: Page) => page.getByRole('checkbox', { name: text('list.select_all') }).check();

const way = async (page: Page, list: ListPage, name: string) => {
  await list.dialog.getByRole('combobox', { name: text('bulk.way') }).click();
  await page.getByRole('option', { name: text(`bulk.ways.${name}`), exact: true }).click();
};

test('an add-on is created, edited and disabled; all matches are selected and changed', async ({
  page,
  api,
}) => {
  test.setTimeout(90_000);
  await test.step('creates an add-on as a warranty, edits, filters, and disables it from its menu', async () => {
    const name = unique('Cover');
    const list = await new ListPage(page, 'addons').visit('?new=1');
    await expect(list.field('name')).toBeFocused();
    await list.field('name').fill(name);
    await list.field('price').fill('1 299,00');
    await expect(list.dialog.getByLabel(list.text('fields.warranty_unit'))).toBeHidden();
    await list.dialog.getByLabel(list.text('fields.is_warranty')).check();
    await expect(list.button('dialog.create')).toBeDisabled();
    await list.dialog.locator('[name=warranty]').fill('2');
    await list.dialog.getByRole('combobox', { name: list.text('fields.warranty_unit') }).click();
    await page.getByRole('option', { name: list.text('values.warranty_unit.YEARS') }).click();
    await list.button('dialog.create').click();
    await expect(list.toast).toHaveText(list.text('messages.created'));
    await list.visit(filter(name));
    expect(await list.column('price')).toEqual(['$1,299.00']);
    expect(await list.column('warranty')).toEqual([list.text('warranties.YEARS', 2)]);

    await list.row(name).getByRole('link').first().click();
    await list.dialog.getByLabel(list.text('fields.is_warranty')).uncheck();
    await list.field('price').fill('20');
    await list.button('dialog.cancel').click();
    await page.getByRole('button', { name: text('dialog.unsaved.leave') }).click();
    expect(await list.column('price')).toEqual(['$1,299.00']);
    await list.row(name).getByRole('link').first().click();
    await list.dialog.getByLabel(list.text('fields.is_warranty')).uncheck();
    await list.field('price').fill('20');
    await list.button('dialog.save').click();
    await expect(list.toast.last()).toHaveText(list.text('messages.updated'));
    await expect.poll(() => list.column('price')).toEqual(['$20.00']);
    const { rows } = await api.list('addons', { name });
    expect(rows[0]).toMatchObject({ is_warranty: false, warranty: null, warranty_unit: null, price: 20 });

    const menu = list.row(name).getByRole('button', { name: text('list.actions_of', { name }) });
    await list.choose(menu, list.text('deactivate'));
    await list.dialog.getByRole('button', { name: list.text('deactivate') }).click();
    await expect(list.toast.last()).toContainText(text('resources.addons.deactivated', { name }));
    await page.getByRole('button', { name: `${list.text('filters.is_enabled.true')} 0` }).click();
    await expect(page.getByText(text('list.empty'))).toBeVisible();
  });
  await test.step('selects all matches; products get a state, services a cost and a switch', async () => {
    const addOns = await new ListPage(page, 'addons').visit('');
    await selectAll(page);
    const total = await addOns.total();
    await page.getByRole('button', { name: text('list.select_matching', { total }) }).click();
    await expect(page.getByRole('toolbar')).toContainText(text('list.selected', { smart_count: total }));
    await bulk(page, addOns, 'price').click();
    await expect(addOns.dialog).toContainText(text('bulk.changing', { smart_count: 0, total }));

    const prefix = unique('Bulk');
    for (const one of ['a', 'b']) {
      const slug = `${prefix}-${one}`.toLowerCase().replaceAll(' ', '-');
      await api.create('products', { name: `${prefix} ${one}`, slug });
    }
    const list = await new ListPage(page, 'products').visit(filter(prefix));
    await selectAll(page);
    await bulk(page, list, 'status').click();
    await list.dialog.getByRole('combobox', { name: list.text('fields.status') }).click();
    await page.getByRole('option', { name: list.text('values.status.DRAFT') }).click();
    await list.button('dialog.save').click();
    const states = async () =>
      (await api.list('products', { name: prefix })).rows.map(({ status }) => status);
    await expect.poll(states).toEqual(['DRAFT', 'DRAFT']);

    const made = await makeServices(api, { cost: 100 }, { cost: null }, { cost: 50 });
    const services = async () => (await api.list('repairs', { title: made.prefix })).rows;
    const manage = await new ManagePage(page).openTitled(made.prefix);
    await selectAll(page);
    await bulk(page, manage, 'cost').click();
    await way(page, manage, 'increase_percent');
    await manage.field('cost').fill('10');
    await expect(manage.dialog).toContainText(text('bulk.changing', { smart_count: 2, total: 3 }));
    await manage.save.click();
    await expect.poll(async () => (await services()).map(({ cost }) => cost)).toEqual([110, null, 55]);
    await expect(manage.dialog).toBeHidden();
    await selectAll(page);
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: text('list.deactivate'), exact: true })
      .click();
    await manage.dialog.getByRole('button', { name: text('list.deactivate') }).click();
    await expect.poll(async () => (await services()).some(({ is_active }) => is_active)).toBe(false);
  });
});

test('several are changed by keyboard, and on a phone', async ({ page, api, problems }) => {
  test.setTimeout(90_000);
  await test.step('changes several prices by keyboard after a preview, skips stale ones, and can undo', async () => {
    const { prefix, addons } = await make(api, 4.99, 10, 20);
    const list = await new ListPage(page, 'addons').visit(filter(prefix));
    const prices = async () => (await api.list('addons', { name: prefix })).rows.map(({ price }) => price);
    await selectAll(page);
    await bulk(page, list, 'price').focus();
    await page.keyboard.press('Enter');
    await expect(list.field('price')).toBeFocused();
    await expect(list.button('dialog.save')).toBeDisabled();
    await way(page, list, 'decrease');
    await list.field('price').fill('5,00');
    const rows = list.dialog.getByRole('row');
    await expect(rows).toContainText([/./, text('validation.minimum', { limit: 0 }), '$5.00', '$15.00']);
    await expect(list.dialog.getByRole('status')).toContainText(
      text('bulk.changing', { smart_count: 2, total: 3 }),
    );
    await way(page, list, 'increase_percent');
    await list.field('price').fill('12.5');
    await expect(rows).toContainText([/./, '$5.61', '$11.25', '$22.50']);
    await api.update('addons', addons[1]?.id ?? '', { price: 11 });
    await list.field('price').press('Enter');
    await expect(list.dialog).toContainText(`${addons[1]?.name}: ${text('bulk.refused.stale')}`);
    expect(await prices()).toEqual([5.61, 11, 22.5]);
    await expect(list.toast).toContainText(text('list.changed', { smart_count: 2 }));
    await list.toast.getByRole('button', { name: text('list.undo') }).click({ force: true });
    await expect.poll(prices).toEqual([4.99, 11, 20]);
    await list.dialog
      .getByRole('button', { name: text('dialog.close') })
      .last()
      .click();
    await expect(page.getByRole('toolbar')).toContainText(text('list.selected', { smart_count: 1 }));
  });
  await test.step('the order is a number, and saving resumes after a dropped connection', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    problems.allowNoConnection();
    const { prefix } = await make(api, 1, 2, 3);
    const list = await new ListPage(page, 'addons').visit(filter(prefix));
    const orders = async () =>
      (await api.list('addons', { name: prefix })).rows.map(({ display_order }) => display_order);
    await selectAll(page);
    await bulk(page, list, 'display_order').click();
    await way(page, list, 'sequence');
    await list.field('display_order').fill('1.5');
    await expect(list.dialog.getByText(text('bulk.whole'))).toBeVisible();
    await list.field('display_order').fill('40');
    await page.route('**/dc/addon/batch', (route) => route.abort(), { times: 1 });
    await list.button('dialog.save').click();
    await expect(list.dialog.getByRole('alert')).toBeVisible();
    expect(await orders()).toEqual([0, 1, 2]);
    await list.button('bulk.go_on').click();
    await expect(list.dialog).toBeHidden();
    expect(await orders()).toEqual([40, 41, 42]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
