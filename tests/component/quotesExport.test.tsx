import { act, screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test } from 'vitest';
import { QuotesExport } from '../../src/custom/appointments/quotes/QuotesExport.tsx';
import type { Role } from '../../src/schemas/rights.ts';
import { renderShell, session } from './shell.render.tsx';

const list = { data: [], total: 1, filterValues: {}, selectedIds: [] } as unknown as ListControllerResult;

test.each<[Role, number]>([
  ['STORE_OWNER', 1],
  ['STAFF', 0],
])('%s has %i buttons to export quotes', async (role, count) => {
  await act(() =>
    renderShell(
      <ResourceContextProvider value="quotes">
        <ListContextProvider value={list}>
          <QuotesExport />
          <p>The list</p>
        </ListContextProvider>
      </ResourceContextProvider>,
      { session: { ...session, who: { ...session.who, role } } },
    ),
  );
  expect(screen.getByText('The list')).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Export' })).toHaveLength(count);
});
