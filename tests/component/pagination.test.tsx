import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Pagination } from '../../src/kit/list/Pagination.tsx';
import { ListOptionsContext } from '../../src/kit/page.ts';
import { dataProvider, renderShell } from './shell.render.tsx';

const rows = Array.from({ length: 100 }, (_, page) => [{ id: page }]);

function Pages({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  const list = {
    resource: 'brands',
    data: rows[page],
    sort: { field: 'name', order: 'ASC' },
    page,
    perPage: 10,
    total,
    setPage,
    setPerPage: () => undefined,
    hasPreviousPage: page > 1,
    hasNextPage: page * 10 < total,
  } as unknown as ListControllerResult;
  return (
    <ListContextProvider value={list}>
      <Pagination sizes={[10]} />
    </ListContextProvider>
  );
}

const open = (total: number) => act(() => renderShell(<Pages total={total} />));
const range = () => screen.getByRole('status').textContent;
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Page, of 40' });

test('navigates to any page, the first and the last', async () => {
  await open(397);
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  expect(range()).toBe('391–397 of 397');
  expect(number().value).toBe('40');
  await userEvent.type(number(), '7{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(range()).toBe('61–70 of 397');
  await userEvent.type(number(), '999{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(range()).toBe('391–397 of 397');
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  expect(range()).toBe('1–10 of 397');
});

test('two pages have neither a page number nor a button for the last', async () => {
  await open(20);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
});

test('the next page is prefetched', async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const getList = vi.spyOn(dataProvider, 'getList').mockResolvedValue({ data: [], total: 0 });
  await act(() =>
    renderShell(
      <ListOptionsContext value={{ path: '/brands', rowActions: [] }}>
        <Pages total={40} />
      </ListOptionsContext>,
    ),
  );
  await vi.waitFor(() =>
    expect(getList).toHaveBeenCalledExactlyOnceWith(
      'brands',
      expect.objectContaining({ pagination: { page: 2, perPage: 10 } }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await vi.waitFor(() => expect(getList.mock.lastCall?.[1].pagination?.page).toBe(3));
  expect(getList).toHaveBeenCalledTimes(2);
});
