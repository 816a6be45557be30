import type { Page } from '@playwright/test';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { accountOf } from './support/accounts.ts';
import { Api } from './support/api.ts';
import { bookAppointment, inDays } from './support/booking.ts';
import { text } from './support/texts.ts';
import { routeLive } from './support/liveConnection.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** Changes a quote as another staff member, which notifies the staff. */
async function changeQuote() {
  const api = await Api.signIn(process.env.BASE_URL ?? '', accountOf('ADMIN'));
  const { data } = await api.ask<{ data: Appointment[] }>('GET', 'repair/appointment?type=QUOTE&per_page=1');
  const [{ id, location_id, quote_status }] = data as [Appointment];
  await api.ask('PUT', `repair/location/${location_id}/appointment`, {
    id,
    quote_status: quote_status === 'NEW' ? 'SENT' : 'NEW',
  });
}

const bellName = /^Notifications, \d+/;
const word = (key: string) => text(`resources.notifications.${key}`);

/** Opens the page with notifications of an older format, without structured data. */
async function openStored(page: Page) {
  await page.route('**/notifications/user/*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: object[] };
    await route.fulfill({
      response,
      json: { ...json, data: json.data.map((one) => ({ ...one, data: null })) },
    });
  });
  const menu = await openBell(page);
  // Notifications that arrive meanwhile have data; their text has the device after a dot.
  return menu.getByRole('listitem').filter({ hasNotText: ' · ' }).first();
}

async function openBell(page: Page) {
  await visit(page, '/brands');
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  const menu = page.getByRole('dialog', { name: text('inbox.title') });
  await expect(menu.getByRole('listitem').first()).toBeVisible();
  return menu;
}

test('the bell loads page after page, works by keyboard and marks as read; the list of all filters and marks', async ({
  page,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allowStatus(500);
  // Notifications of other tests would change the numbers.
  await routeLive(page, () => undefined);
  const menu = await openBell(page);
  const items = menu.getByRole('listitem');
  const unread = menu.locator('li[data-unread]');
  const bell = page.getByRole('button', { name: bellName, includeHidden: true });
  const markFirst = () =>
    unread
      .first()
      .getByRole('button', { name: new RegExp(text('reading.mark_read')) })
      .click();

  await test.step('scrolling to the bottom loads page after page, until an empty one', async () => {
    await expect(items).toHaveCount(10);
    const empty = page.waitForResponse(
      async (response) =>
        /notifications\/user\//.test(response.url()) &&
        ((await response.json()) as { data: [] }).data.length === 0,
    );
    let shown = 0;
    while (shown !== (shown = await items.count())) {
      await items.last().scrollIntoViewIfNeeded();
      await menu
        .getByRole('list')
        .evaluate((list) => list.parentElement?.scrollTo(0, list.scrollHeight + 100));
      await page.waitForResponse(/notifications\/user\//);
      await expect(menu.getByText(text('inbox.loading_more'))).toHaveCount(0);
    }
    await empty;
    expect(shown).toBeGreaterThan(30);
  });

  await test.step('a failed mark is reported and leaves it unread', async () => {
    const count = await unread.count();
    await page.route('**/notifications/*/user/*', (route) => route.fulfill({ status: 500, body: '' }));
    await markFirst();
    await expect(page.getByText(word('messages.update_failed'))).toBeVisible();
    await expect(unread).toHaveCount(count);
    await page.unroute('**/notifications/*/user/*');
  });

  await test.step('arrows move, Enter opens the message and marks it as read, Escape closes', async () => {
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
    const first = unread.first().locator('button.open');
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused();
    const title = await first.locator('.title').innerText();
    await page.keyboard.press('Enter');
    const message = page.getByRole('dialog', { name: title.split(',')[0] }).last();
    await expect(message.getByRole('link', { name: /^Open the / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items.first()).toBeVisible();
    await expect(bell).toHaveAttribute('aria-label', text('inbox.bell', { smart_count: before - 1 }));
    await markFirst();
    await expect(page.getByText(word('messages.updated'))).toBeVisible();
    await expect(bell).toHaveAttribute('aria-label', text('inbox.bell', { smart_count: before - 2 }));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: bellName })).toBeFocused();
  });

  await test.step('all are marked as read in one request', async () => {
    const sent: unknown[] = [];
    // Mocked, since the other tests need unread notifications.
    const all = /\/notifications\/user\/[^/]+$/;
    await page.route(all, (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { total_unread: 0 } });
    });
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: text('reading.all_read') }).click();
    await expect(page.getByText(text('reading.bulk_done'))).toBeVisible();
    // The same words may still be shown from the step before.
    await expect.poll(() => sent).toEqual([{ is_read: true }]);
    await page.unroute(all);
  });

  await menu.getByRole('link', { name: text('inbox.view_all') }).click();
  await expect(page).toHaveURL('/notifications');
  // Oldest first, so that new notifications move no row.
  await visit(page, '/notifications?sort=created_date&order=ASC');
  const rows = page.getByRole('table').locator('tbody tr:not(.skeleton)');
  const isRead = (index: number) => rows.nth(index).locator('[data-source=is_read]');
  await expect(rows).toHaveCount(10);

  await test.step('several are marked together; without a selection a warning', async () => {
    const bulk = async (key: string) => {
      await page.getByRole('button', { name: text('reading.bulk') }).click();
      await page.getByRole('menuitem', { name: text(key), exact: true }).click();
    };
    await bulk('reading.bulk_read');
    await expect(page.getByText(text('reading.select_one'))).toBeVisible();
    for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
    await bulk('reading.bulk_read');
    await expect(page.getByText(text('reading.bulk_done'))).toBeVisible();
    for (const index of [0, 1]) await expect(isRead(index)).toHaveText(text('ra.boolean.true'));
    for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
    await bulk('reading.bulk_unread');
    for (const index of [0, 1]) await expect(isRead(index)).toHaveText(text('ra.boolean.false'));
  });

  await test.step('opening one marks it as read', async () => {
    await visit(page, '/Notifications?sort=created_date&order=ASC');
    await expect(rows).toHaveCount(10);
    const marked = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && /\/notifications\/[^/]+\/user\//.test(response.url()),
    );
    await rows.first().getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await marked;
    await page.keyboard.press('Escape');
    await expect(isRead(0)).toHaveText(text('ra.boolean.true'));
  });
});

