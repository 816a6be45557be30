import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Notification } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoredRole } from '../../src/schemas/staff/storedRoles.ts';
import { DeleteRole } from '../../src/custom/staff/roles/DeleteRole.tsx';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

test('Undo restores the whole role, including its second-factor requirement', async () => {
  const role: StoredRole = {
    code: 'AUDITOR',
    code_text: 'Auditor',
    permissions: ['VIEW_REPORTS'],
    demands_second_factor: true,
  };
  const createRole = vi.fn<(options: { body: StoredRole }) => Promise<void>>().mockResolvedValue();
  const dialog = await openDialog(
    <div role="dialog" aria-label="Roles">
      <DeleteRole code={role.code} name={role.code_text} />
      <Notification />
    </div>,
    { createRole, deleteRole: () => Promise.resolve(role) },
  );
  fireEvent.click(dialog.getByRole('button', { name: /Auditor/ }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(createRole).toHaveBeenCalledWith({ body: role }));
});
