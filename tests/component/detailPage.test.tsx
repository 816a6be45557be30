import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import {
  CoreAdminContext,
  HttpError,
  memoryStore,
  ResourceContextProvider,
  type RaRecord,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../../src/authProvider/session.ts';
import english from '../../src/i18n/en.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import RecordPage from '../../src/kit/detailPage/RecordPage.tsx';
import type { DetailPageSlots } from '../../src/kit/detailPage/slots.ts';
import { usePageRecord } from '../../src/kit/detailPage/usePageRecord.ts';
import { lazyWithPreload } from '../../src/kit/lazyWithPreload.ts';
import { ListOptionsContext, PagesContext, type Page } from '../../src/kit/page.ts';
import type { Flag } from '../../src/schemas/flags.ts';
import { items } from '../../src/schemas/inventory/items.ts';
import { movements } from '../../src/schemas/inventory/movements.ts';
import type { Right } from '../../src/schemas/rights.ts';
import { Theme } from '../../src/theme/Theme.tsx';
import { sampleOf } from '../support/sample.ts';
import { authProvider, dataProvider as ownProvider, session } from './shell.render.tsx';

type GetOne = (resource: string, params: object) => Promise<{ data: RaRecord }>;
type GetList = (resource: string, params: object) => Promise<{ data: RaRecord[]; total: number }>;

afterEach(cleanup);

const id = '00000000-0000-4000-8000-000000000001';
const item = {
  ...sampleOf(items, 1),
  id,
  name: 'Screen',
  sku: null,
  barcode: '123',
  cost: 100,
  is_voided: false,
};

const movementsPage = {
  name: 'movements',
  path: '/Movements',
  creates: movements,
  access: movements.access,
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
} as unknown as Page;

interface Options {
  rights?: Right[];
  features?: Flag[];
  provider?: { getOne?: GetOne; getList?: GetList };
  parameter?: string;
}

async function open(
  page: DetailPageSlots,
  { rights = [], features = [], provider = {}, parameter }: Options = {},
) {
  const getOne = vi.fn<GetOne>().mockResolvedValue({ data: item });
  const dataProvider = Object.assign({}, ownProvider, { getOne, ...provider });
  const i18nProvider = await createI18nProvider('en');
  const element = (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }} store={memoryStore()}>
      <SessionContext value={{ ...session, who: { ...session.who, rights }, features: new Set(features) }}>
        <Theme>
          <PagesContext value={[movementsPage]}>
            <ResourceContextProvider value={items.name}>
              <ListOptionsContext value={{ path: '/Items', rowActions: [], dialogSuffix: '/edit' }}>
                <RecordPage model={items} page={{ parameter, ...page }} />
              </ListOptionsContext>
            </ResourceContextProvider>
          </PagesContext>
        </Theme>
      </SessionContext>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '/Items/:id?', element }], {
    initialEntries: [parameter ? `/Items?${parameter}=${id}` : `/Items/${id}`],
  });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  return { getOne };
}

