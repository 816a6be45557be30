import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCreate, type DataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import { useSaving } from '../../src/kit/form/useSaving.ts';
import { ListOptionsContext } from '../../src/kit/page.ts';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

function Create() {
  const { pathname, search } = useLocation();
  const { mutationOptions } = useSaving({
    model: brands,
    kind: 'create',
    onSaved: () => {},
    success: 'Created.',
  });
  const [create] = useCreate(brands.name, { data: { name: 'Anker' } }, mutationOptions);
  return (
    <div role="dialog">
      <button onClick={() => void create()}>create</button>
      <output>{pathname + search}</output>
      <Notification />
    </div>
  );
}

type Listing = (resource: string, params: { filter: object }) => Promise<{ data: object[]; total: number }>;

async function show(filter: object, found: object[]) {
  const getList = vi.fn<Listing>().mockResolvedValue({ data: found, total: found.length });
  await openDialog(
    <ListOptionsContext value={{ path: '/brands', rowActions: [] }}>
      <Create />
    </ListOptionsContext>,
    {
      create: () => Promise.resolve({ data: { id: 'a', name: 'Anker' } }),
      getList,
    } as unknown as Partial<DataProvider>,
    'dialog',
    `/brands/create?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  await userEvent.click(screen.getByText('create'));
  await screen.findByText(/Created\./);
  return getList;
}

test('notifies about a new record hidden by the filters and offers to clear them', async () => {
  const getList = await show({ name: 'Belkin' }, []);
  expect(getList.mock.calls[0]?.[1].filter).toEqual({ name: 'Belkin', ids: ['a'] });
  expect(screen.getByText(/The filters of this list hide it/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(document.querySelector('output')?.textContent).toBe('/brands');
});

test.each([
  ['that the filters show', { name: 'Ank' }, [{ id: 'a' }]],
  ['without filters', {}, []],
])('does not notify about a new record %s', async (_, filter, found) => {
  await show(filter, found);
  expect(screen.queryByText(/hide it/)).toBeNull();
});
