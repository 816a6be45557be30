import type { Page } from '@playwright/test';
import type { Condition, Tour } from './tour.ts';

const rows: Condition = { visible: 'tbody tr', atLeast: 20 };

const goHome = (page: Page) => page.click('#nav-home');
const goToList = (page: Page) => page.click('#nav-list');

export const muiTour: Tour = {
  url: '/#/list',
  ready: rows,
  actions: {
    openList: { prepare: goHome, prepared: { visible: '#home' }, on: '#nav-list', done: rows },
    filter: {
      on: 'input[name=q]',
      types: 'lamp',
      done: { changed: 'tbody tr', visible: 'tbody tr', text: 'Lamp' },
    },
    nextPage: {
      prepare: (page) => goHome(page).then(() => goToList(page)),
      prepared: rows,
      on: '#next',
      done: { changed: 'tbody tr' },
    },
    openEdit: { on: 'tbody tr >> nth=3', done: { visible: '#edit input', atLeast: 8 } },
  },
};
