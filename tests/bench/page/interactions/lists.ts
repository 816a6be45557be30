import type { Page } from '@playwright/test';
import { text } from '../../../e2e/support/texts.ts';
import { button, click, dialog, press, type Scene } from './interaction.ts';

const rows = (page: Page) => page.locator('tbody tr');
const filter = (page: Page, source: string) =>
  page.getByRole('search').getByLabel(text(`resources.products.fields.${source}`), { exact: true });
const field = (page: Page, source: string) =>
  dialog(page).getByLabel(text(`resources.products.fields.${source}`));

/** Rows, menus, filters and paging of a list of 25 rows. */
export const list: Scene = {
  path: '/products?perPage=25',
  interactions: [
    press('next row by key', 'ArrowDown', (page) => rows(page).first().locator('a.name').focus()),
    click('row is selected', (page) => rows(page).nth(2).getByRole('checkbox')),
    click('all rows are selected', (page) => page.locator('thead input[type=checkbox]')),
    click('all rows are unselected', (page) => page.locator('thead input[type=checkbox]')),
    click('menu of a row opens', (page) => rows(page).first().locator('td.menu button')),
    press('menu of a row closes', 'Escape'),
    click('columns open', (page) => button(page, 'list.columns')),
    click('column is hidden', (page) => page.getByRole('menuitemcheckbox').nth(3)),
    click('column is shown', (page) => page.getByRole('menuitemcheckbox').nth(3)),
    press('columns close', 'Escape'),
    press('letter in the search', 'g', (page) => filter(page, 'name').focus()),
    press('another letter in the search', 'a'),
    press('search is cleared', 'Backspace', (page) => filter(page, 'name').fill('g')),
    click('picker of a filter opens', (page) => filter(page, 'brand_id')),
    press('picker of a filter filters', 's'),
    press('picker of a filter: next', 'ArrowDown'),
    press('picker of a filter closes', 'Escape'),
    click('sorted by name', (page) => page.locator('thead th button')),
    click('next page', (page) => button(page, 'list.next_page')),
    click('export opens', (page) => button(page, 'exporting.title')),
    press('export closes', 'Escape'),
  ],
};

/** Dialogs of a list, for the first time and again. */
export const dialogs: Scene = {
  path: '/products?perPage=25',
  interactions: [
    click('row opens', (page) => rows(page).nth(3).locator('a.name')),
    press('dialog closes', 'Escape'),
    click('row opens again', (page) => rows(page).nth(4).locator('a.name')),
    click('dialog closes by its button', (page) => button(dialog(page), 'dialog.close')),
    press('row opens by key', 'Enter', (page) => rows(page).nth(5).locator('a.name').focus()),
    press('dialog closes by key', 'Escape'),
    click('new product opens', (page) => page.locator('[aria-keyshortcuts=n]')),
    press('letter in a field', 'x', (page) => field(page, 'name').first().focus()),
    click('picker of a form opens', (page) => field(page, 'brand_id').first()),
    press('picker of a form filters', 's'),
    press('picker of a form chooses', 'Enter', (page) => page.keyboard.press('ArrowDown')),
    press('unsaved changes: question', 'Escape'),
    click('unsaved changes: leave', (page) => button(page, 'dialog.unsaved.leave')),
  ],
};
