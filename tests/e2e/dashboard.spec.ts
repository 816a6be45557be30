import type { Locator, Page } from '@playwright/test';
import { accountOf } from './support/accounts.ts';
import { signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { routeLive } from './support/liveConnection.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';
import { toastOf } from './support/toast.ts';

const appointment = '**/repair/location/*/appointment';

class Dashboard {
  readonly table: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;
  readonly toast: Locator;

  constructor(readonly page: Page) {
    this.table = page.getByRole('table', { name: text('dashboard.appointments'), exact: true });
    this.rows = this.table.locator('tbody tr:not(.skeleton)');
    this.dialog = page.getByRole('dialog');
    this.toast = toastOf(page);
  }

  async open(path = '/dashboard') {
    await this.page.goto(path);
    const address = this.dialog.getByRole('heading', { level: 3 });
    await expect(this.rows.first().or(address.first()).first()).toBeVisible();
    return this;
  }

  /** Opens the first appointment that is not cancelled. */
  async openFirst() {
    const open = this.page.locator('td[data-source=is_voided]', { hasText: text('ra.boolean.false') });
    await this.rows.filter({ has: open }).first().getByRole('link').first().click();
    await expect(this.dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  }

  button(key: string) {
    return this.dialog.getByRole('button', { name: text(key), exact: true });
  }
}

test('an appointment of the day is opened, edited, merged with a colleague’s change, and cancelled live', async ({
  page,
  problems,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  problems.allow(/status of (412|500)|HttpError/);
  const dashboard = await new Dashboard(page).open('/');

  await test.step('greets and counts the day', async () => {
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text('dashboard.greeting', { name: 'Daniel' }),
    );
    const counts = page.getByRole('main').locator('strong:has(+ span)');
    await expect(counts).toHaveText([/^[1-9]\d*$/, /^[1-9]\d*$/]);
  });

  await test.step('opens an appointment by keyboard and by URL', async () => {
    await dashboard.rows.first().getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/appointments\/[\w-]+$/);
    await expect(dashboard.dialog.getByText(text('booking.repairs'))).toBeVisible();
    await page.reload();
    await expect(dashboard.dialog.getByText(text('booking.repairs'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dashboard.dialog).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('an edit survives a failure and is saved once', async () => {
    await dashboard.openFirst();
    await dashboard.button('dialog.edit_button').click();
    // The start may be in the past by now, and cannot be changed within the past.
    const end = dashboard.dialog.locator('[name=selected_end_time]');
    await end.fill('00:05');
    await expect(
      dashboard.dialog.getByText(text('resources.appointments.errors.selected_end_time.after_start')),
    ).toBeVisible();
    await expect(dashboard.button('dialog.save')).toBeDisabled();
    await end.fill('23:40');

    await page.route(appointment, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await dashboard.button('dialog.save').click();
    await expect(dashboard.dialog.getByRole('alert')).toHaveText(
      text('resources.appointments.messages.update_failed'),
    );
    await expect(end).toHaveValue('23:40');

    let saves = 0;
    page.on(
      'request',
      (request) => (saves += Number(request.method() === 'PUT' && request.url().includes('/repair/'))),
    );
    await dashboard.button('dialog.save').dblclick();
    await expect(dashboard.toast.first()).toHaveText(text('resources.appointments.messages.updated'));
    await expect(dashboard.dialog).toBeHidden();
    expect(saves).toBe(1);
    await dashboard.openFirst();
    await expect(dashboard.dialog).toContainText('11:40 PM');
  });

  const address = new URL(page.url()).pathname;
  const other = await (await openBrowser({ baseURL })).newPage();
  await other.goto('/login');
  await signIn(other, accountOf('STORE_MANAGER'));
  const theirs = new Dashboard(other);

  await test.step('a concurrent save is merged: both changes are kept', async () => {
    await dashboard.button('dialog.edit_button').click();
    await dashboard.dialog.locator('[name=selected_end_time]').fill('23:30');

    await visit(other, address);
    await theirs.button('dialog.edit_button').click();
    await theirs.dialog.locator('[name=customer_last_name]').fill('Changed');
    await theirs.button('dialog.save').click();
    await expect(theirs.dialog).toBeHidden();

    await dashboard.button('dialog.save').click();
    await expect(dashboard.dialog.getByText(text('dialog.stale.text'))).toBeVisible();
    await dashboard.button('dialog.stale.load').click();
    await expect(dashboard.dialog.locator('[name=customer_last_name]')).toHaveValue('Changed');
    await expect(dashboard.dialog.locator('[name=selected_end_time]')).toHaveValue('23:30');
    await dashboard.button('dialog.save').click();
    await expect(dashboard.dialog).toBeHidden();
  });

  await test.step('a cancelled appointment updates another browser live, with a toast', async () => {
    const feed = other.getByRole('main').getByRole('listitem');
    const bell = other.getByRole('button', { name: /^Notifications, [1-9]/ });
    await expect(feed.first()).toBeVisible();
    await expect(bell).toBeVisible();

    await dashboard.openFirst();
    const name = await dashboard.dialog.getByRole('heading', { level: 3 }).first().innerText();
    await dashboard.button('booking.cancel.button').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: text('booking.cancel.keep') }).click();
    const unread = Number(/\d+/.exec(await bell.innerText())?.[0]);
    await dashboard.button('booking.cancel.button').click();
    await question.getByRole('button', { name: text('booking.cancel.button') }).click();
    await expect(dashboard.toast.filter({ hasText: text('booking.cancel.done') })).toBeVisible();

    await expect(theirs.toast.filter({ hasText: text('messages.refreshed') })).toBeVisible();
    await expect(feed.first()).toContainText(
      text('resources.notifications.values.resource_type.REPAIR_APPOINTMENT_CANCELLATION'),
    );
    await expect(bell).toHaveAccessibleName(text('inbox.bell', { smart_count: unread + 1 }));
    const row = theirs.rows
      .filter({ hasText: name.split(' ')[0] })
      .filter({ hasText: text('ra.boolean.true') });
    await expect(row.first()).toBeVisible();
  });
});

test('each part shows its own error with a retry', async ({ page, problems }) => {
  problems.allowStatus(500);
  problems.allow(/HttpError/);
  // A live update of another change would refresh the page.
  await routeLive(page, () => undefined);
  const fails = (pattern: RegExp) => page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }));
  await fails(/\/repair\/appointment\?/);
  await fails(/\/notifications\/user\//);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveCount(3, { timeout: 20_000 });
  await expect(main.getByText('–', { exact: true })).toHaveCount(2);
  await page.unroute(/\/repair\/appointment\?/);
  await page.unroute(/\/notifications\/user\//);
  for (const part of ['dashboard.appointments', 'dashboard.quotes']) {
    const section = main.getByRole('region', { name: text(part), exact: true });
    await section.getByRole('button', { name: text('errors.retry') }).click();
    await expect(section.getByRole('alert')).toHaveCount(0);
  }
  // The bell loads the notifications too, so they may already be cached.
  await expect(async () => {
    const left = main.getByRole('alert');
    if ((await left.count()) > 0) await left.getByRole('button', { name: text('errors.retry') }).click();
    await expect(left).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  for (const left of [1, 0]) {
    await main
      .getByRole('button', { name: new RegExp(text('errors.retry')) })
      .first()
      .click();
    await expect(main.getByText('–', { exact: true })).toHaveCount(left);
  }
});
