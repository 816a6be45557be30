import type { Page } from '@playwright/test';
import { openMenu } from '../../../e2e/support/menu.ts';
import { text } from '../../../e2e/support/texts.ts';
import type { Action, Condition, Tour } from './tour.ts';

const rows: Condition = { visible: 'tbody tr td input[type=checkbox]', atLeast: 10 };
const dialog: Condition = { visible: '[role=dialog] input:not([type=file])', atLeast: 3 };

const goTo = async (page: Page, path: string) =>
  (await openMenu(page)).locator(`a[href='${path}']`).first().click();

const openRow = (index: number): Pick<Action, 'on' | 'done'> => ({
  on: `tbody tr td a >> nth=${index}`,
  done: dialog,
});

export const ourTour: Tour = {
  url: '/products?perPage=25',
  ready: rows,
  actions: {
    openList: {
      prepare: (page) => goTo(page, '/store'),
      prepared: { hidden: 'tbody tr input[type=checkbox]' },
      settle: 1500,
      on: "a[href='/products']",
      done: rows,
    },
    filter: {
      on: 'main input:not([type=checkbox])',
      types: 'Galaxy',
      debounce: 300,
      done: { changed: 'tbody tr', visible: 'tbody tr', text: 'Galaxy' },
    },
    nextPage: {
      prepare: async (page) => {
        await goTo(page, '/brands');
        await page.waitForTimeout(800);
        await goTo(page, '/products');
        await page.waitForTimeout(1500);
      },
      prepared: rows,
      on: `button[aria-label='${text('list.next_page')}']`,
      done: { changed: 'tbody tr' },
    },
    openEdit: openRow(3),
    openEditAgain: {
      prepare: async (page) => {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(800);
      },
      prepared: rows,
      ...openRow(4),
    },
  },
};
