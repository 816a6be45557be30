// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthProvider } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { saveSignOutReason } from '../../src/authProvider/signOutReason.ts';
import { LoginPage } from '../../src/custom/login/LoginPage.tsx';
import { authProvider, renderShell } from './shell.render.tsx';

type Login = AuthProvider['login'];

async function open(login = vi.fn<Login>(async () => {})) {
  const router = await renderShell(<LoginPage store={{ name: 'Atlas Device Care' }} />, {
    path: '/login',
    authProvider: { ...authProvider, login },
  });
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  return { login, router, email, password, user: userEvent.setup() };
}

describe('sign-in', () => {
  test('focuses the email field and names the store', async () => {
    const { email, password } = await open();
    expect(document.activeElement).toBe(email);
    expect(screen.getByRole('heading', { name: 'Log in to Atlas Device Care' })).toBeTruthy();
    expect([email.autocomplete, password.autocomplete]).toEqual(['username', 'current-password']);
  });

  test.each([
    ['', '', ['required', 'required']],
    ['maya', 'secret-123', ['Invalid email']],
    ['maya@atlas.localhost', '1234567', ['Must be at least 8 characters']],
    ['maya@atlas.localhost', '1'.repeat(129), ['Must be 128 characters or less']],
  ])('email %j with password %j shows %j without a request', async (typedEmail, typedPassword, messages) => {
    const { login, email, password, user } = await open();
    if (typedEmail) await user.type(email, typedEmail);
    if (typedPassword) await user.type(password, typedPassword);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    const shown = [...document.querySelectorAll('.MuiFormHelperText-root')].map((one) => one.textContent);
    expect(shown).toEqual(messages);
    expect(login).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  test.each([
    ['ended', /another device/],
    ['expired', /too long/],
    ['deactivated', /deactivated/],
    ['elsewhere', /another tab/],
  ] as const)('shows the sign-out reason: %s', async (why, words) => {
    saveSignOutReason(why);
    await open();
    expect(screen.getByRole('status').textContent).toMatch(words);
    sessionStorage.clear();
  });

  test('Enter signs in with the typed credentials', async () => {
    const { login, router, email, password, user } = await open();
    await user.type(email, ' maya@atlas.localhost ');
    await user.type(password, 'secret-123');
    await user.click(screen.getByLabelText('Remember me'));
    await user.type(password, '{Enter}');
    expect(login).toHaveBeenCalledWith({
      email: 'maya@atlas.localhost',
      password: 'secret-123',
      remember: true,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('shows an error above the button and keeps the input', async () => {
    const refuse = vi.fn<Login>(() => Promise.reject(new Error('auth.wrong_credentials')));
    const { email, password, user } = await open(refuse);
    await user.type(email, 'maya@atlas.localhost');
    await user.type(password, 'secret-123{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Email or password is incorrect.');
    expect([email.value, password.value]).toEqual(['maya@atlas.localhost', 'secret-123']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log In' }).disabled).toBe(false);
  });

  test('ignores a second submit while signing in', async () => {
    const pending = vi.fn<Login>(() => new Promise<void>(() => {}));
    const { email, password, user } = await open(pending);
    await user.type(email, 'maya@atlas.localhost');
    await user.type(password, 'secret-123{Enter}{Enter}');
    expect(pending).toHaveBeenCalledTimes(1);
    expect(email.readOnly).toBe(true);
  });

  test('shows and hides the password', async () => {
    const { password, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });
});
