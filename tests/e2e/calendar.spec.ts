import type { Locator, Page, Request } from '@playwright/test';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { addDays } from '../../src/schemas/calendarDays.ts';
import { longDate } from '../../src/kit/fields/longDate.ts';
import { unique, type Api } from './support/api.ts';
import { bookAppointment } from './support/booking.ts';
import { boxOf } from './support/boxOf.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const update = '**/repair/location/*/appointment';
/** Far from the demo's appointments, and not in the first week of a month. */
const day = '2031-03-12';

const book = (api: Api, name: string, times: Partial<Appointment> = {}) =>
  bookAppointment(api, name, { selected_date: day, ...times });

class CalendarPage {
  readonly title: Locator;
  readonly dialog: Locator;
  readonly toast: Locator;
  readonly moved: Locator;
  readonly focused: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('main').getByRole('heading', { level: 2 });
    this.dialog = page.getByRole('dialog');
    this.toast = page.locator('[aria-live] [role=alert]');
    this.focused = page.locator('[data-event-id]:focus');
    this.moved = page.getByRole('alert').filter({ hasText: text('calendar.undo') });
  }

  async open(query: Record<string, string> = {}) {
    await visit(this.page, `/Appointments?${new URLSearchParams(query)}`);
    await expect(this.title).toBeVisible();
    await expect(this.page.locator('[role=cell][data-date]').first()).toBeVisible();
    return this;
  }

  /** Opens the month or week of the day, filtered to one customer. */
  async openFor(name: string, query: Record<string, string> = {}) {
    await this.open({ date: day, customer_last_name: name, ...query });
    await expect(this.event(name).first()).toBeVisible();
    return this;
  }

  day(date: string): Locator {
    return this.page.locator(`[role=cell][data-date="${date}"]`).first();
  }

  event(name: string): Locator {
    return this.page.getByRole('button', { name: text('calendar.event', { name: `Ada ${name}` }) });
  }

  eventOn(date: string, name: string): Locator {
    return this.day(date).getByRole('button', { name: text('calendar.event', { name: `Ada ${name}` }) });
  }

  button(key: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: text(key), exact: true });
  }

  async drag(what: Locator, to: { x: number; y: number }) {
    await what.hover();
    await this.page.mouse.down();
    await this.page.mouse.move(to.x - 8, to.y - 8, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  async dragToDay(name: string, date: string) {
    const box = await boxOf(this.day(date));
    await this.drag(this.event(name), { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  saving() {
    return this.page.waitForResponse((answer) => isUpdate(answer.request()));
  }
}

const isUpdate = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/appointment');

test('shows days, filters and details of a location; its address holds the view', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(120_000);
  await test.step('shows the month of a location; the URL holds view and date, for Back and a reload', async () => {
    const calendar = await new CalendarPage(page).open({ date: day });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toronto Queen West');
    await expect(calendar.title).toHaveText('March 2031');
    await expect(page.locator('[role=cell][data-date]')).toHaveCount(42);

    await calendar.button('calendar.next.month').click();
    await expect(calendar.title).toHaveText('April 2031');
    await calendar.button('calendar.week').click();
    await expect(calendar.title).toHaveText('Apr 6 – 12, 2031');
    await expect(page).toHaveURL(/view=week.*date=2031-04-12|date=2031-04-12.*view=week/);
    await page.reload();
    await expect(calendar.title).toHaveText('Apr 6 – 12, 2031');
    await page.goBack();
    await expect(calendar.title).toHaveText('April 2031');
    await calendar.button('calendar.today').click();
    await expect(page.locator('[role=cell][aria-current=date]')).toBeVisible();
  });
  await test.step('week and day show a day of opening hours in a window of 900 pixels', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const view of ['week', 'day']) {
      await new CalendarPage(page).open({ view, date: day });
      for (const hour of ['10:00 AM', '06:00 PM'])
        await expect(page.getByText(hour, { exact: true }).first()).toBeInViewport({ ratio: 0.9 });
    }
  });
  await test.step('the four filters request the services 300 ms after the last key and are in the URL', async () => {
    const name = unique('Filter');
    await book(api, name);
    const calendar = await new CalendarPage(page).open({ date: day });
    await expect(page.getByRole('search').getByRole('textbox')).toHaveCount(4);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url());
      if (searchParams.has('customer_last_name')) asked.push(searchParams.get('customer_last_name') ?? '');
    });
    const lastName = page.getByRole('textbox', {
      name: text('resources.appointments.fields.customer_last_name'),
    });
    await lastName.pressSequentially(name, { delay: 20 });
    await expect(page).toHaveURL(/customer_last_name=Filter/);
    await expect(calendar.event(name)).toHaveCount(1);
    // Bookings of other tests make a live list ask again.
    await expect.poll(() => [...new Set(asked)]).toEqual([name]);
    await lastName.fill(`${name} nobody`);
    await expect(calendar.event(name)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: text('calendar.no_hits') })).toBeVisible();
    await page.getByRole('button', { name: text('list.clear_all') }).click();
    await expect(page).not.toHaveURL(/customer_last_name/);
  });
  await test.step('requests the visible days of the location only', async () => {
    const asking = page.waitForRequest((request) => request.url().includes('min_selected_date=2031-03-09'));
    await new CalendarPage(page).open({ date: day, view: 'week' });
    const query = new URL((await asking).url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      type: 'APPOINTMENT',
      include_voided: 'false',
      per_page: '100000',
      min_selected_date: '2031-03-09',
      max_selected_date: '2031-03-15',
    });
    expect([...query.keys()].some((key) => key.startsWith('location_ids'))).toBe(true);
  });
  await test.step('a click on a day creates an appointment, with the time of a slot; a past day does nothing', async () => {
    const calendar = await new CalendarPage(page).open({ date: day });
    await calendar.day('2031-03-20').click();
    await expect(page).toHaveURL(/\/Appointments\/create/);
    await expect(calendar.dialog.locator('[name=selected_date]')).toHaveValue('2031-03-20');
    await page.goBack();
    await expect(calendar.dialog).toBeHidden();

    await calendar.button('calendar.week').click();
    const slot = page.getByText('09:00 AM', { exact: true });
    await slot.scrollIntoViewIfNeeded();
    const { y } = await boxOf(slot);
    const { x } = await boxOf(page.locator('[role=columnheader][data-date="2031-03-13"]'));
    await page.mouse.click(x + 30, y + 12);
    await expect(calendar.dialog.locator('[name=selected_date]')).toHaveValue('2031-03-13');
    await expect(calendar.dialog.locator('[name=selected_start_time]')).toHaveValue('09:00');
    await page.goBack();

    await calendar.open({ date: '2020-03-12' });
    await calendar.day('2020-03-12').click();
    await calendar.day('2020-03-12').press('Enter');
    await expect(calendar.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/Appointments\?/);
  });
  await test.step('New Appointment and ?new=1 open the create dialog', async () => {
    const calendar = await new CalendarPage(page).open();
    await calendar.button('resources.appointments.actions.new').click();
    await expect(calendar.dialog).toBeVisible();
    await visit(page, '/Appointments?new=1');
    await expect(calendar.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/Appointments\/create$/);
  });
  await test.step('an appointment opens its details at its own URL, by click and by Enter', async () => {
    const name = unique('Details');
    const { id } = await book(api, name);
    const calendar = await new CalendarPage(page).openFor(name);
    await expect(calendar.event(name)).toContainText('Not started', { ignoreCase: true });
    await calendar.event(name).click();
    await expect(page).toHaveURL(new RegExp(`/Appointments/${id}\\?`));
    await expect(calendar.dialog.getByRole('heading', { level: 3, name })).toBeVisible();
    await page.goBack();
    await expect(calendar.dialog).toBeHidden();
    await calendar.event(name).press('Enter');
    await expect(calendar.dialog.getByRole('heading', { level: 3, name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/Appointments\?/);
  });
  await test.step('a failed load shows an error with a retry', async () => {
    problems.allow(/status of 500/);
    const list = '**/repair/appointment?*';
    await page.route(list, (route) => route.fulfill({ status: 500, body: '' }));
    const calendar = await new CalendarPage(page).open({ date: day });
    const alert = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: text('messages.load_failed') });
    await expect(alert).toBeVisible();
    await page.unroute(list);
    await alert.getByRole('button', { name: text('errors.retry') }).click();
    await expect(alert).toBeHidden();
    await expect(calendar.title).toHaveText('March 2031');
  });
});

