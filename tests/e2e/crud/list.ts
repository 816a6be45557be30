import { slugify } from '../../../src/schemas/slug.ts';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import { make, modelOf, openList, searchFor, type Crud } from './crud.ts';
import { ListPage } from '../support/listPage.ts';
import { setFilter } from './setFilter.ts';

export function listTests(crud: Crud): void {
  test('pages through the records, with the chosen page size', async ({ page }) => {
    const list = await openList(page, crud);
    await expect(list.rows).toHaveCount(10);
    const firstNames = await list.column('name');
    await list.button('list.next_page').click();
    await expect(page).toHaveURL(/page=2/);
    const known = new Set(firstNames);
    await expect.poll(async () => (await list.column('name')).filter((name) => known.has(name))).toEqual([]);
    await expect(list.rows).toHaveCount(10);
    await page.goBack();
    await expect.poll(() => list.column('name')).toEqual(firstNames);
    await page.getByLabel(text('list.rows_per_page')).selectOption('20');
    await expect(list.rows).toHaveCount(20);
    await expect(page).toHaveURL(/perPage=20/);
  });

  test('sorts by each sortable column in both directions', async ({ page, api }) => {
    const orders = [5, 1, 3].map((display_order) => ({ display_order }));
    const { prefix } = await make(api, crud, ...orders);
    const list = await openList(page, crud, prefix);
    for (const [source, parameter] of Object.entries(modelOf(crud).sorts)) {
      const header = list.table.getByRole('columnheader', { name: list.text(`fields.${source}`) });
      for (const _ of ['one way', 'the other way']) {
        const isAscending = (await header.getAttribute('aria-sort')) === 'ascending';
        const order = isAscending ? 'desc' : 'asc';
        await header.getByRole('button').click();
        await expect(header).toHaveAttribute('aria-sort', `${order}ending`);
        const { rows } = await api.list(crud.resource, { name: prefix, [parameter]: order });
        await expect.poll(() => list.column('name')).toEqual(rows.map(({ name }) => name));
      }
    }
  });

  test('a search without results says so, and all filters can be cleared', async ({ page }) => {
    const list = await openList(page, crud, 'nothing is called like this');
    await expect(page.getByText(text('list.empty'))).toBeVisible();
    await page
      .getByRole('search')
      .getByRole('button', { name: text('list.clear_all') })
      .click();
    await expect(list.rows).toHaveCount(10);
    await expect(page.getByRole('search').getByRole('textbox').first()).toHaveValue('');
  });

  test('the start date cannot be after the end date', async ({ page }) => {
    const list = await openList(page, crud);
    await page.getByLabel(list.text('filters.min_created_date')).fill('2026-02-01');
    await page.getByLabel(list.text('filters.max_created_date')).fill('2026-01-01');
    await expect(page.getByText(text('validation.range'))).toBeVisible();
    await expect(page).toHaveURL(/min_created_date/);
    await expect(page).not.toHaveURL(/max_created_date/);
  });

  test('hidden columns stay hidden', async ({ page }) => {
    const list = await openList(page, crud);
    const header = list.table.getByRole('columnheader', { name: list.text('fields.display_order') });
    await expect(header).toBeVisible();
    await list.button('list.columns').click();
    await page.getByRole('menuitemcheckbox', { name: list.text('fields.display_order') }).click();
    await page.keyboard.press('Escape');
    await expect(header).toBeHidden();
    await page.reload();
    await list.settled();
    await expect(header).toBeHidden();
  });

  test('a URL opens its dialog, and closing it restores the list', async ({ page, api }) => {
    const { prefix, first } = await make(api, crud, {});
    const list = new ListPage(page, crud.resource);
    await page.goto(`/${crud.resource}/${first.id}${searchFor(prefix)}`);
    await expect(list.dialog.locator('[name=name]')).toHaveValue(first.name);
    await page.keyboard.press('Escape');
    await expect(list.dialog).toBeHidden();
    await expect(list.row(first.name)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${crud.resource}\\?`));
  });

  test('?new=1 opens the create dialog once', async ({ page }) => {
    const list = new ListPage(page, crud.resource);
    await page.goto(`/${crud.resource}?new=1`);
    await expect(list.dialog.getByText(list.text('actions.new'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${crud.resource}/create`));
    await page.keyboard.press('Escape');
    await expect(list.dialog).toBeHidden();
    await page.reload();
    await list.settled();
    await expect(list.dialog).toBeHidden();
  });

  test('an unknown record is reported, and the list stays', async ({ page, problems }) => {
    problems.allowStatus(404);
    const list = new ListPage(page, crud.resource);
    await page.goto(`/${crud.resource}/00000000-0000-4000-8000-000000000000`);
    await expect(list.dialog.getByText(text('messages.not_found'))).toBeVisible();
    await list.dialog
      .getByRole('button', { name: text('dialog.close') })
      .first()
      .click();
    await expect(list.rows).toHaveCount(10);
  });

  test('names are rendered as text, whatever they contain', async ({ page, api }) => {
    const { prefix } = await make(api, crud, {});
    const name = `${prefix} <img src=x onerror=alert(1)> שלום 🔧`;
    await api.create(crud.resource, { name, slug: slugify(prefix) });
    const list = await openList(page, crud, prefix);
    await expect(list.rows).toHaveCount(2);
    expect(await list.column('name')).toContain(name);
    await expect(list.table.locator('img[src=x]')).toHaveCount(0);
  });
}

/** Sets each declared filter, then opens its URL; the last one's in a new load. */
export function filterTests(crud: Crud): void {
  const filters = Object.keys(crud.filters);
  if (filters.length === 0) return;

  test(`filters by ${filters.join(', ')}, also in the URL`, async ({ page, api }) => {
    const list = new ListPage(page, crud.resource);
    for (const [filter, { value, match }] of Object.entries(crud.filters)) {
      await test.step(filter, async () => {
        const { prefix } = await make(api, crud, (await match?.(api)) ?? {}, { is_voided: true });
        await list.visit(filter === 'name' ? '?filter={}' : searchFor(prefix));
        await setFilter(list, modelOf(crud), filter, value === '' ? prefix : value);
        await expect(page).toHaveURL(new RegExp(`%22(min_)?${filter}%22`));
        await list.settled();
        const { search, searchParams } = new URL(page.url());
        const applied = JSON.parse(searchParams.get('filter') ?? '{}') as Record<string, string>;
        const { rows } = await api.list(crud.resource, { ...applied, name_sort_order: 'asc' });
        const names = rows.map(({ name }) => name);
        expect(names.length).toBeGreaterThan(0);
        await expect.poll(() => list.column('name')).toEqual(names);
        if (filter === filters.at(-1)) await page.reload();
        else await list.visit(search);
        await list.settled();
        await expect.poll(() => list.column('name')).toEqual(names);
      });
    }
  });
}
