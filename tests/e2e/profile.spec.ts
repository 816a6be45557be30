import type { Page } from '@playwright/test';
import { holdAdmin, placeholders } from './support/beforeAdmin.ts';
import { acceptInvitation, addPerson, codeIn, mailTo, type Person } from './support/people.ts';
import { signIn } from './support/signIn.ts';
import { text, type Language } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const password = 'Multimeter2026';

test.use({ role: 'VISITOR' });

let person: Person;
test.beforeEach(async ({ page, api }) => {
  person = await addPerson(api);
  await acceptInvitation(page, person, password);
  await signIn(page, { email: person.email, password });
});

const openMenu = async (page: Page, item: string, language: Language = 'en') => {
  const account = text('shell.account', { name: '' }, language);
  await page.getByRole('button', { name: new RegExp(`^${account}`) }).click();
  await page.getByRole('menuitem', { name: text(item, {}, language) }).click();
};

const toast = (page: Page) => page.getByRole('status').filter({ has: page.locator('.MuiAlert-message') });

const button = (page: Page, key: string, language: Language = 'en') =>
  page.getByRole('button', { name: text(key, {}, language), exact: true });

test.describe('the profile', () => {
  test('is read-only until Edit, saved, kept on a failure, and in the chosen language', async ({
    page,
    problems,
  }) => {
    test.setTimeout(90_000);
    await test.step('opens read-only, and is saved', async () => {
      await openMenu(page, 'account.profile.title');
      await expect(page.getByLabel(text('account.profile.role'))).toHaveValue(text('shell.roles.STAFF'));
      const name = page.locator('[name=first_name]');
      await expect(name).not.toBeEditable();
      await button(page, 'dialog.edit_button').click();
      await name.fill('R2');
      await expect(page.getByText(text('resources.staff.errors.first_name.letters'))).toBeVisible();
      await expect(button(page, 'dialog.save')).toBeDisabled();
      await button(page, 'dialog.cancel').click();
      await expect(name).toHaveValue('Robin');
      await button(page, 'dialog.edit_button').click();
      await name.fill('Rowan');
      await button(page, 'dialog.save').click();
      await expect(toast(page)).toHaveText(text('resources.staff.messages.updated'));
      await expect(name).not.toBeEditable();
      await expect(page.getByRole('button', { name: /Rowan Weaver/ })).toBeVisible();
    });
    await test.step('keeps the input when the service fails, and saves it later', async () => {
      problems.allow(/status of 500|HttpError/);
      await visit(page, '/profile');
      await button(page, 'dialog.edit_button').click();
      await page.locator('[name=last_name]').fill('Carpenter');
      await page.route('**/staff/*', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
      );
      await button(page, 'dialog.save').click();
      await expect(page.getByRole('alert').first()).toHaveText(
        text('resources.staff.messages.update_failed'),
      );
      await expect(page.locator('[name=last_name]')).toHaveValue('Carpenter');
      await page.unroute('**/staff/*');
      await button(page, 'dialog.save').click();
      await expect(toast(page)).toHaveText(text('resources.staff.messages.updated'));
    });
    await test.step('changes the language at once, and at the next sign-in', async () => {
      await visit(page, '/profile');
      await button(page, 'dialog.edit_button').click();
      await page.getByLabel(text('account.profile.language')).click();
      await page.getByRole('option', { name: 'Français' }).click();
      await button(page, 'dialog.save').click();
      const title = text('account.profile.title', {}, 'fr');
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(toast(page)).toHaveText(text('resources.staff.messages.updated', {}, 'fr'));

      await page.getByRole('button', { name: text('shell.language', {}, 'fr'), exact: true }).click();
      await page.getByRole('menuitem', { name: 'English' }).click();
      await expect(page.getByRole('heading', { name: text('account.profile.title') })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: text('account.profile.title') })).toBeVisible();
      await page.goto('/logout');
      await signIn(page, { email: person.email, password });
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    });
  });
});