test('appointments are moved by pointer and by keyboard, and back', async ({ page, api, problems }) => {
  test.setTimeout(120_000);
  await test.step('dragging to another day saves at once, and Undo reverts it', async () => {
    const name = unique('Drag');
    const { id } = await book(api, name);
    const calendar = await new CalendarPage(page).openFor(name);
    let saved = calendar.saving();
    await calendar.dragToDay(name, '2031-03-18');
    expect((await saved).request().headers()['if-match']).toBeTruthy();
    await expect(calendar.moved).toContainText(longDate('2031-03-18', 'en'));
    await expect(calendar.eventOn('2031-03-18', name)).toBeVisible();
    expect(await api.one('appointments', id)).toMatchObject({
      selected_date: '2031-03-18',
      selected_start_time: '10:00:00',
      selected_end_time: '10:30:00',
    });

    saved = calendar.saving();
    await calendar.moved.getByRole('button', { name: text('calendar.undo') }).click();
    expect((await saved).status()).toBe(200);
    await expect(calendar.eventOn(day, name)).toBeVisible();
    expect(await api.one('appointments', id)).toMatchObject({ selected_date: day });
  });
  await test.step('the week allows dragging the time and the end', async () => {
    const name = unique('Times');
    const { id } = await book(api, name);
    const calendar = await new CalendarPage(page).openFor(name, { view: 'week' });
    const box = await boxOf(calendar.event(name));
    const slot = box.height / 2;
    let saved = calendar.saving();
    await calendar.drag(calendar.event(name), { x: box.x + box.width / 2, y: box.y + slot * 5.3 });
    await saved;
    await expect(calendar.moved).toBeVisible();
    expect(await api.one('appointments', id)).toMatchObject({
      selected_start_time: '11:00:00',
      selected_end_time: '11:30:00',
    });

    const moved = await boxOf(calendar.event(name));
    saved = calendar.saving();
    await page.mouse.move(moved.x + 30, moved.y + moved.height - 2);
    await page.mouse.down();
    await page.mouse.move(moved.x + 30, moved.y + moved.height + slot * 2 - 4, { steps: 6 });
    await page.mouse.up();
    await saved;
    await expect(calendar.moved).toBeVisible();
    expect(await api.one('appointments', id)).toMatchObject({
      selected_start_time: '11:00:00',
      selected_end_time: '12:00:00',
    });
  });
  await test.step('a drag is reverted when saving fails or the version is stale', async () => {
    problems.allow(/status of (500|412)/);
    const name = unique('Back');
    const { id } = await book(api, name);
    const calendar = await new CalendarPage(page).openFor(name);
    await page.route(update, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await calendar.dragToDay(name, '2031-03-18');
    await expect(calendar.toast).toHaveText(text('calendar.move_failed'));
    await expect(calendar.eventOn(day, name)).toBeVisible();
    await calendar.toast.getByRole('button', { name: text('dialog.dismiss') }).click();
    await expect(calendar.toast).toBeHidden();

    await page.route(update, (route) => route.fulfill({ status: 412, body: '' }), { times: 1 });
    await calendar.dragToDay(name, '2031-03-18');
    await expect(calendar.toast).toHaveText(text('calendar.stale'));
    await calendar.toast.getByRole('button', { name: text('dialog.dismiss') }).click();
    await expect(calendar.toast).toBeHidden();
    await expect(calendar.eventOn(day, name)).toBeVisible();
    expect(await api.one('appointments', id)).toMatchObject({ selected_date: day });
  });
  await test.step('a past day accepts no appointment', async () => {
    const name = unique('Past');
    const today = new Date().toISOString().slice(0, 10);
    // The six weeks of a month view contain each of its days and the three after it.
    const past = addDays(today, -2);
    const booked = addDays(today, 1);
    await book(api, name, { selected_date: booked });
    const calendar = await new CalendarPage(page).open({ date: past, customer_last_name: name });
    let saves = 0;
    page.on('request', (request) => (saves += Number(isUpdate(request))));
    await expect(calendar.event(name).first()).toBeVisible();
    await calendar.dragToDay(name, past);
    await expect(calendar.toast).toHaveText(text('calendar.past'));
    await expect(calendar.eventOn(booked, name)).toBeVisible();
    expect(saves).toBe(0);
  });
  await test.step('works by keyboard: days, a new appointment, moves and Undo', async () => {
    const name = unique('Keys');
    const { id } = await book(api, name);
    const calendar = await new CalendarPage(page).openFor(name);
    await calendar.day(day).focus();
    await page.keyboard.press('ArrowRight');
    await expect(calendar.day('2031-03-13')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(calendar.day('2031-03-20')).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(calendar.title).toHaveText('April 2031');
    await expect(calendar.day('2031-04-20')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calendar.dialog.locator('[name=selected_date]')).toHaveValue('2031-04-20');
    await page.goBack();
    await page.goBack();
    await expect(calendar.title).toHaveText('March 2031');

    await calendar.event(name).focus();
    let saved = calendar.saving();
    await page.keyboard.press('Alt+ArrowDown');
    await saved;
    await expect(calendar.eventOn('2031-03-19', name)).toBeFocused();
    expect(await api.one('appointments', id)).toMatchObject({ selected_date: '2031-03-19' });
    saved = calendar.saving();
    await expect(calendar.moved).toBeVisible();
    await page.keyboard.press('Control+z');
    await saved;
    await expect(calendar.eventOn(day, name)).toBeVisible();
  });
  await test.step('marks appointments at the same time and location, and warns before moving onto another', async () => {
    const name = unique('Overlap');
    await book(api, name, { selected_date: '2032-06-09' });
    await book(api, name, { selected_date: '2032-06-15', selected_start_time: '10:15:00' });
    const calendar = await new CalendarPage(page).openFor(name, { date: '2032-06-09' });
    await expect(calendar.event(name)).toHaveCount(2);
    await expect(page.getByText(text('calendar.overlap'))).toHaveCount(0);
    const saved = calendar.saving();
    await calendar.eventOn('2032-06-09', name).focus();
    for (const key of ['ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press(`Alt+${key}`);
      await expect(calendar.focused).toHaveText(new RegExp(name));
    }
    await saved;
    await expect(calendar.moved).toContainText(
      text('calendar.overlaps_with', { smart_count: 1, name: `Ada ${name}` }),
    );
    await expect(page.getByText(text('calendar.overlap'))).toHaveCount(2);
  });
  await test.step('the view of all locations shows the location of each appointment', async () => {
    const name = unique('Place');
    await book(api, name, { selected_end_time: '11:00:00' });
    const locationName = 'Toronto Queen West';
    const calendar = await new CalendarPage(page).openFor(name, { view: 'week' });
    await expect(calendar.event(name)).not.toContainText(locationName);
    await page.evaluate(() => localStorage.setItem('RaStore.location', '"all"'));
    await page.reload();
    await calendar.openFor(name, { view: 'week' });
    await expect(calendar.event(name).getByText(locationName)).toBeVisible();
    await calendar.openFor(name);
    await expect(calendar.event(name)).toContainText(locationName);
  });
});

test('a day on a phone shows its count and lists its appointments; the page does not scroll sideways', async ({
  page,
  api,
}) => {
  const name = unique('Phone');
  await book(api, name);
  await page.setViewportSize({ width: 360, height: 740 });
  const calendar = await new CalendarPage(page).open({ date: day, customer_last_name: name });
  for (const view of ['week', 'day', 'month']) {
    await calendar.button(`calendar.${view}`).click();
    await expect(page.getByRole('button', { name: text(`calendar.${view}`), pressed: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await calendar.day(day).getByRole('button').click();
  await calendar.dialog
    .getByRole('button', { name: text('calendar.event', { name: `Ada ${name}` }) })
    .click();
  await expect(calendar.dialog.getByRole('heading', { level: 3, name })).toBeVisible();
});
