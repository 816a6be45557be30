import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../src/authProvider/session.ts';
import type { SavedView } from '../../src/schemas/views/savedViews.ts';
import brandsPage from '../../src/resources/brands.tsx';
import { owner } from './dialog.support.tsx';
import { renderShell, session } from './shell.render.tsx';

type View = SavedView & { _etag: string };

const view = (id: string, values: Partial<View> = {}): View => ({
  id,
  store_id: 'st1',
  resource: 'brands',
  name: id,
  kind: 'MINE',
  role: null,
  staff_id: 's1',
  filter: {},
  columns: null,
  sort: null,
  page_size: null,
  position: 0,
  is_default: false,
  opens_first: false,
  created_date: '2026-01-31T12:00:00.000Z',
  _etag: '"1"',
  ...values,
});

let views: View[];
interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  etag: string | undefined;
}

let sent: Sent[];
let isStale: boolean;

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

function answer(method: string, { pathname }: URL, body: Record<string, unknown>): Response {
  const id = pathname.split('/').at(-1);
  if (pathname.endsWith('/counts'))
    return json({ counts: (body.filters as unknown[]).map((_, index) => index + 5) });
  if (pathname.endsWith('/brands')) {
    const data = [{ id: 'b', name: 'Acme', slug: 'acme', is_voided: false, _etag: '"1"' }];
    return json({ data, metadata: { total: 1, page: 1, per_page: 10 } });
  }
  if (!pathname.includes('/savedViews')) return json({}, { status: 404 });
  if (method === 'POST') {
    const made = view(String(body.id), { ...body, _etag: '"1"' });
    views.push(made);
    return json(made, { status: 201, headers: { etag: '"1"' } });
  }
  const found = views.find((one) => one.id === id);
  if (!found) return json(views, { headers: { 'content-range': `savedViews 0-9/${views.length}` } });
  if (method === 'PUT' && isStale) return json({ status: 412 }, { status: 412 });
  if (method === 'PUT') Object.assign(found, body, { _etag: '"2"' });
  return json(found, { headers: { etag: found._etag } });
}

beforeEach(() => {
  views = [];
  sent = [];
  isStale = false;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    const url = new URL(address, 'http://localhost');
    const read = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    const headers = new Headers(init.headers);
    sent.push({
      method,
      path: url.pathname,
      query: url.searchParams,
      body: read,
      etag: headers.get('if-match') ?? undefined,
    });
    return answer(method, url, read);
  });
});

async function open(search = '', who: Session = owner, remembered: Record<string, unknown> = {}) {
  let router!: Awaited<ReturnType<typeof renderShell>>;
  await act(async () => {
    const page = (
      <Routes>
        <Route path="/brands/*" element={brandsPage.element} />
      </Routes>
    );
    router = await renderShell(page, { path: `/brands${search}`, session: who, remembered });
  });
  await screen.findByText('Acme');
  await screen.findByRole('button', { name: 'Views' });
  return router;
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }));
const parameters = (router: Awaited<ReturnType<typeof open>>) =>
  new URLSearchParams(router.state.location.search);

test('a list without views has no tabs, and saves what it shows', async () => {
  const router = await open(`?filter=${encodeURIComponent('{"name":"ac"}')}`);
  expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /Name/ }), 'Mine{Enter}');
  expect(await tabs().findByRole('link', { name: /Mine/, current: 'page' })).toBeTruthy();
  const { body } = sent.find(({ method, path }) => method === 'POST' && path.endsWith('/savedViews'))!;
  expect(body).toMatchObject({
    name: 'Mine',
    kind: 'MINE',
    filter: { name: 'ac' },
    columns: null,
    sort: null,
  });
  expect(parameters(router).get('view')).toBe(body.id);
});

test('a link to a view shows it, and what the link says wins', async () => {
  views = [
    view('a', { filter: { name: 'x' }, sort: { field: 'created_date', order: 'DESC' }, page_size: 20 }),
  ];
  const router = await open('?view=a&sort=name&order=ASC');
  await waitFor(() => expect(parameters(router).get('filter')).toBe('{"name":"x"}'));
  expect(Object.fromEntries(parameters(router))).toMatchObject({
    view: 'a',
    sort: 'name',
    order: 'ASC',
    perPage: '20',
  });
  // Once the list shows the view's filter, what differs is only what the link says.
  await screen.findByDisplayValue('x');
  expect(tabs().getByRole('link', { name: /^a changed/, current: 'page' })).toBeTruthy();
});

test('tabs count their records, and a changed view is saved on its version, or reset', async () => {
  views = [view('a', { name: 'Open' }), view('b', { name: 'Shared', kind: 'STORE', filter: { name: 'x' } })];
  const router = await open('?view=a&filter=%7B%22name%22%3A%22y%22%7D');
  expect(await tabs().findByRole('link', { name: 'All 5' })).toBeTruthy();
  expect(tabs().getByRole('link', { name: 'Shared 7' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  const { body, etag } = sent.find(({ method }) => method === 'PUT')!;
  expect({ body, etag }).toMatchObject({ body: { filter: { name: 'y' } }, etag: '"1"' });

  await userEvent.click(tabs().getByRole('link', { name: /Shared/ }));
  await waitFor(() => expect(parameters(router).get('filter')).toBe('{"name":"x"}'));
  await act(() => router.navigate('/brands?view=b&filter=%7B%7D'));
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(parameters(router).get('filter')).toBe('{"name":"x"}'));
});

test('somebody else’s change of a view is asked about', async () => {
  views = [view('a', { name: 'Open' })];
  await open('?view=a&filter=%7B%22name%22%3A%22y%22%7D');
  isStale = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alertdialog', { name: /Someone else changed “Open”/ })).toBeTruthy();
  isStale = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(views[0]?.filter).toEqual({ name: 'y' }));
});

test('a view is shown without what the list no longer has', async () => {
  views = [
    view('a', { filter: { colour: 'red', name: 'x' }, columns: [{ source: 'weight' }, { source: 'slug' }] }),
  ];
  const router = await open('?view=a');
  expect(await screen.findByText(/is shown without: colour, weight/)).toBeTruthy();
  expect(parameters(router).get('filter')).toBe('{"name":"x"}');
});

test('a view that is gone is said, and the list is there', async () => {
  await open('?view=gone');
  expect(await screen.findByText(/no longer exists/)).toBeTruthy();
});

test('a list opens with the known default at once, and without it where the address says so', async () => {
  const { id, name, filter, columns, sort, page_size } = view('a', { filter: { name: 'x' } });
  views = [view('a', { filter: { name: 'x' }, opens_first: true })];
  const known = [{ id, name, filter, columns, sort, page_size, opens_first: true }];
  const router = await open('', owner, { 'brands.views': known });
  expect(parameters(router).get('view')).toBe('a');
  const lists = sent.filter(({ path }) => path.endsWith('/brands'));
  expect(lists.map(({ query }) => query.get('name'))).toEqual(lists.map(() => 'x'));
  await userEvent.click(tabs().getByRole('link', { name: /All/ }));
  await waitFor(() => expect(parameters(router).get('view')).toBe('all'));
});

test('failing views do not block the list', async () => {
  const failing = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address.includes('savedViews') ? json({}, { status: 500 }) : failing(address, init),
  );
  await open();
  expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull();
});

test('who may not share views changes no shared one, and saves a copy', async () => {
  views = [view('a', { name: 'Shared', kind: 'STORE' })];
  await open('?view=a&filter=%7B%22name%22%3A%22y%22%7D', session);
  expect(await screen.findByRole('button', { name: 'Save as a new view…' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});
