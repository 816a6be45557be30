import type { Page } from '@playwright/test';
import type { Condition, Tour } from './tour.ts';

const cell = 'tbody tr td:nth-child(3)';
const rows: Condition = { visible: cell, atLeast: 20 };

const goTo = (page: Page, hash: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

export const raminTour: Tour = {
  url: '/#/products',
  ready: rows,
  actions: {
    openList: {
      prepare: (page) => goTo(page, '#/'),
      prepared: { visible: '#home' },
      on: "a[href='#/products']",
      done: rows,
    },
    filter: {
      on: 'input[name=q]',
      types: 'lamp',
      debounce: 500,
      done: { changed: 'tbody tr', visible: 'tbody tr', text: 'Lamp' },
    },
    nextPage: {
      prepare: async (page) => {
        await goTo(page, '#/products?filter={}&page=1&perPage=25');
        await page.waitForTimeout(800);
      },
      prepared: rows,
      on: "button[aria-label='Go to next page']",
      done: { changed: cell },
    },
    openEdit: { on: 'tbody tr td:nth-child(4) >> nth=3', done: { visible: 'form input', atLeast: 8 } },
  },
};
