import { slugify } from '../../../src/schemas/slug.ts';
import type { Api } from '../support/api.ts';
import { text } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';
import { make, modelOf, searchFor, type Crud } from './crud.ts';
import { ListPage } from '../support/listPage.ts';
import { visit } from '../support/visit.ts';
import { setFilter } from './setFilter.ts';

export function listTests(crud: Crud): void {
  test('the list follows its address, and its address the list', async ({ page, api, problems }) => {
    test.setTimeout(120_000);
    problems.allowStatus(404);
    const orders = [5, 1, 3].map((display_order) => ({ display_order }));
    const { prefix, first } = await make(api, crud, ...orders);
    const list = new ListPage(page, crud.resource);

    await test.step('a URL opens its dialog, and closing it restores the list', async () => {
      await page.goto(`/${crud.resource}/${first.id}${searchFor(prefix)}`);
      await expect(list.dialog.locator('[name=name]')).toHaveValue(first.name);
      await page.keyboard.press('Escape');
      await expect(list.dialog).toBeHidden();
      await expect(list.row(first.name)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${crud.resource}\\?`));
    });

    await test.step('names are rendered as text, whatever they contain', async () => {
      const name = `${prefix} <img src=x onerror=alert(1)> שלום 🔧`;
      await api.create(crud.resource, { name, slug: slugify(prefix) });
      await list.visit(searchFor(prefix));
      await expect(list.rows).toHaveCount(4);
      expect(await list.column('name')).toContain(name);
      await expect(list.table.locator('img[src=x]')).toHaveCount(0);
    });

    await test.step('sorts by each sortable column in both directions', async () => {
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

    await test.step('a search without results says so, and all filters can be cleared', async () => {
      await list.visit(searchFor('nothing is called like this'));
      await expect(page.getByText(text('list.empty'))).toBeVisible();
      await page
        .getByRole('search')
        .getByRole('button', { name: text('list.clear_all') })
        .click();
      await expect(list.rows).toHaveCount(10);
      await expect(page.getByRole('search').getByRole('textbox').first()).toHaveValue('');
    });

    await test.step('the start date cannot be after the end date', async () => {
      await page.getByLabel(list.text('filters.min_created_date')).fill('2026-02-01');
      await page.getByLabel(list.text('filters.max_created_date')).fill('2026-01-01');
      await expect(page.getByText(text('validation.range'))).toBeVisible();
      await expect(page).toHaveURL(/min_created_date/);
      await expect(page).not.toHaveURL(/max_created_date/);
    });

    const header = list.table.getByRole('columnheader', { name: list.text('fields.display_order') });
    await test.step('columns can be hidden', async () => {
      await list.visit('?filter={}');
      await expect(header).toBeVisible();
      await list.button('list.columns').click();
      await page.getByRole('menuitemcheckbox', { name: list.text('fields.display_order') }).click();
      await page.keyboard.press('Escape');
      await expect(header).toBeHidden();
    });

    await test.step('?new=1 opens the create dialog once, and hidden columns stay hidden', async () => {
      await visit(page, `/${crud.resource}?new=1`);
      await expect(list.dialog.getByText(list.text('actions.new'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${crud.resource}/create`));
      await page.keyboard.press('Escape');
      await expect(list.dialog).toBeHidden();
      await page.reload();
      await list.settled();
      await expect(list.dialog).toBeHidden();
      await expect(header).toBeHidden();
    });

    await test.step('pages through the records, with the chosen page size', async () => {
      await list.visit('?filter={}');
      await expect(list.rows).toHaveCount(10);
      const firstNames = await list.column('name');
      await list.button('list.next_page').click();
      await expect(page).toHaveURL(/page=2/);
      const known = new Set(firstNames);
      await expect
        .poll(async () => (await list.column('name')).filter((name) => known.has(name)))
        .toEqual([]);
      await expect(list.rows).toHaveCount(10);
      await page.goBack();
      await expect.poll(() => list.column('name')).toEqual(firstNames);
      await page.getByLabel(text('list.rows_per_page')).selectOption('20');
      await expect(list.rows).toHaveCount(20);
      await expect(page).toHaveURL(/perPage=20/);
    });

    await test.step('an unknown record is reported, and the list stays', async () => {
      await visit(page, `/${crud.resource}/00000000-0000-4000-8000-000000000000`);
      await expect(list.dialog.getByText(text('messages.not_found'))).toBeVisible();
      await list.dialog
        .getByRole('button', { name: text('dialog.close') })
        .first()
        .click();
      await expect(list.rows).not.toHaveCount(0);
    });
  });
}

/** Sets each declared filter, then opens its URL; the last one's in a new load. */
export async function filters(list: ListPage, api: Api, crud: Crud): Promise<void> {
  const names = Object.keys(crud.filters);
  const { page } = list;
  for (const [filter, { value, match }] of Object.entries(crud.filters)) {
    await test.step(`filters by ${filter}, also in the URL`, async () => {
      const { prefix } = await make(api, crud, (await match?.(api)) ?? {}, { is_voided: true });
      await list.visit(filter === 'name' ? '?filter={}' : searchFor(prefix));
      await setFilter(list, modelOf(crud), filter, value === '' ? prefix : value);
      await expect(page).toHaveURL(new RegExp(`%22(min_)?${filter}%22`));
      await list.settled();
      const { search, searchParams } = new URL(page.url());
      const applied = JSON.parse(searchParams.get('filter') ?? '{}') as Record<string, string>;
      const { rows } = await api.list(crud.resource, { ...applied, name_sort_order: 'asc' });
      const found = rows.map(({ name }) => name);
      expect(found.length).toBeGreaterThan(0);
      await expect.poll(() => list.column('name')).toEqual(found);
      if (filter === names.at(-1)) await page.reload();
      else await list.visit(search);
      await list.settled();
      await expect.poll(() => list.column('name')).toEqual(found);
    });
  }
}
