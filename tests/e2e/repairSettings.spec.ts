import type { Page } from '@playwright/test';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';
import { expect, test } from './support/test.ts';

interface Method {
  code: string;
  is_enabled: boolean;
}

let before: Method[];
test.beforeEach(async ({ api }) => {
  before = await api.ask<Method[]>('GET', 'contact_methods');
});
test.afterEach(async ({ api }) => {
  await api.ask('PUT', 'contact_methods', before);
});

const words = (key: string, values = {}) => text(`resources.repairs.settings.${key}`, values);

/** Opens the dialog and waits for its switches. */
async function open(page: Page) {
  await visit(page, '/Manage/settings');
  const dialog = page.getByRole('dialog', { name: words('title') });
  await expect(dialog.getByRole('switch', { name: 'Phone' })).toBeVisible();
  return {
    dialog,
    toggle: (name: string) => dialog.getByRole('switch', { name, exact: true }),
    save: dialog.getByRole('button', { name: text('dialog.save'), exact: true }),
  };
}

const puts = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  return sent;
};

test('the settings are switches; only changes are saved, the rest after a failure; one method stays on', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(120_000);
  await test.step('has a switch for each method except TEXT, and for cost and emails', async () => {
    const { dialog } = await open(page);
    const groups = ['delivery_methods', 'contact_methods', 'options'];
    for (const group of groups) await expect(dialog.getByRole('group', { name: words(group) })).toBeVisible();
    await expect(
      dialog.getByRole('group', { name: words('contact_methods') }).getByRole('switch'),
    ).toHaveCount(2);
    await expect(dialog.getByRole('switch', { name: 'Text message' })).toHaveCount(0);
    for (const option of [
      'display_repair_cost',
      'send_quote_email',
      'send_appointment_email',
      'send_reminder_email',
      'send_uncollected_email',
    ]) {
      await expect(dialog.getByRole('switch', { name: words(option) })).toBeVisible();
    }
  });
  await test.step('saves only the changes, and closes', async () => {
    const sent = puts(page);
    const { dialog, toggle, save } = await open(page);
    const isOn = await toggle('Phone').isChecked();
    await toggle('Phone').click();
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[aria-live]').getByText(words('saved'))).toBeVisible();
    await expect(page).toHaveURL(/\/Manage$/);
    expect(sent).toEqual([
      expect.stringMatching(/\/contact_methods \[\{"code":"PHONE","is_enabled":(true|false)\}\]$/),
    ]);
    const after = await api.ask<Method[]>('GET', 'contact_methods');
    expect(after.find(({ code }) => code === 'PHONE')?.is_enabled).toBe(!isOn);
    const others = (methods: Method[]) => methods.filter(({ code }) => code !== 'PHONE');
    expect(others(after)).toEqual(others(before));
  });
  await test.step('a partial failure reports what was saved, and the rest can be saved later', async () => {
    problems.allowStatus(500);
    const delivery = /\/delivery_methods$/;
    const { dialog, toggle, save } = await open(page);
    await page.route(delivery, (route) => route.fulfill({ status: 500 }));
    await toggle('Phone').click();
    await toggle('Mail in').click();
    await save.click();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(words('not_saved', { parts: words('delivery_methods') }));
    await expect(alert).toContainText(words('saved_parts', { parts: words('contact_methods') }));
    await page.unroute(delivery);
    const sent = puts(page);
    await page.route(delivery, (route) => route.fulfill({ json: [] }));
    await save.click();
    await expect(dialog).toBeHidden();
    expect(sent, 'what was saved before is not sent again').toEqual([expect.stringContaining('MAIL_IN')]);
    await page.unroute(delivery);
  });
  await test.step('confirms before discarding changes; a failed load can be retried', async () => {
    problems.allowStatus(500);
    const { dialog, toggle } = await open(page);
    await toggle('Phone').click();
    await page.keyboard.press('Escape');
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: text('dialog.unsaved.stay') }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await ask.getByRole('button', { name: text('dialog.unsaved.leave') }).click();
    await expect(dialog).toBeHidden();
    await page.route(/\/contact_methods$/, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto('/Manage/settings');
    await dialog.getByRole('button', { name: text('errors.retry') }).click();
    await expect(toggle('Phone')).toBeVisible();
  });
  await test.step('at least one drop-off method stays on', async () => {
    const { dialog, save } = await open(page);
    const methods = dialog.getByRole('group', { name: words('delivery_methods') }).getByRole('switch');
    await expect(save).toBeEnabled();
    for (const method of await methods.all()) await method.uncheck();
    await expect(dialog.getByRole('alert')).toHaveText(words('no_drop_off'));
    await expect(save).toBeDisabled();
    await methods.first().check();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(save).toBeEnabled();
  });
});
