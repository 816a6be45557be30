import type { Page } from '@playwright/test';
import { stateOf } from './support/accounts.ts';
import { unique } from './support/api.ts';
import { sendContactRequest } from './support/contactRequests.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const note = `My phone fell into the lake. ${'It was cold. '.repeat(20)}\nCan it be saved?`;
const word = (key: string) => text(`resources.customerRequests.${key}`);

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr:not(.skeleton)');
const readOf = (page: Page) => rowsOf(page).first().locator('[data-source=is_read]');
const bell = /^Notifications, [1-9]/;

async function watch(page: Page, last: string) {
  await visit(page, `/customerrequests?filter=${encodeURIComponent(JSON.stringify({ last_name: last }))}`);
  await expect(page.getByRole('button', { name: bell })).toBeVisible();
  await expect(page.getByText(text('list.empty'))).toBeVisible();
}

test('a contact request reaches two users at once; each marks it as read separately, with its notification, or several together', async ({
  page,
  api,
  openBrowser,
}) => {
  test.setTimeout(90_000);
  const last = unique('lake');
  const colleague = await (
    await openBrowser({ baseURL: process.env.BASE_URL, storageState: stateOf('STAFF') })
  ).newPage();
  await watch(page, last);
  await expect(page.getByRole('heading', { name: text('shell.sections.hub'), level: 1 })).toBeVisible();
  await expect(page.getByText('Customer Requests › Toronto Queen West')).toBeVisible();
  await watch(colleague, last);

  await sendContactRequest(api, last, { customer_note: note });
  for (const one of [page, colleague]) await expect(rowsOf(one)).toHaveCount(1);
  await expect(rowsOf(page).getByRole('link').first()).toHaveText(/^Ada Lake/);
  const shown = await rowsOf(page).locator('[data-source=customer_note]').innerText();
  expect(shown).toMatch(/…$/);
  expect(shown.length).toBeLessThanOrEqual(151);
  const isCut = (cell: HTMLElement) => cell.scrollWidth > cell.clientWidth;
  expect(await rowsOf(page).locator('[data-source=customer_note]').evaluate(isCut)).toBe(false);

  await test.step('by keyboard', async () => {
    await rowsOf(colleague).getByRole('link').first().focus();
    await colleague.keyboard.press('Enter');
    const details = colleague.getByRole('dialog', { name: word('details') });
    await expect(details.getByText('Can it be saved?')).toBeVisible();
    await expect(details.getByRole('link', { name: '@example.net' })).toHaveAttribute('href', /^mailto:/);
    await expect(details.getByRole('link', { name: '(416) 555-0101' })).toHaveAttribute('href', /^tel:/);
    await colleague.keyboard.press('Escape');
    await expect(readOf(colleague)).toHaveText(text('ra.boolean.true'));
    await expect(rowsOf(colleague).getByRole('link').first()).toBeFocused();
  });
  await expect(readOf(page)).toHaveText(text('ra.boolean.false'));

  await test.step('by its notification', async () => {
    await page.getByRole('button', { name: bell }).click();
    const item = page.getByRole('listitem').filter({ hasText: last });
    await expect(item).toContainText(text('inbox.events.REQUEST.created'));
    await item.locator('button.open').click();
    await expect(page.getByRole('dialog').last()).toContainText('Can it be saved?');
    await page.getByRole('link', { name: text('inbox.open.REQUEST') }).click();
    await page
      .getByRole('dialog', { name: word('details') })
      .getByRole('button', { name: word('reply') })
      .click();
    const composer = page.getByRole('dialog', { name: /^Your message to / });
    await expect(composer).toContainText('Ada Lake');
    await expect(composer).toContainText('Can it be saved?');
    await composer.getByRole('button', { name: text('mail.send'), exact: true }).click();
    await expect(composer).toBeHidden();
    await page.getByRole('button', { name: bell }).click();
    await expect(item).not.toHaveAttribute('data-unread');
    await page.keyboard.press('Escape');
  });

  await test.step('a colleague sees the reply in the list and in the request', async () => {
    const state = rowsOf(colleague).locator('[data-source=state]');
    await expect(state).toHaveText(word('values.state.ANSWERED'));
    await expect(rowsOf(colleague).locator('[data-source=assignee]')).not.toBeEmpty();
    await rowsOf(colleague)
      .getByRole('link', { name: /^Ada Lake/ })
      .click();
    const details = colleague.getByRole('dialog', { name: word('details') });
    await expect(details.getByRole('alert')).toContainText(/^Answered by /);
    await expect(details.getByRole('region', { name: word('fields.replies') })).toContainText(
      'Your message to',
    );
    // The address also starts a reply.
    await details.getByRole('link', { name: '@example.net' }).click();
    const again = colleague.getByRole('dialog', { name: /^Your message to / });
    await expect(again).toContainText('Can it be saved?');
  });

  await test.step('several are marked as read together or from the menu; without a selection a warning', async () => {
    const several = unique('Bulk');
    await watch(page, several);
    for (const customer_first_name of ['Ada', 'Eve'])
      await sendContactRequest(api, several, { customer_first_name });
    await expect(rowsOf(page)).toHaveCount(2);
    const bulk = async (key: string) => {
      await page.getByRole('button', { name: text('reading.bulk') }).click();
      await page.getByRole('menuitem', { name: text(key), exact: true }).click();
    };
    await bulk('reading.bulk_read');
    await expect(page.getByText(text('reading.select_one'))).toBeVisible();
    for (const [key, isRead] of [
      ['reading.bulk_read', true],
      ['reading.bulk_unread', false],
    ] as const) {
      for (const index of [0, 1]) await rowsOf(page).nth(index).getByRole('checkbox').check();
      await bulk(key);
      await expect(page.getByText(text('reading.bulk_done'))).toBeVisible();
      for (const cell of await rowsOf(page).locator('[data-source=is_read]').all())
        await expect(cell).toHaveText(text(`ra.boolean.${isRead}`));
    }
    await rowsOf(page).first().getByRole('button').click();
    await page.getByRole('menuitem', { name: text('reading.mark_read') }).click();
    await expect(readOf(page)).toHaveText(text('ra.boolean.true'));
    await expect(rowsOf(page).first().locator('[data-source=read_date] time')).toBeVisible();
  });
});