test('a message with scripts is harmless, an empty one shows an error with a retry', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy/);
  problems.allowStatus(500);
  const asked: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => asked.push(dialog.message())));
  page.on('request', (request) => request.url().includes('evil.example') && asked.push(request.url()));
  const hostile =
    '<h2>Hello</h2><script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">bad</a>' +
    '<form action="https://evil.example"><input></form><img src="https://evil.example/p.png" alt="pixel">' +
    '<p style="position:fixed;inset:0">over</p><a href="https://example.com">good</a>';
  let body = '';
  await page.route('**/message/*', (route) => route.fulfill({ json: { id: 'm', body } }));
  await (await openStored(page)).locator('button.open').click();
  const message = page.getByRole('dialog').last();
  await expect(message.getByRole('alert')).toContainText(text('messages.failed'));
  body = hostile;
  await message.getByRole('button', { name: text('errors.retry') }).click();
  await expect(message.getByRole('link', { name: 'good' })).toHaveAttribute('rel', /noopener/);
  await expect(message.getByText(text('inbox.image_blocked', { name: 'pixel' }))).toBeVisible();
  const shown = message.locator('.MuiDialogContent-root');
  await expect(shown.locator('script, form, input, img, [style], [onerror], a[href^=java]')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('without a live connection the page is usable; notifications are in the reader’s language and link to their subject', async ({
  page,
  api,
  problems,
}) => {
  problems.allowNoConnection();
  const name = `Reader ${crypto.randomUUID().slice(0, 8)}`;
  const admin = await Api.signIn(process.env.BASE_URL ?? '', accountOf('ADMIN'));
  await bookAppointment(admin, name, { selected_date: inDays(60) });
  expect((await api.list('appointments', { customer_last_name: name })).rows).toHaveLength(1);
  const french = await page.addInitScript(() => localStorage.setItem('RaStore.locale', '"fr"'));

  await test.step('the bell updates once its code has loaded', async () => {
    let isDown = true;
    const code = '**/assets/LiveBell-*.js';
    await page.route(code, (route) => (isDown ? route.abort('internetdisconnected') : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('LiveBell'));
    await page.goto('/brands');
    await failed;
    await expect(page.getByRole('table')).toBeVisible();
    isDown = false;
    await expect(page.getByRole('button', { name: /^Notifications, [1-9]/ })).toBeVisible({
      timeout: 20_000,
    });
  });

  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  const item = page.getByRole('listitem').filter({ hasText: `Ada ${name}` });
  await expect(item).toContainText('Nouveau rendez-vous');
  await expect(item).toContainText('10 h 00 – 10 h 30');
  await item.locator('button.open').click();
  await page.getByRole('link', { name: 'Ouvrir le rendez-vous' }).click();
  await expect(page).toHaveURL(/\/Appointments\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: `Ada ${name}` })).toBeVisible();
  await french.dispose();
});

test('a dropped live connection is caught up without duplicates', async ({ page }) => {
  let server: { close: () => Promise<void> } | undefined;
  let isDown = false;
  await routeLive(page, async (socket) => {
    if (isDown) return socket.close();
    server = socket;
    socket.connectToServer();
    return undefined;
  });
  await page.goto('/dashboard');
  const feed = page.getByRole('main').getByRole('listitem');
  const updates = feed.filter({ hasText: text('inbox.events.QUOTE.changed') });
  await expect(feed.first()).toBeVisible();
  await expect.poll(() => server).toBeDefined();
  const before = await updates.count();

  isDown = true;
  await server?.close();
  await changeQuote();
  isDown = false;
  await expect(updates).toHaveCount(before + 1, { timeout: 30_000 });
  await changeQuote();
  await expect(updates).toHaveCount(before + 2);
});
