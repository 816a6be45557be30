import type { Page } from '@playwright/test';
import { acceptInvitation, addPerson, chooseNewPassword, codeIn, mailTo } from './support/people.ts';
import { fillSignIn, signIn } from './support/signIn.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const first = 'Multimeter2026';
const second = 'Microscope2026';

test.use({ role: 'VISITOR' });

const requestCode = async (page: Page, email: string) => {
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('button', { name: text('account.forgot.send') })).toBeVisible();
  await page.getByLabel(text('auth.email')).fill(email);
  await page.getByRole('button', { name: text('account.forgot.send') }).click();
};

const digits = (page: Page) => page.getByRole('group', { name: text('account.confirm.code') });

const shownCode = (page: Page) =>
  digits(page)
    .getByRole('textbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value || '_').join(''));

/** Pastes into the box directly, whichever has the focus. */
const paste = (page: Page, box: number, code: string) =>
  digits(page)
    .getByRole('textbox')
    .nth(box)
    .evaluate((input, content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', content);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, code);

test('a staff member chooses a password from the invitation, and resets it later', async ({
  page,
  api,
  problems,
  openBrowser,
}) => {
  test.setTimeout(90_000);
  problems.allowStatus(401, 400);
  const person = await addPerson(api);
  await acceptInvitation(page, person, first);
  await expect(page.getByRole('status')).toHaveText(text('messages.password_changed'));
  await signIn(page, { email: person.email, password: first });

  const phone = await (await openBrowser({ baseURL: process.env.BASE_URL })).newPage();
  await phone.goto('/pages-login');
  await expect(phone).toHaveURL('/login');
  await phone.getByRole('link', { name: text('account.forgot.link') }).click();
  await requestCode(phone, person.email);
  await expect(phone.getByRole('status')).toContainText(text('messages.reset_sent'));
  const mail = await mailTo(phone, person.email, 2);
  await phone.getByRole('link', { name: text('account.forgot.enter_code') }).click();
  await paste(phone, 2, codeIn(mail));
  expect(await shownCode(phone)).toBe(codeIn(mail));
  await chooseNewPassword(phone, second);
  await expect(phone).toHaveURL('/login');
  await fillSignIn(phone, { email: person.email, password: first });
  await expect(phone.getByRole('alert')).toHaveText(text('auth.wrong_credentials'));
  await signIn(phone, { email: person.email, password: second });

  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});

test('a staff member finds the email in the outbox, with a link to the form and the code filled in', async ({
  page,
  api,
  context,
}) => {
  const person = await addPerson(api);
  const mail = await mailTo(page, person.email);
  await page.goto('/outbox');
  await page.getByRole('listitem').filter({ hasText: person.email }).getByRole('link').click();
  const opening = context.waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link').click();
  const opened = await opening;
  await expect(opened.getByText(person.email)).toBeVisible();
  expect(await shownCode(opened)).toBe(codeIn(mail));
});

const email = 'staff@atlas.example';

test('a form for a new password reports what fails, and keeps the input', async ({
  page,
  context,
  problems,
}) => {
  problems.allowStatus(422);
  problems.allowNoConnection();
  await page.goto(`/confirm-code?email=${email}#123456`);
  const alert = page.getByRole('alert');
  const isKept = async () => {
    await expect(page.getByLabel(text('account.new_password'))).toHaveValue(second);
    expect(await shownCode(page)).toBe('123456');
  };

  await test.step('a wrong code', async () => {
    await chooseNewPassword(page, second);
    await expect(alert).toContainText('This code is wrong or no longer valid.');
    await isKept();
  });

  await test.step('an error in the response of the service', async () => {
    const refusal = { status: 400, message: 'The code was used already.' };
    await page.route('**/bdpwr/v1/set-password', (route) => route.fulfill({ json: refusal }));
    await chooseNewPassword(page, second);
    await expect(alert).toHaveText(refusal.message);
    await page.unroute('**/bdpwr/v1/set-password');
  });

  await test.step('no network', async () => {
    await context.setOffline(true);
    await chooseNewPassword(page, second);
    await expect(alert).toHaveText(text('messages.offline'));
    await isKept();
    await context.setOffline(false);
  });
});

const faults = [
  ['the service fails', { status: 500 }, 'messages.failed'],
  ['too many ask', { status: 429 }, 'auth.too_many_requests'],
] as const;

test('the request for a code, and the sign-in, report what fails and can be sent again', async ({
  page,
  context,
  problems,
}) => {
  problems.allowStatus(429, 500);
  problems.allowNoConnection();
  await page.goto('/Pages-Forgot-Pwd');
  await page.getByLabel(text('auth.email')).waitFor();
  const alert = page.getByRole('alert');

  await test.step('no network', async () => {
    await context.setOffline(true);
    await requestCode(page, email);
    await expect(alert).toHaveText(text('messages.offline'));
    await context.setOffline(false);
  });

  for (const [name, answer, message] of faults) {
    await test.step(name, async () => {
      await page.route('**/reset_password', (route) => route.fulfill(answer));
      await requestCode(page, email);
      await expect(alert).toHaveText(text(message));
      await expect(page.getByLabel(text('auth.email'))).toHaveValue(email);
      await page.unroute('**/reset_password');
    });
  }

  await test.step('the next attempt', async () => {
    await page.route('**/reset_password', (route) => route.fulfill({ status: 200, body: '' }));
    await page.getByRole('button', { name: text('account.forgot.send') }).click();
    await expect(page.getByRole('status')).toContainText(text('messages.reset_sent'));
  });

  await test.step('the sign-in without a network', async () => {
    await page.goto('/pages-register');
    await expect(page).toHaveURL('/login');
    await page.getByLabel(text('auth.email')).waitFor();
    await context.setOffline(true);
    await fillSignIn(page, { email, password: first });
    await expect(alert).toHaveText(text('auth.offline'));
    await expect(page.getByLabel(text('auth.email'))).toHaveValue(email);
    await context.setOffline(false);
  });
});

test('a link of the identity service leads to the form for a new password; an expired one offers another', async ({
  page,
  problems,
}) => {
  problems.allowStatus(400);
  await page.goto('/reset-password?oobCode=used');
  await expect(page.getByRole('alert')).toHaveText(text('account.link_expired'));
  await page.getByRole('link', { name: text('account.reset.again') }).click();
  await expect(page).toHaveURL('/forgot-password');

  const sent: unknown[] = [];
  await page.route('**/accounts:resetPassword*', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { email, requestType: 'PASSWORD_RESET' } });
  });
  await page.goto('/reset-password?mode=resetPassword&oobCode=good');
  await chooseNewPassword(page, second);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText(text('messages.password_changed'));
  expect(sent.at(-1)).toMatchObject({ oobCode: 'good', newPassword: second, tenantId: 'atlas-demo' });
});
