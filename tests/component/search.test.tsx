// @vitest-environment happy-dom
import Inventory from '@mui/icons-material/Inventory2Outlined';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchButton } from '../../src/custom/search/index.ts';
import { useAction } from '../../src/kit/actions/useAction.ts';
import { PagesContext, type Page } from '../../src/kit/page.ts';
import type { Hit, SearchResult } from '../../src/schemas/search/result.ts';
import { customers } from '../../src/schemas/customers/customers.ts';
import { member, right } from '../../src/schemas/can.ts';
import { orders } from '../../src/schemas/sales/orders.ts';
import { ticketDevices } from '../../src/schemas/tickets/ticketDevices.ts';
import { tickets } from '../../src/schemas/tickets/tickets.ts';
import { renderShell, session } from './shell.render.tsx';

const page = (name: string, path: string, more: Partial<Page>): Page => ({
  name,
  path,
  label: `resources.${name}.name`,
  icon: Inventory,
  access: { list: member },
  element: <p />,
  ...more,
});

const pages: Page[] = [
  page('customers', '/Customers', {
    creates: customers,
    recordPath: ({ id }) => `/Customers?cid=${id}`,
    layouts: [{ path: '/Customers?layout=board', label: 'board.title', icon: Inventory }],
  }),
  page('orders', '/Sales', { creates: orders, access: { list: right('EDIT_ORDER') } }),
  page('settings', '/Settings', {
    label: 'settings.title',
    parts: [
      {
        name: 'roles',
        path: '/Settings/Roles',
        label: 'settings.tabs.Roles',
        access: { list: right('EDIT_ORDER') },
      },
    ],
  }),
  page('quotes', '/Quotes', { flags: ['DASHBOARD_SALES'] }),
];
const create = [{ to: '/Customers?new=1', label: 'resources.customers.name', icon: Inventory }];

const ann: Hit = { id: 'c1', title: 'Ann Lee', details: { phone: '+16135550155', email: null }, score: 3 };
const sale: Hit = {
  id: 'o1',
  title: '1215',
  details: {
    customer_first_name: 'Ann',
    customer_last_name: 'Lee',
    order_status: 'PROCESSING',
    location_id: 2,
  },
  score: 5,
};
const nothing: SearchResult = { groups: [], suggestions: [] };
const of = (resource: string, ...hits: Hit[]) => ({ resource, hits, has_more: false });

type Answer = (
  q: string,
  url: URL,
  signal: AbortSignal | null | undefined,
) => SearchResult | Promise<SearchResult> | Error;
const answer = vi.fn<Answer>();

beforeEach(() => {
  answer.mockReset().mockReturnValue(nothing);
  vi.stubGlobal('fetch', async (target: string | URL | Request, init?: RequestInit) => {
    const url = new URL(target instanceof Request ? target.url : target, 'http://localhost');
    if (!url.pathname.endsWith('/dc/search')) return Response.json([]);
    const answered = await answer(url.searchParams.get('q') ?? '', url, init?.signal);
    return answered instanceof Error ? Response.json({}, { status: 503 }) : Response.json(answered);
  });
});
afterEach(() => vi.restoreAllMocks());

const closed = vi.fn<() => void>();

function Step() {
  useAction('Close the till', closed);
  return null;
}