test('password and email can be changed, which ends all other sessions', async ({
  page,
  problems,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  problems.allowStatus(400, 401);
  const phone = await (await openBrowser({ baseURL: process.env.BASE_URL })).newPage();
  await phone.goto('/login');
  await signIn(phone, { email: person.email, password });

  await visit(page, '/profile');
  await expect(page.getByText(text('account.sessions.current'))).toHaveCount(1);
  await button(page, 'account.sign_in.password').click();
  const dialog = page.getByRole('dialog');
  const chosen = 'a Voltmeter at 9';
  const present = dialog.getByLabel(text('account.sign_in.present'), { exact: true });
  await present.fill('not the password');
  await dialog.getByLabel(text('account.new_password'), { exact: true }).fill('Password1');
  await dialog.getByLabel(text('account.repeated_password'), { exact: true }).fill(chosen);
  await expect(dialog.getByText(text('account.weak.common'))).toBeVisible();
  await dialog.getByLabel(text('account.new_password'), { exact: true }).fill(chosen);
  await present.press('Enter');
  await expect(dialog.getByText(text('account.lock.wrong'))).toBeVisible();
  await expect(dialog.getByLabel(text('account.new_password'), { exact: true })).toHaveValue(chosen);
  await present.fill(password);
  await present.press('Enter');
  await expect(toast(page)).toHaveText(text('account.sign_in.password_changed'));
  await mailTo(page, person.email, 1, /was changed/);
  await phone.goto('/profile');
  await expect(phone).toHaveURL(/\/login$/);
  await signIn(phone, { email: person.email, password: chosen });

  await page.reload();
  const items = page.getByRole('listitem').filter({ hasText: /Last seen/ });
  await expect(items).toHaveCount(2);
  await button(page, 'account.sessions.end_others').click();
  await expect(toast(page)).toHaveText(text('account.sessions.ended_others'));
  await expect(items).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL(/\/login$/);

  const email = person.email.replace('robin-', 'rowan-');
  await button(page, 'account.sign_in.email').click();
  await present.fill(chosen);
  await dialog.getByLabel(text('account.sign_in.new_email')).fill(email);
  await button(page, 'account.sign_in.email_send').click();
  await expect(dialog.getByText(text('account.sign_in.code_sent', { email }))).toBeVisible();
  const code = codeIn(await mailTo(page, email));
  await dialog.getByRole('textbox', { name: text('account.confirm.digit', { number: 1 }) }).click();
  await page.keyboard.type(code);
  await dialog.getByRole('button', { name: text('account.sign_in.email_set') }).click();
  await expect(toast(page)).toHaveText(text('account.sign_in.email_changed'));
  await mailTo(page, person.email, 1, /email .* was changed/);
  await page.goto('/logout');
  await signIn(page, { email, password: chosen });
});

test('a locked screen shows nothing until the password is entered, then what was there', async ({
  page,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  await test.step('nothing is shown until the password is entered', async () => {
    problems.allowStatus(400);
    await visit(page, '/profile');
    await openMenu(page, 'account.lock.action');
    const locked = page.getByRole('heading', { name: text('account.lock.title') });
    await expect(locked).toBeVisible();
    const seen = () => page.evaluate(() => localStorage.getItem('seenShell') ?? '');
    expect(await seen()).toContain(text('shell.sections.catalog'));
    const load = await holdAdmin(page);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => placeholders(page)).toEqual(['56px', '232px']);
    await expect(page.locator('.seen-shell')).toHaveCount(0);
    load();
    await expect(locked).toBeVisible();

    for (const path of ['/', '/products', '/profile']) {
      await page.goto(path);
      await expect(locked).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
    const stranger = await context.newPage();
    await stranger.goto('/logout');
    await expect(stranger).toHaveURL(/\/login$/);
    await stranger.close();
    await page.reload();
    await expect(locked).toBeVisible();

    const field = page.getByLabel(text('auth.password'), { exact: true });
    await field.fill('not the password');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(text('account.lock.wrong'));
    await field.fill(password);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: text('account.profile.title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: text('account.profile.title') })).toBeVisible();
  });
  await test.step('locked from the menu or by its address, it unlocks with the first correct password', async () => {
    for (const way of ['the menu', 'its address']) {
      await visit(page, way === 'the menu' ? '/products?page=2' : '/auth-lock-screen');
      if (way === 'the menu') await openMenu(page, 'account.lock.action');
      const field = page.getByLabel(text('auth.password'), { exact: true });
      await field.fill(password);
      await field.press('Enter');
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(field).toHaveCount(0);
      await expect(page).toHaveURL(way === 'the menu' ? /\/products\?page=2$/ : /\/dashboard$/);
      await expect(page.getByRole('main')).toBeFocused();
    }
  });
  await test.step('locked from the menu, it restores the input', async () => {
    await visit(page, '/profile');
    await button(page, 'dialog.edit_button').click();
    await page.locator('[name=last_name]').fill('Carpenter');
    await openMenu(page, 'account.lock.action');
    await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: text('account.lock.unlock') }).click();
    await expect(page.locator('[name=last_name]')).toHaveValue('Carpenter');
    await button(page, 'dialog.cancel').click();
  });
  await test.step('locked in another tab, it restores the input', async () => {
    await visit(page, '/profile');
    await button(page, 'dialog.edit_button').click();
    await page.locator('[name=last_name]').fill('Carpenter');
    await page.evaluate((id) => {
      localStorage.setItem(`locked:${id}`, 'true');
      dispatchEvent(new StorageEvent('storage'));
    }, person.id);
    await page.getByLabel(text('auth.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: text('account.lock.unlock') }).click();
    await expect(page.locator('[name=last_name]')).toHaveValue('Carpenter');
    await button(page, 'dialog.cancel').click();
  });
  await test.step('it allows signing out', async () => {
    await visit(page, '/auth-lock-screen');
    await page.getByRole('link', { name: text('account.lock.other') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, { email: person.email, password });
  });
});
