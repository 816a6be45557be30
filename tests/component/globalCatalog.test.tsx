import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../../src/authProvider/session.ts';
import type { globalCatalogMethods } from '../../src/custom/globalCatalog/calls.ts';
import { closeImport } from '../../src/custom/globalCatalog/imports/followedImport.ts';
import english from '../../src/i18n/en.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import globalProductsResource from '../../src/resources/globalProducts.tsx';
import type { CatalogImport, DryRun } from '../../src/schemas/globalCatalog/import.ts';
import { flags } from '../../src/schemas/flags.ts';
import type { Right } from '../../src/schemas/rights.ts';
import { Theme } from '../../src/theme/Theme.tsx';
import { owner } from './dialog.support.tsx';
import { authProvider, dataProvider as ownProvider } from './shell.render.tsx';

const words = english.globalCatalog;

type Calls = ReturnType<typeof globalCatalogMethods>;

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const product = (number: number, more: object = {}) => ({
  id: id(number),
  name: `Phone ${number}`,
  other_name: null,
  slug: `phone-${number}`,
  img_src: null,
  img_alt: '',
  brand_id: id(9),
  brand: { id: id(9), name: 'Maker' },
  model_number: `M${number}, N${number}`,
  is_voided: false,
  created_date: '2026-03-01T00:00:00Z',
  duplicates: [],
  adopted: null,
  is_hidden: false,
  ...more,
});

const rows = [
  product(1),
  product(2, { duplicates: ['Phone Two'] }),
  product(3, { is_hidden: true, adopted: { id: id(7), name: 'My phone' } }),
];

const counts = { created: 0, existing: 0, linked: 0, left_out: 0, missing: 0 };

const dryRun: DryRun = {
  ...counts,
  total: 3,
  created: 1,
  existing: 1,
  left_out: 1,
  items: [
    { id: id(1), name: 'Phone 1', outcome: 'CREATE' },
    {
      id: id(2),
      name: 'Phone 2',
      outcome: 'POSSIBLE_DUPLICATE',
      of: { id: id(8), name: 'Phone Two' },
      because: 'MODEL_NUMBER',
    },
    {
      id: id(3),
      name: 'Phone 3',
      outcome: 'EXISTS',
      of: { id: id(7), name: 'My phone' },
      because: 'GLOBAL_ID',
    },
  ],
};

const begun: CatalogImport = {
  ...counts,
  id: id(5),
  type: 'PRODUCT',
  duplicates: 'LINK',
  state: 'running',
  total: 3,
  done: 1,
  created_date: '2026-03-01T00:00:00Z',
};

afterEach(() => {
  act(closeImport);
  cleanup();
});

