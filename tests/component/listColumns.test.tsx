import { act, fireEvent, screen, within } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, type ListControllerResult } from 'react-admin';
import { Outlet, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TextValue } from '../../src/kit/fields/TextValue.tsx';
import { ColumnsButton } from '../../src/kit/list/ColumnsButton.tsx';
import { ListTable } from '../../src/kit/list/ListTable.tsx';
import { useColumns } from '../../src/kit/list/useColumns.ts';
import type { ColumnElement } from '../../src/kit/slots.ts';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { renderShell } from './shell.render.tsx';

const columns = ['name', 'slug', 'display_order'].map((source) => (
  <TextValue key={source} source={source} />
)) as ColumnElement[];

const hiddenAtFirst = ['display_order'];

const data = Array.from({ length: 50 }, (_, at) => ({
  id: `b${at}`,
  name: `Brand ${at}`,
  slug: `brand-${at}`,
}));

const list = {
  data,
  total: 50,
  sort: { field: 'name', order: 'ASC' },
  page: 1,
  selectedIds: [],
} as unknown as ListControllerResult;

function Brands() {
  const chooser = useColumns({ key: 'brands', columns, hiddenAtFirst, label: 'name' });
  return (
    <ResourceContextProvider value="brands">
      <ListContextProvider value={list}>
        <ColumnsButton model={brands} chooser={chooser} />
        <ListTable
          model={brands}
          columns={chooser.visible}
          chooser={chooser}
          rowLink={({ id }) => `/brands/${id}`}
        />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

/** Also below the menu, which hides the table from assistive technology. */
const names = () =>
  [...document.querySelectorAll('th[aria-label]')].map((head) => head.getAttribute('aria-label'));

const openMenu = async () => {
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Columns' })));
  return screen.findByRole('menu');
};

const show = (remembered: Record<string, unknown> = {}) => act(() => renderShell(<Brands />, { remembered }));

const scrollElement = vi.fn<(left?: unknown, top?: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>());
  scrollElement.mockClear();
  Element.prototype.scrollTo = scrollElement;
});

test('shows stored columns in their order and width; what is not known is ignored', async () => {
  await show({
    'brands.columns': [
      { source: 'display_order' },
      { source: 'cost', width: 90 },
      { source: 'name', hidden: true, width: 200 },
      { source: 'slug', hidden: true },
    ],
  });
  expect(names()).toEqual(['Display Order', 'Name']);
  expect(screen.getByRole('separator', { name: 'Width of Name' }).getAttribute('aria-valuenow')).toBe('200');
});

test('shows the columns of a version that stored hidden ones only, and the declared ones after a reset', async () => {
  await show({ 'brands.hiddenColumns': ['slug'] });
  expect(names()).toEqual(['Name', 'Display Order']);
  const menu = await openMenu();
  await act(() => fireEvent.click(within(menu).getByRole('menuitem', { name: 'Reset columns' })));
  expect(names()).toEqual(['Name', 'Slug']);
});

test('stored columns of no known form are those declared', async () => {
  await show({ 'brands.columns': 'name,slug', 'brands.hiddenColumns': { slug: true } });
  expect(names()).toEqual(['Name', 'Slug']);
});

test('arrow keys change a width within its bounds', async () => {
  await show({ 'brands.columns': [{ source: 'slug', width: 60 }] });
  const handle = () => screen.getByRole('separator', { name: 'Width of Slug' });
  Object.defineProperty(handle().closest('th'), 'offsetWidth', { value: 60 });
  fireEvent.keyDown(handle(), { key: 'ArrowRight' });
  expect(handle().getAttribute('aria-valuenow')).toBe('76');
  fireEvent.keyDown(handle(), { key: 'ArrowLeft' });
  expect(handle().getAttribute('aria-valuenow')).toBe('48');
});

test('Alt and an arrow move a column in the menu, which keeps the focus and says so', async () => {
  await show();
  const menu = await openMenu();
  const name = within(menu).getByRole('menuitemcheckbox', { name: 'Name' });
  name.focus();
  fireEvent.keyDown(name, { key: 'ArrowDown', altKey: true });
  expect(names()).toEqual(['Slug', 'Name']);
  expect(document.activeElement).toBe(name);
  expect(screen.getByText('Name: place 2 of 3').getAttribute('role')).toBe('status');
  fireEvent.click(name);
  expect(names()).toEqual(['Slug', 'Name']);
});

test('a header that is dragged to another takes its place', async () => {
  await show({ 'brands.columns': [{ source: 'display_order' }] });
  expect(names()).toEqual(['Name', 'Slug', 'Display Order']);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const drag = (from: string, to: string) => {
    const dataTransfer = new DataTransfer();
    fireEvent.dragStart(head(from), { dataTransfer });
    fireEvent.dragOver(within(head(to)).getByText(to), { dataTransfer });
    const marked = [...document.querySelectorAll<HTMLElement>('th[data-drop]')];
    const marks = marked.map((one) => [one.getAttribute('aria-label'), one.dataset.drop]);
    fireEvent.drop(within(head(to)).getByText(to), { dataTransfer });
    return marks;
  };
  expect(drag('Display Order', 'Name')).toEqual([['Name', 'before']]);
  expect(names()).toEqual(['Display Order', 'Name', 'Slug']);
  expect(drag('Display Order', 'Slug')).toEqual([['Slug', 'after']]);
  expect(names()).toEqual(['Name', 'Slug', 'Display Order']);
  expect(document.querySelector('[data-drop]')).toBeNull();
});

test.each([
  ['Ctrl', () => fireEvent.click(screen.getByText('brand-3'), { ctrlKey: true })],
  ['Cmd', () => fireEvent.click(screen.getByText('brand-3'), { metaKey: true })],
  [
    'the middle button',
    () => fireEvent(screen.getByText('brand-3'), new MouseEvent('auxclick', { button: 1, bubbles: true })),
  ],
])('a click with %s opens the row in a new tab', async (_, click) => {
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal('open', open);
  await show();
  click();
  expect(open).toHaveBeenCalledExactlyOnceWith('/brands/b3');
  expect(screen.getByRole('link', { name: 'Brand 3' }).getAttribute('href')).toBe('/brands/b3');
});

test('Back from a record restores what was in view, and the focus on its row', async () => {
  const router = await act(() =>
    renderShell(
      <Routes>
        <Route element={<Outlet />}>
          <Route path="/brands" element={<Brands />} />
          <Route path="/brands/:id" element={<p>Record</p>} />
        </Route>
      </Routes>,
    ),
  );
  const scroller = screen.getByRole('table').parentElement;
  if (!scroller) throw new Error('Nothing scrolls the table');
  scroller.scrollTop = 900;
  await act(() => fireEvent.click(screen.getByText('brand-30')));
  await screen.findByText('Record');
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Brand 30' }));
  expect(scrollElement).toHaveBeenCalledWith(0, 900);
});
