import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SecondFactorDialog } from '../../src/custom/account/secondFactor/SecondFactorDialog.tsx';
import { renderShell } from './shell.render.tsx';

const codes = ['AAAA-BBBB', 'CCCC-DDDD'];

vi.mock('../../src/authProvider/secondFactor.ts', async (original) => ({
  ...(await original<object>()),
  renewRecoveryCodes: async () => codes,
}));

test('recovery codes can only be closed after confirming that they are stored', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  const router = await renderShell(<SecondFactorDialog intent="renew" onClose={onClose} />, {
    path: '/profile',
  });
  const dialog = await screen.findByRole('dialog', { name: 'New recovery codes for two-step sign-in' });
  for (const box of await screen.findAllByRole('textbox')) await user.type(box, '1');
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  expect(await screen.findByText(codes[0]!)).toBeTruthy();

  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    () => router.navigate('/brands'),
  ]) {
    await leave();
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.isConnected).toBe(true);
    expect(router.state.location.pathname).toBe('/profile');
  }
  expect(onClose).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\r\n'));
  expect(screen.getByRole('button', { name: 'Download as a file' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(onClose).toHaveBeenCalledOnce();
});