async function show(rights: Right[], calls: Partial<Calls> = {}, path = '/global-products') {
  const dataProvider = {
    ...ownProvider,
    getList: async (name: string) =>
      name === 'savedViews' ? { data: [], total: 0 } : { data: rows, total: rows.length },
    getOne: async (_: string, { id: one }: { id: string }) => ({ data: rows.find((row) => row.id === one) }),
    listImports: async () => [],
    ...calls,
  } as unknown as DataProvider;
  const i18nProvider = await createI18nProvider('en');
  const page = (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }} store={memoryStore()}>
      <Theme>
        <SessionContext value={{ ...owner, who: { ...owner.who, rights }, features: new Set(flags) }}>
          {globalProductsResource.element}
        </SessionContext>
        <Notification />
      </Theme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/global-products/*', element: page }], {
    initialEntries: [path],
  });
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByText('Phone 1');
}

const button = (name: string) => screen.getByRole('button', { name });

test('without the right to import, list and dialog have no selection and no actions', async () => {
  await show(['VIEW_GLOBAL_CATALOG'], {}, `/global-products/${id(2)}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('M2, N2')).toBeTruthy();
  expect(dialog.getByText('Phone Two').getAttribute('href')).toMatch(/^\/products\?filter=.*Phone%20Two/);
  expect(dialog.getByRole('button', { name: english.dialog.cancel })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: words.import })).toBeNull();
  expect(dialog.queryByRole('button', { name: words.hide })).toBeNull();
  expect(screen.queryAllByRole('checkbox', { hidden: true })).toEqual([]);
  expect(screen.queryByRole('button', { name: words.actions, hidden: true })).toBeNull();
});

test('the import dialog shows new items, existing ones and possible duplicates with the reason', async () => {
  const importItems = vi.fn<Calls['importItems']>().mockResolvedValue(begun);
  const getImport = vi
    .fn<Calls['getImport']>()
    .mockResolvedValueOnce({ ...begun, done: 2 })
    .mockResolvedValue({ ...begun, state: 'done', done: 3, created: 1, existing: 1, linked: 1 });
  const previewImport = vi.fn<Calls['previewImport']>().mockResolvedValue(dryRun);
  await show(['ADOPT_GLOBAL_CATALOG'], { previewImport, importItems, getImport });
  expect((button(words.actions) as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: english.list.select_all }));
  expect(screen.getByText('3 Row(s) Selected')).toBeTruthy();
  fireEvent.click(button(words.actions));
  fireEvent.click(screen.getByRole('menuitem', { name: words.import }));
  const dialog = within(await screen.findByRole('dialog', { name: words.products.import_title }));
  expect(await dialog.findByText(words.products.import_question)).toBeTruthy();
  expect(dialog.getByText(words.products.import_note)).toBeTruthy();
  expect(await dialog.findByText('1 will be created.')).toBeTruthy();
  expect(previewImport.mock.calls[0]?.slice(0, 2)).toEqual(['PRODUCT', rows.map((row) => row.id)]);
  const duplicate = dialog.getByText('Phone Two').closest('tr')!;
  expect(duplicate.textContent).toBe('Phone 2Phone Two' + words.summary.reasons.MODEL_NUMBER);
  expect(within(duplicate).getByRole('link').getAttribute('href')).toBe(`/products/${id(8)}`);
  const existing = dialog.getByText('My phone').closest('tr')!;
  expect(existing.textContent).toBe('Phone 3My phone' + words.summary.reasons.GLOBAL_ID);

  fireEvent.click(dialog.getByLabelText(words.summary.choices.CREATE));
  expect(dialog.getByText('2 will be created.')).toBeTruthy();
  fireEvent.click(dialog.getByLabelText(words.summary.choices.LINK));
  fireEvent.click(dialog.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText('3 Row(s) Selected')).toBeNull());
  expect(importItems).toHaveBeenCalledWith(
    'PRODUCT',
    rows.map((row) => row.id),
    'LINK',
  );
  expect(await screen.findByText(words.products.imported, {}, { timeout: 5000 })).toBeTruthy();
});

test('a running import is resumed and can be cancelled', async () => {
  const cancelImport = vi
    .fn<Calls['cancelImport']>()
    .mockResolvedValue({ ...begun, state: 'cancelled', created: 1 });
  await show(['ADOPT_GLOBAL_CATALOG'], {
    listImports: async () => [{ ...begun, id: id(6) }],
    getImport: async () => ({ ...begun, id: id(6) }),
    cancelImport,
  });
  const progress = within(
    await screen.findByRole('dialog', { name: 'Import of 3 products' }, { timeout: 5000 }),
  );
  expect(progress.getByText(/^1 of 3/)).toBeTruthy();
  fireEvent.click(progress.getByRole('button', { name: words.progress.cancel }));
  expect(await progress.findByText('Cancelled: 1 created.')).toBeTruthy();
  expect(cancelImport).toHaveBeenCalledTimes(1);
});

test('hidden items are marked; hiding can be undone, and hidden ones are unaffected', async () => {
  const hideItems = vi.fn<Calls['hideItems']>().mockResolvedValue(2);
  const filter = encodeURIComponent(JSON.stringify({ include_rejected_catalog_products: 'true' }));
  await show(['ADOPT_GLOBAL_CATALOG'], { hideItems }, `/global-products?filter=${filter}`);
  expect(screen.getByRole('link', { name: 'Hidden Phone 3' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: english.list.select_all }));
  const toolbar = within(screen.getByRole('toolbar'));
  fireEvent.click(toolbar.getByRole('button', { name: words.hide }));
  const question = within(await screen.findByRole('alertdialog', { name: words.products.hide_title }));
  expect(question.getByText(words.products.hide_question)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(words.products.hidden)).toBeTruthy();
  fireEvent.click(button(english.list.undo));
  expect(await screen.findByText(words.products.shown)).toBeTruthy();
  expect(hideItems.mock.calls).toEqual([
    ['PRODUCT', [id(1), id(2)], true],
    ['PRODUCT', [id(1), id(2)], false],
  ]);
});
