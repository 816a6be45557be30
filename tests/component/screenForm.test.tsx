// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NewPasswordFields } from '../../src/custom/account/NewPasswordFields.tsx';
import { validatePassword, validateRepeatedPassword, useScreenForm } from '../../src/custom/login/index.ts';
import { renderShell } from './shell.render.tsx';

function PasswordForm() {
  const { form, field, error } = useScreenForm({
    defaultValues: { password: '', repeated: '' },
    check: ({ password, repeated }) => ({
      password: validatePassword(password),
      repeated: validateRepeatedPassword(password, repeated),
    }),
    submit: () => Promise.reject(new Error('account.link_expired')),
  });
  return (
    <form {...form}>
      <NewPasswordFields field={field} readOnly={false} />
      <button type="submit">Save</button>
      {error && <div role="alert">{error}</div>}
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const wrong = () =>
  ['New password', 'Confirm password'].map((label) => input(label).getAttribute('aria-invalid') === 'true');

async function open() {
  await renderShell(<PasswordForm />);
  return {
    password: input('New password'),
    repeated: input('Confirm password'),
    user: userEvent.setup(),
  };
}

test('focuses the first field, and shows no error for an untouched empty one', async () => {
  const { password, user } = await open();
  expect(document.activeElement).toBe(password);
  await user.tab();
  await user.tab();
  expect(wrong()).toEqual([false, false]);
});

test('validates a field on blur, then on change', async () => {
  const { password, repeated, user } = await open();
  await user.type(password, 'short');
  expect(wrong()).toEqual([false, false]);
  await user.click(repeated);
  expect(wrong()).toEqual([true, false]);
  expect(screen.getByText('Must be at least 8 characters · 8 to 128 characters of any kind')).toBeTruthy();
  await user.type(password, ' & longer!');
  expect(wrong()).toEqual([false, false]);
});

test('validates two visited passwords against each other on every change', async () => {
  const { password, repeated, user } = await open();
  await user.type(password, 'aPassword1');
  await user.type(repeated, 'aPassword12');
  await user.click(password);
  expect(wrong()).toEqual([false, true]);
  await user.type(password, '2');
  expect(wrong()).toEqual([false, false]);
  await user.type(password, '3');
  expect(wrong()).toEqual([false, true]);
});

test('submitting focuses the first error; a server error stays until the next submit', async () => {
  const { password, repeated, user } = await open();
  await user.type(repeated, 'aPassword1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(wrong()).toEqual([true, true]);
  expect(document.activeElement).toBe(password);
  await user.type(password, 'aPassword1{Enter}');
  expect(wrong()).toEqual([false, false]);
  expect((await screen.findByRole('alert')).textContent).toBe('account.link_expired');
  expect(password.value).toBe('aPassword1');
});
