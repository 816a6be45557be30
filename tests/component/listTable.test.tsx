import { act, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, type ListControllerResult } from 'react-admin';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextValue } from '../../src/kit/fields/TextValue.tsx';
import { ListTable } from '../../src/kit/list/ListTable.tsx';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { renderShell } from './shell.render.tsx';

const records = (from: number) =>
  Array.from({ length: 50 }, (_, at) => ({ id: from + at, name: `Brand ${from + at}` }));

const pages = [records(0), records(50), [...records(100), ...records(25).slice(0, 5)]];

const columns = [<TextValue key="name" source="name" />];

/** A list of three pages, navigated by Next. */
function Pages() {
  const [page, setPage] = useState(0);
  const list = {
    data: pages[page],
    total: 150,
    sort: { field: 'name', order: 'ASC' },
    page,
    selectedIds: [],
  } as unknown as ListControllerResult;
  return (
    <ResourceContextProvider value="brands">
      <ListContextProvider value={list}>
        <ListTable model={brands} columns={columns} />
      </ListContextProvider>
      <button onClick={() => setPage(page + 1)}>Next</button>
    </ResourceContextProvider>
  );
}

const names = () => [...document.querySelectorAll('tbody a')].map(({ textContent }) => textContent);

test('renders all rows of a page and scrolls to the top on another page', async () => {
  await act(() => renderShell(<Pages />));
  expect(names()).toEqual(pages[0]?.map(({ name }) => name));
  const scroller = screen.getByRole('table').parentElement;
  if (!scroller) throw new Error('Nothing scrolls the table');
  for (const page of pages.slice(1)) {
    scroller.scrollTop = 300;
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Next' })));
    expect(names()).toEqual(page.map(({ name }) => name));
    expect(scroller.scrollTop).toBe(0);
  }
});
