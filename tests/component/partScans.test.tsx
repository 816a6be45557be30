import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { PartSearch } from '../../src/custom/tickets/work/PartSearch.tsx';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const item = { id: '00000000-0000-4000-8000-000000000001', name: 'Screen' };

interface Taking {
  step: string;
  values: { part_id?: string; item_id?: string };
}

test('scans in quick succession take one reserved piece each, then want another', async () => {
  const reserved = ['one', 'two'];
  const takeStep = vi.fn<(_: unknown, taking: Taking) => Promise<unknown>>(async (_, { values }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (values.part_id) reserved.splice(reserved.indexOf(values.part_id), 1);
    return { data: { id: 'd' } };
  });
  const shown = await openDialog(
    <RecordContextProvider value={{ id: 'd', state: 'IN_REPAIR', location_id: 1 }}>
      <div role="dialog">
        <PartSearch />
      </div>
    </RecordContextProvider>,
    {
      takeStep,
      findItem: async () => ({ item, serial: null }),
      getBenchWork: async () => ({
        parts: reserved.map((id) => ({ id, item, is_serialized: false, state: 'RESERVED' })),
      }),
    },
  );
  const field = shown.getByRole('combobox');
  for (let scan = 0; scan < 3; scan += 1) {
    fireEvent.change(field, { target: { value: 'SCREEN-1' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(3));
  expect(takeStep.mock.calls.map(([, { step, values }]) => [step, values])).toEqual([
    ['takePart', { part_id: 'one' }],
    ['takePart', { part_id: 'two' }],
    ['wantPart', { item_id: item.id }],
  ]);
});
