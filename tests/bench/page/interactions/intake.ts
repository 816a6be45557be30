import type { Page } from '@playwright/test';
import { text } from '../../../e2e/support/texts.ts';
import { button, click, clickAfter, press, type Scene } from './interaction.ts';

const search = (page: Page, key: string) => page.getByRole('combobox', { name: text(key) });
const firstOf = (page: Page, key: string) =>
  page.getByRole('group', { name: text(key), exact: true }).getByRole('button');

/** Waits for the results of a search before the first one is chosen: the option to create one is there at once. */
const found = (page: Page) => page.getByRole('option').nth(1).waitFor();

/** A customer's device is taken in, from the list of tickets until the ticket's page. */
export const intake: Scene = {
  path: '/Tickets',
  interactions: [
    press('new ticket opens', 'n'),
    press('letter in the search of customers', 'a', (page) => search(page, 'intake.who.search').focus()),
    press('another letter in the search of customers', 'n'),
    clickAfter(found, 'customer is chosen', (page) => page.getByRole('option')),
    press('letter in the search of devices', 'i', (page) => search(page, 'intake.device.search').focus()),
    press('another letter in the search of devices', 'P', (page) => page.keyboard.type('Phone 14')),
    clickAfter(found, 'model is chosen', (page) => page.getByRole('option')),
    clickAfter(
      (page) => firstOf(page, 'intake.services.of_device').first().waitFor(),
      'service is chosen',
      (page) => firstOf(page, 'intake.services.of_device'),
    ),
    press('letter in what is wrong', 'x', (page) =>
      page.getByRole('textbox', { name: text('intake.problem_more') }).focus(),
    ),
    click('condition opens', (page) => button(page, 'intake.sections.condition')),
    click('rest of the condition is OK', (page) => button(page, 'bench.rules.all_ok')),
    click('left items open', (page) => button(page, 'intake.sections.left_items')),
    click('charger is left', (page) => page.getByRole('button', { name: '+ Charger' })),
    click('passcode opens', (page) => button(page, 'intake.sections.passcode')),
    click('promised time is chosen', (page) => firstOf(page, 'intake.promise.proposed')),
    click('deposit opens', (page) => button(page, 'intake.deposit.take')),
    clickAfter(
      (page) => button(page, 'intake.deposit.none').click(),
      'ticket is created',
      (page) => button(page, 'intake.create'),
    ),
  ],
};
