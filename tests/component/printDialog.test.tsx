import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PrintDialog } from '../../src/kit/print/PrintDialog.tsx';
import { openDialog } from './dialog.support.tsx';

test('Escape closes the dialog while it prepares a file, which is prepared once', async () => {
  const create = vi.fn<() => Promise<Blob>>(() => new Promise(() => undefined));
  const close = vi.fn<() => void>();
  await openDialog(
    <PrintDialog texts="itemLabels" count={1} name="labels" create={create} onClose={close}>
      Choices
    </PrintDialog>,
    {},
  );
  const button = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(create).toHaveBeenCalledOnce();
  expect(button).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