const card = (name: string) => screen.findByRole('region', { name });
const texts = (region: HTMLElement, role: 'term' | 'definition') =>
  within(region)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('names the record, and shows its facts by schema under their names', async () => {
  await open({ facts: ['barcode', 'sku', 'kind'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Screen' })).toBeTruthy();
  const facts = await card('Item');
  expect(texts(facts, 'term')).toEqual(['Barcode', 'SKU', 'Kind']);
  expect(texts(facts, 'definition')).toEqual(['123', '', expect.any(String)]);
});

test('omits properties that the user may not see', async () => {
  await open({ facts: ['barcode', 'cost'] });
  expect(texts(await card('Item'), 'term')).toEqual(['Barcode']);
});

test('title, states and texts can be declared', async () => {
  await open({
    title: ({ name }) => `Item ${name}`,
    chips: ['barcode'],
    facts: ['sku'],
    texts: { facts: 'inventory.item.stock', back: 'wallet.tills.back' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Item Screen' })).toBeTruthy();
  expect(screen.getByText('123')).toBeTruthy();
  expect(await card('Stock by location')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to the tills' })).toBeTruthy();
});

test('offers to edit only those who may', async () => {
  await open({});
  await screen.findByRole('button', { name: 'History' });
  expect(screen.queryByRole('link', { name: 'Edit Item' })).toBeNull();
  cleanup();
  await open({}, { rights: ['EDIT_INVENTORY'] });
  const link = await screen.findByRole('link', { name: 'Edit Item' });
  expect(link.getAttribute('href')).toBe(`/Items/${id}/edit`);
});

test('elements stand in every slot and read the record, also those that load later', async () => {
  const Name = ({ of }: { of: string }) => <p>{`${of} ${usePageRecord(items).name}`}</p>;
  const Late = lazyWithPreload(async () => ({ default: Name }));
  const slot = (of: string): ReactElement => <Late of={of} />;
  await open({
    actions: slot('actions'),
    print: slot('print'),
    menu: slot('menu'),
    notices: slot('notices'),
    summary: [slot('summary')],
    facts: slot('facts'),
    aside: [slot('aside')],
    related: [slot('related')],
    timeline: slot('timeline'),
  });
  for (const of of [
    'actions',
    'print',
    'menu',
    'notices',
    'summary',
    'facts',
    'aside',
    'related',
    'timeline',
  ])
    expect(await screen.findByText(`${of} Screen`)).toBeTruthy();
});

test('lists of what the record is about stand above its facts', async () => {
  await open({ facts: ['barcode'], related: [<p key="list">Its lines</p>], isRelatedFirst: true });
  const facts = await card('Item');
  const order = screen.getByText('Its lines').compareDocumentPosition(facts);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('reads the id from the search parameter', async () => {
  const { getOne } = await open({}, { parameter: 'iid' });
  await screen.findByRole('heading', { level: 1, name: 'Screen' });
  expect(getOne).toHaveBeenCalledWith('items', expect.objectContaining({ id }));
});

test('a failed load can be retried; a missing record shows what is declared', async () => {
  const getOne = vi
    .fn<GetOne>()
    .mockRejectedValueOnce(new HttpError('', 500))
    .mockResolvedValue({ data: item });
  await open({ texts: { failed: 'wallet.tills.failed' } }, { provider: { getOne } });
  expect(await screen.findByText('The till could not be loaded.')).toBeTruthy();
  screen.getByRole('button', { name: english.errors.retry }).click();
  expect(await screen.findByRole('heading', { level: 1, name: 'Screen' })).toBeTruthy();
  cleanup();
  const missing = ({ children }: { children: React.ReactNode }) => <div>Gone. {children}</div>;
  await open(
    { missing },
    { provider: { getOne: vi.fn<GetOne>().mockRejectedValue(new HttpError('', 404)) } },
  );
  expect(await screen.findByText(/Gone\./)).toBeTruthy();
  expect(screen.getByText('This record no longer exists.')).toBeTruthy();
});

const related: DetailPageSlots = {
  related: [
    {
      model: movements,
      by: 'item_id',
      filter: { kind: 'ADJUST' },
      title: 'inventory.item.movements',
      none: 'inventory.item.movements_nothing',
      columns: ['kind', 'quantity'],
    },
  ],
};

test('a related list shows the records of this one, linked to their page', async () => {
  const getList = vi.fn<GetList>().mockResolvedValue({
    data: [{ ...sampleOf(movements, 1), id: 'm1', kind: 'ADJUST' }],
    total: 1,
  });
  await open(related, {
    rights: ['VIEW_INVENTORY'],
    features: ['DASHBOARD_CATALOG_INVENTORY'],
    provider: { getList },
  });
  const table = await screen.findByRole('table', { name: 'Movements' });
  expect(await within(table).findByText('Adjusted')).toBeTruthy();
  expect(getList).toHaveBeenCalledWith(
    'movements',
    expect.objectContaining({ filter: { kind: 'ADJUST', item_id: id }, sort: movements.defaultSort }),
  );
});

test.each([
  ['rights', { features: ['DASHBOARD_CATALOG_INVENTORY'] }],
  ['flags', { rights: ['VIEW_INVENTORY'] }],
] as [string, Options][])('a related list is hidden without the %s of its own page', async (_, options) => {
  const getList = vi.fn<GetList>();
  await open(related, { ...options, provider: { getList } });
  await screen.findByRole('button', { name: 'History' });
  expect(screen.queryByRole('heading', { name: 'Movements' })).toBeNull();
  expect(getList).not.toHaveBeenCalled();
});