const open = async (
  options: Parameters<typeof renderShell>[1] = {},
  rights = session.who.rights,
  shown = pages,
) => {
  const current = { ...session, who: { ...session.who, rights } };
  const router = await renderShell(
    <PagesContext value={shown}>
      <SearchButton create={create} />
      <Step />
    </PagesContext>,
    { session: current, ...options },
  );
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  const address = () => router.state.location.pathname + router.state.location.search;
  return { user, field, address };
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const group = (name: string) => screen.findByRole('group', { name });
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const status = () => screen.getByRole('status').textContent.trim();

describe('what is found', () => {
  test('records by resource, with what tells them apart, as links', async () => {
    answer.mockReturnValue({ groups: [of('customers', ann), of('orders', sale)], suggestions: [] });
    const { user, address, field } = await open({}, ['EDIT_ORDER']);
    await user.type(field, 'ann');
    const found = within(await group('Customers')).getByRole('option');
    expect(found.textContent).toBe('Ann Lee(613) 555-0155');
    expect(found.getAttribute('href')).toBe('/Customers?cid=c1');
    expect(within(await group('Orders')).getByRole('option').textContent).toBe(
      '#1215Ann Lee · Processing · Harbourfront',
    );
    expect(status()).toBe('2 results');
    const [[, url]] = answer.mock.calls as [Parameters<Answer>];
    expect(url.searchParams.getAll('kinds[]')).toEqual(['customers', 'orders']);
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(address()).toBe('/Customers?cid=c1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('only of pages that one may open', async () => {
    const { user, field } = await open();
    await user.type(field, 'ann');
    await waitFor(() => expect(status()).toBe('Nothing found for “ann”.'));
    const [[, url]] = answer.mock.calls as [Parameters<Answer>];
    expect(url.searchParams.getAll('kinds[]')).toEqual(['customers']);
    await user.clear(field);
    await user.type(field, 'sett');
    expect(options()).toEqual(['Settings']);
    await user.clear(field);
    await user.type(field, 'quotes');
    expect(options()).toEqual([]);
  });

  test('pages and tabs, in both languages', async () => {
    const { user, field, address } = await open({}, ['EDIT_ORDER']);
    await user.type(field, 'commandes');
    const found = await group('Pages');
    expect(within(found).getByRole('option').textContent).toContain('Orders');
    await user.clear(field);
    await user.type(field, 'roles');
    expect(options()).toEqual(['Roles & PermissionsSettings']);
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/Settings/Roles'));
  });

  test('layouts of a list; a name that begins as typed comes before one that only contains it', async () => {
    const { user, field, address } = await open();
    await user.type(field, 'board');
    expect(options()).toEqual(['BoardCustomers', 'Keyboard shortcuts?']);
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/Customers?layout=board'));
  });

  test('corrections are offered, and only searched when chosen', async () => {
    answer.mockImplementation((q) =>
      q === 'iphnoe'
        ? { groups: [], suggestions: ['iphone'] }
        : { ...nothing, groups: [of('customers', ann)] },
    );
    const { user, field } = await open();
    await user.type(field, 'iphnoe');
    const suggested = await group('Did you mean');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('iphnoe');
    await user.click(within(suggested).getByRole('option'));
    expect(field.value).toBe('iphone');
    await group('Customers');
  });
});

describe('what can be done', () => {
  test('before anything is typed: what one opened last, and actions of the page and of New', async () => {
    const recent = [{ resource: 'customers', id: 'c2', title: 'Bo Hill' }];
    const { user, field } = await open({ remembered: { 'recent.s1': recent } });
    expect(options()).toEqual(['Bo HillCustomer', 'Close the till', 'New Customer']);
    await user.keyboard('{ArrowDown}');
    expect(activeOption(field)).toBe('Close the till');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  });

  test('language, theme and location are switched', async () => {
    const { user, field } = await open();
    await user.type(field, 'harbour');
    expect(options()).toEqual(['Switch to location: Harbourfront']);
    await user.clear(field);
    await user.type(field, 'dark');
    expect(options()).toEqual(['Switch to the dark theme']);
    await user.clear(field);
    await user.type(field, 'fran');
    expect(options()).toEqual(['FrançaisLanguage']);
  });

  test('? lists the keys of the page', async () => {
    await renderShell(<SearchButton create={create} />);
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Search everything', 'Keyboard shortcuts']);
    expect(within(dialog).getAllByRole('definition')[0]?.textContent).toBe('/Ctrl+K');
  });
});

describe('a code', () => {
  const scan = async (field: HTMLInputElement, code: string) => {
    for (const key of code) {
      fireEvent.keyDown(field, { key });
      fireEvent.change(field, { target: { value: field.value + key } });
    }
    await act(async () => {
      fireEvent.keyDown(field, { key: 'Enter' });
    });
  };

  test('that is scanned opens the one record that has it', async () => {
    answer.mockReturnValue({ groups: [of('customers', ann), of('orders', sale)], suggestions: [] });
    const { field, address } = await open({}, ['EDIT_ORDER']);
    await scan(field, '1215');
    await waitFor(() => expect(address()).toBe('/Sales/o1'));
  });

  const repairs = [
    ...pages,
    page('tickets', '/Tickets', { creates: tickets }),
    page('ticketDevices', '/Bench', { creates: ticketDevices }),
  ];

  test.each(['T12', 't-12', 'T12-1'])('of a ticket’s papers, %s, opens the ticket', async (code) => {
    const ticket = { id: 't1', title: '12', details: {}, score: 5 };
    const other = { id: 't2', title: '112', details: {}, score: 1 };
    answer.mockImplementation((q) => ({
      ...nothing,
      groups: q === '12' ? [of('tickets', ticket, other)] : [of('customers', { ...ann, score: 2 })],
    }));
    const { field, address } = await open({}, ['EDIT_ORDER'], repairs);
    await scan(field, code);
    await waitFor(() => expect(address()).toBe('/Tickets/t1'));
  });

  test('of a device’s label opens the device on its ticket', async () => {
    const { field, address } = await open({}, ['EDIT_ORDER'], repairs);
    const id = '01a2244b-79f2-7000-a9d5-62050ff77e65';
    await scan(field, `https://repairs.example/Bench/${id}`);
    await waitFor(() => expect(address()).toBe(`/Bench/${id}`));
  });

  test('of two records opens neither', async () => {
    const both = { ...ann, score: 5 };
    answer.mockReturnValue({ groups: [of('customers', both), of('orders', sale)], suggestions: [] });
    const { field, address } = await open({}, ['EDIT_ORDER']);
    await scan(field, '1215');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(address()).toBe('/brands');
  });
});

describe('faults', () => {
  test('an answer that comes after the next one is not shown, and its search is aborted', async () => {
    let late: ((result: SearchResult) => void) | undefined;
    answer.mockImplementation((q) =>
      q === 'an'
        ? new Promise((resolve) => (late = resolve))
        : { ...nothing, groups: [of('customers', ann)] },
    );
    const { user, field } = await open();
    await user.type(field, 'an');
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    await user.type(field, 'n');
    await group('Customers');
    expect(answer.mock.calls[0]?.[2]?.aborted).toBe(true);
    await act(async () => late?.({ groups: [of('customers', { ...ann, title: 'Old' })], suggestions: [] }));
    expect(options()).toEqual(['Ann Lee(613) 555-0155']);
  });

  test('while the services are away, what is known stays, is said, and can be searched again', async () => {
    answer.mockReturnValueOnce({ ...nothing, groups: [of('customers', ann)] });
    const { user, field } = await open();
    await user.type(field, 'ann');
    await group('Customers');
    answer.mockReturnValueOnce(new Error('away'));
    await user.type(field, ' l');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be searched');
    expect(options()).toEqual(['Ann Lee(613) 555-0155']);
    answer.mockReturnValueOnce({ ...nothing, groups: [of('customers', { ...ann, title: 'Ann Long' })] });
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(options()).toEqual(['Ann Long(613) 555-0155']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const signs = 'Type letters or digits: signs alone find nothing.';
  test.each([
    ['a sign', '%', signs],
    ['an emoji', '📱', signs],
    ['one letter', 'z', 'Records are searched from two characters on.'],
    ['SQL', "' or 1=1 --", "Nothing found for “' or 1=1 --”."],
    ['a regular expression', '.*(q+)+$', 'Nothing found for “.*(q+)+$”.'],
    ['text from right to left', 'محمد', 'Nothing found for “محمد”.'],
    [
      '5,000 letters',
      'x'.repeat(5000),
      `Nothing found for “${'x'.repeat(40)}…”. The text is too long: only its beginning is searched.`,
    ],
  ])('%s has a clear state', async (_, text, said) => {
    const { field } = await open();
    fireEvent.change(field, { target: { value: text } });
    await waitFor(() => expect(status()).toBe(said));
    expect(answer.mock.calls.every(([q]) => q.length <= 200)).toBe(true);
  });
});
