import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PartRow } from '../../src/custom/tickets/work/PartRow.tsx';
import type { DevicePart } from '../../src/schemas/tickets/work.ts';
import { openDialog } from './dialog.support.tsx';
import { session } from './shell.render.tsx';

const [here, there] = session.locations;
const part = {
  id: 'p',
  item: { id: '00000000-0000-4000-8000-000000000001', name: 'Screen' },
  is_serialized: false,
  location_id: here!.id,
  state: 'WANTED',
  serial: null,
  fault: null,
  elsewhere: [{ location_id: (there ?? here)!.id, free: 2 }],
} satisfies DevicePart;

const Place = () => {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state: state as unknown })}</output>;
};

test('a missing part opens a transfer from where it is, or an order, with what is known', async () => {
  const shown = await openDialog(
    <RecordContextProvider value={{ id: 'd', state: 'GONE', location_id: here!.id }}>
      <div role="dialog">
        <PartRow part={part} />
        <Place />
      </div>
    </RecordContextProvider>,
    {},
  );
  const place = () => JSON.parse(shown.getByRole('status').textContent ?? '') as unknown;
  const itemIds = [part.item.id];
  await userEvent.click(shown.getByRole('link', { name: /^Transfer from/ }));
  expect(place()).toEqual({
    pathname: '/Transfers/create',
    state: {
      dialog: true,
      chosen: { itemIds, location_id: (there ?? here)!.id, to_location_id: here!.id },
    },
  });
  await userEvent.click(shown.getByRole('link', { name: 'Order' }));
  expect(place()).toMatchObject({
    pathname: '/PurchaseOrders/create',
    state: { chosen: { itemIds, location_id: here!.id } },
  });
});
