import { act, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { TextValue } from '../../src/kit/fields/TextValue.tsx';
import { ExportButton } from '../../src/kit/list/ExportButton.tsx';
import type { ColumnElement } from '../../src/kit/slots.ts';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { renderShell } from './shell.render.tsx';

const [slug, name, order] = ['slug', 'name', 'display_order'].map((source) => (
  <TextValue key={source} source={source} />
)) as [ColumnElement, ColumnElement, ColumnElement];

const rows = ['a', 'b', 'c'].map((id, index) => ({
  id,
  name: `Brand ${id}`,
  slug: id,
  display_order: index,
}));

/** Exports a list as CSV and returns the lines of the file. */
async function exportCsv(selectedIds: string[], columns: string): Promise<string[]> {
  const list = {
    data: rows,
    total: rows.length,
    filterValues: { name: 'brand' },
    sort: { field: 'name', order: 'ASC' },
    selectedIds,
  } as unknown as ListControllerResult;
  vi.stubGlobal('fetch', async (url: string) => {
    const asked = new URL(url, location.origin).searchParams;
    const ids = asked.getAll('ids[]');
    // Records by id are in another order than that of the list.
    const data =
      asked.get('name') === 'brand' ? rows : rows.filter(({ id }) => ids.includes(id)).toReversed();
    return Response.json({ data, metadata: { total: data.length } });
  });
  const saved = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (blob) => {
      resolve(blob as Blob);
      return 'blob:saved';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });
  await act(() =>
    renderShell(
      <ResourceContextProvider value="brands">
        <ListContextProvider value={list}>
          <ExportButton model={brands} columns={[slug, name]} allColumns={[slug, name, order]} />
        </ListContextProvider>
      </ResourceContextProvider>,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: columns }));
  await act(() => fireEvent.click(screen.getByRole('menuitem', { name: 'As CSV' })));
  return (await textOf(await saved)).split('\r\n');
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(blob);
  });

test('exports the columns in view in their order, of the rows that the filters match', async () => {
  expect(await exportCsv([], 'Columns in view')).toEqual([
    'Slug,Name',
    'a,Brand a',
    'b,Brand b',
    'c,Brand c',
  ]);
});

test('exports all columns, of the selected rows in the order of the list', async () => {
  expect(await exportCsv(['c', 'a'], 'All columns')).toEqual([
    'Slug,Name,Display Order',
    'a,Brand a,0',
    'c,Brand c,2',
  ]);
});
