import { cleanup } from '@testing-library/react';
import { RecordContextProvider, type DataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import DeviceWarranties from '../../src/custom/tickets/DeviceWarranties.tsx';
import { newService } from '../../src/schemas/tickets/services.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const service = (name: string, values: object) => ({ ...newService, name, ...values });
const earlier = [
  {
    id: 'a',
    state: 'GONE',
    outcome: 'REPAIRED',
    state_date: new Date().toISOString(),
    services: [
      service('Screen', { warranty: -1 }),
      service('Battery', { warranty: 3, warranty_unit: 'MONTH' }),
      service('Cleaning', {}),
    ],
  },
  { id: 'b', state: 'GONE', outcome: 'DECLINED', state_date: new Date().toISOString(), services: [] },
];

const show = (data: object[]) => {
  const getList = vi.fn<() => Promise<unknown>>(async () => ({ data, total: data.length }));
  return openDialog(
    <div role="dialog">
      <RecordContextProvider value={{ id: 'd' }}>
        <DeviceWarranties />
      </RecordContextProvider>
    </div>,
    { getList } as unknown as Partial<DataProvider>,
  );
};

test('The page of a device lists the warranties that still run', async () => {
  const shown = await show(earlier);
  expect(await shown.findByText('Screen: for life')).toBeTruthy();
  expect(shown.getByText(/^Battery: until /)).toBeTruthy();
  expect(shown.queryByText(/Cleaning/)).toBeNull();
});
