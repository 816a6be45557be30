import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { UnsentTicket } from '../../src/custom/tickets/offline/queue.ts';
import { QueuedPapers } from '../../src/custom/tickets/offline/QueuedPapers.tsx';
import { newDevice } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';

const viewFile = vi.hoisted(() => vi.fn<(load: () => Promise<Blob>) => Promise<void>>());
vi.mock('../../src/kit/export/viewFile.ts', () => ({ viewFile }));

afterEach(cleanup);

async function print(customer: string) {
  const id = '1a2b3c4d-0000-4000-8000-000000000001';
  const ticket = { id, new_devices: [{ ...newDevice, problem: 'Écran\nbrisé' }], deposit: null };
  const entry: UnsentTicket = { id, ticket, customer, devices: ['Pixel 8'], lacksPasscode: false };
  let size = 0;
  viewFile.mockImplementation(async (load) => {
    ({ size } = await load());
  });
  const shown = await openDialog(
    <div role="dialog">
      <QueuedPapers entry={entry} />
    </div>,
    {},
  );
  await userEvent.click(shown.getByRole('button', { name: 'Print Slip' }));
  await vi.waitFor(() => expect(size).toBeGreaterThan(1000));
  return shown.queryByText(/printed as “\?”/);
}

test('a slip with letters that its font does not have says so', async () => {
  expect(await print('Ωνάσης')).toBeTruthy();
});

test('a slip of letters that its font has says nothing', async () => {
  expect(await print('Zoë Berg')).toBeNull();
});
