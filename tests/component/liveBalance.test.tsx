import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ConnectionOptions } from '../../src/custom/notifications/live/connection.ts';
import { useLiveConnection } from '../../src/custom/notifications/live/useLiveConnection.ts';
import { HiddenOrderSums } from '../../src/custom/tickets/money/HiddenOrderSums.tsx';
import { openDialog } from './dialog.support.tsx';

const live = vi.hoisted(() => ({ connections: [] as ConnectionOptions[] }));

vi.mock('../../src/custom/notifications/live/connection.ts', () => ({
  connect: (options: ConnectionOptions) => {
    live.connections.push(options);
    return () => undefined;
  },
}));

function LiveSums() {
  useLiveConnection();
  return (
    <div role="dialog">
      <HiddenOrderSums ticket={{ id: 't', devices: [] }} />
    </div>
  );
}

test('what is due elsewhere is read again when its order, its ticket or a device has changed', async () => {
  let due = 4650;
  const shown = await openDialog(<LiveSums />, {
    getTicketBalance: async () => ({ total: 5650, paid: 0, due, location_id: 2, location: 'Ottawa' }),
  });
  expect(await shown.findByText('$46.50')).toBeTruthy();
  await vi.waitFor(() => expect(live.connections).toHaveLength(1));
  const changed = [
    ['orders', 1000, '$10.00'],
    ['tickets', 2000, '$20.00'],
    ['ticketDevices', 3000, '$30.00'],
  ] as const;
  for (const [what, now, text] of changed) {
    due = now;
    act(() => live.connections[0]?.onRecordsChanged(what));
    expect(await shown.findByText(text)).toBeTruthy();
  }
});
