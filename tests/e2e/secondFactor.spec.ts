import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { acceptInvitation, addPerson, mailTo, type Person } from './support/people.ts';
import { accountOf } from './support/accounts.ts';
import { fillSignIn, signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const password = 'Multimeter2026';

test.use({ role: 'VISITOR' });

const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
const heading = (page: Page, key: string) => page.getByRole('heading', { name: text(key), exact: true });

/** A code is valid once; the code of the next time step is accepted too. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Pastes into the box that has the focus. */
const paste = (page: Page, code: string) =>
  page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', content);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, code);

/** Enrols with the displayed key and its first code. Returns the key and the recovery codes. */
async function enrol(page: Page) {
  await expect(page.getByAltText(text('account.factor.picture'))).toBeVisible();
  const key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  const code = codeOf(key);
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await button(page, 'account.factor.turn_on').and(page.locator('[type=submit]')).click();
  const list = page.getByRole('list', { name: text('account.factor.recovery_codes') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const recovery = await list.getByRole('listitem').allTextContents();
  await button(page, 'account.factor.kept').click();
  return { key, recovery };
}

/** Enters the password and waits for the prompt for the code. */
async function signInHalf(page: Page, person: Person) {
  await visit(page, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, { email: person.email, password });
  await expect(heading(page, 'account.factor.enter.title')).toBeVisible({ timeout: 20_000 });
}

async function enterRecovery(page: Page, code = '') {
  await button(page, 'account.factor.use_recovery').click();
  await page.getByLabel(text('account.factor.recovery_code'), { exact: true }).fill(code.toLowerCase());
}

test('is turned on in the profile, required at sign-in, and turned off', async ({ page, api, problems }) => {
  test.setTimeout(120_000);
  // The wrong password and the wrong code.
  problems.allowStatus(400, 422);
  const person = await addPerson(api);
  await acceptInvitation(page, person, password);
  await signIn(page, { email: person.email, password });
  await visit(page, '/profile');
  await button(page, 'account.factor.intents.turn_on').click();
  const asked = page.getByRole('dialog').getByLabel(text('auth.password'), { exact: true });
  await asked.fill('not the password');
  await asked.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(text('account.lock.wrong'));
  await asked.fill(password);
  await asked.press('Enter');
  const { key, recovery } = await enrol(page);
  await expect(page.getByText(text('account.factor.on'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(text('account.factor.on'), { exact: true })).toBeVisible();

  await signInHalf(page, person);
  await page.goto('/products');
  await expect(heading(page, 'account.factor.enter.title')).toBeVisible();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text('account.factor.errors.wrong'))).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(codeOf(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await signInHalf(page, person);
  await enterRecovery(page, recovery[0]);
  await button(page, 'account.factor.go_on').click();
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await visit(page, '/profile');
  await button(page, 'account.factor.intents.turn_off').click();
  await enterRecovery(page, recovery[1]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('account.factor.intents.turn_off') })
    .click();
  await expect(page.getByText(text('account.factor.done.turn_off'))).toBeVisible();
  await visit(page, '/logout');
  await signIn(page, { email: person.email, password });
});

test('a role requires it, and an owner resets it', async ({ page, api, problems, openBrowser }) => {
  test.setTimeout(120_000);
  problems.allowStatus(400, 401, 403);
  const code = `ROLE_${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const role = { code, code_text: `Auditor ${code}`, permissions: [], demands_second_factor: true };
  await api.ask('POST', 'role', role);
  const person = await addPerson(api, { role: code });
  await acceptInvitation(page, person, password);
  await fillSignIn(page, { email: person.email, password });
  await expect(heading(page, 'account.factor.enrolment.title')).toBeVisible({ timeout: 20_000 });
  await page.goto('/profile');
  await button(page, 'account.factor.begin').click();
  await enrol(page);
  await expect(page.getByText(text('account.factor.demanded'))).toBeVisible();
  await expect(button(page, 'account.factor.intents.turn_off')).toHaveCount(0);

  const office = await (await openBrowser({ baseURL: process.env.BASE_URL })).newPage();
  await office.goto('/login');
  await signIn(office, accountOf('STORE_OWNER'));
  await visit(office, `/staff/${person.id}/reset-second-factor`);
  await office
    .getByRole('dialog')
    .getByRole('button', { name: text('resources.staff.reset_factor.yes') })
    .click();
  await expect(office.getByText(text('resources.staff.reset_factor.done'))).toBeVisible();
  await mailTo(office, person.email, 1, /Two-step sign-in was reset/);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});
