import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import AccessPage from '../../src/custom/staff/access/AccessPage.tsx';
import { accessRows } from '../../src/custom/staff/access/rows.ts';
import { accessTexts, pagePaths } from '../../src/custom/staff/access/accessTexts.ts';
import en from '../../src/i18n/en.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { PagesContext } from '../../src/kit/page.ts';
import { pages } from '../../src/resources/index.ts';
import { flags } from '../../src/schemas/flags.ts';
import { models } from '../../src/schemas/models.ts';
import { rights, roleRights } from '../../src/schemas/rights.ts';
import { simulate } from '../../src/schemas/staff/simulate.ts';
import { staff } from '../../src/schemas/staff/staff.ts';
import { sampleOf } from '../support/sample.ts';
import { renderShell, session } from './shell.render.tsx';

const owner = {
  ...session,
  who: { ...session.who, rights },
  features: new Set(flags.filter((flag) => flag !== 'DASHBOARD_SHIPPING')),
};

const person = {
  ...sampleOf(staff, 1),
  id: '00000000-0000-4000-8000-000000000001',
  first_name: 'Hannah',
  last_name: 'Kim',
  role: 'STAFF',
  location_id: 1,
  is_voided: false,
  permissions: [{ permission_id: 'EDIT_TRADE' }],
  removed_permissions: [{ permission_id: 'EDIT_ORDER' }],
};

const permissionsOf = (held: readonly string[]) => held.map((right) => ({ permission: { right } }));

const answers: Record<string, unknown> = {
  [person.id]: person,
  staff: { data: [person], metadata: { total: 1 } },
  role: [{ code: 'STAFF', code_text: 'Staff' }],
  grouped_role_permissions: { STAFF: permissionsOf(roleRights.STAFF) },
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.replace(/\?.*/, '').split('/').at(-1) ?? ''];
    return answer ? Response.json(answer) : new Response('{}', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (query: string) =>
  renderShell(
    <PagesContext value={pages}>
      <AccessPage />
    </PagesContext>,
    { path: `/Access?${query}`, session: owner },
  );

const at = (path: string) => new URL(path, location.href).href;

const rowOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') as HTMLElement);
};

test('lists every accessible page once, with its path', async () => {
  const { translate } = await createI18nProvider('en');
  const parts = pages.find(({ name }) => name === 'settings')?.parts ?? [];
  const opened = [
    ...pages.filter(({ name }) => name === 'staff'),
    ...parts.filter(({ name }) => name === 'settings.Staff'),
    ...pages.filter(({ name }) => name === 'staff'),
  ];
  expect(pagePaths(opened, pages, translate)).toEqual(['Administration › Staff', 'Settings › Staff']);
});

test('finds who holds a right, and where each person has it from', async () => {
  const router = await open('');
  const picker = await screen.findByRole('combobox', { name: 'Permission: who holds it' });
  await userEvent.type(picker, 'buy dev');
  await userEvent.click(await screen.findByRole('option', { name: 'Buy devices' }));
  await waitFor(() => expect(router.state.location.search).toBe('?right=EDIT_TRADE'));
  const holder = await rowOf('Hannah Kim');
  expect(holder.getByText('added to the person')).toBeTruthy();
  expect(holder.getByText('Downtown')).toBeTruthy();
  await router.navigate('/Access?right=EDIT_ORDER');
  expect(await screen.findByRole('heading', { name: /: 0 people$/ })).toBeTruthy();
});

test('everything that permissions are explained for has a name', () => {
  const all = pages.flatMap((page) => [page, ...(page.parts ?? [])]);
  const subjects = new Set(
    all.flatMap(({ relatedPermissions = [] }) => relatedPermissions.map(({ name }) => name)),
  );
  expect(subjects).toContain('intakeRules');
  const isNamed = (name: string) => name in en.access.subjects || name in en.resources;
  expect([...subjects].filter((name) => !isNamed(name))).toEqual([]);
});

describe('what a person can see and do', () => {
  test('explains pages and rights, and links to where they are changed', async () => {
    await open(`staff=${person.id}`);
    const reports = await rowOf('Reports');
    expect(reports.getByText('Not visible')).toBeTruthy();
    expect(reports.getByRole('link', { name: 'not in the role Staff: See reports' })).toHaveProperty(
      'href',
      at('/Settings/Roles?new=role&role=STAFF&right=VIEW_REPORTS'),
    );
    expect((await rowOf('Shipping')).getByText(/Switched off/)).toBeTruthy();
    const prices = await rowOf('Price List of Trade-ins');
    expect(prices.getByText('Visible')).toBeTruthy();
    expect(prices.getByRole('link', { name: /^added to the person/ })).toHaveProperty(
      'href',
      at(`/staff/${person.id}`),
    );
    const taken = await rowOf('Edit orders');
    expect(taken.getByText('Not held')).toBeTruthy();
    expect(taken.getByRole('link', { name: /taken away from the person/ })).toBeTruthy();
  });

  test('expands to the actions of a page; at another location those of the own one are missing', async () => {
    const router = await open(`staff=${person.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Stock' }));
    expect((await rowOf('Stock: see the list')).getByText('At this location')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Harbourfront');
    expect(router.state.location.search).toContain('location=2');
    const elsewhere = await rowOf('Stock: see the list');
    expect(elsewhere.getByText('Not at this location')).toBeTruthy();
    expect(elsewhere.getByRole('link', { name: /See all locations/ })).toBeTruthy();
  });

  test('filters by text, and by what the person may not do', async () => {
    await open(`staff=${person.id}`);
    await rowOf('Reports');
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('brands: create');
    expect(await screen.findByRole('rowheader', { name: 'Brands: create' })).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Reports' })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByRole('rowheader', { name: 'Brands: create' })).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Brands: open' })).toBeNull();
    expect(screen.queryByRole('rowheader', { name: 'Dashboard' })).toBeNull();
  });

  test('reports that the person may not be viewed', async () => {
    await open('staff=00000000-0000-4000-8000-000000000009');
    expect(await screen.findByText('You may not see this person.')).toBeTruthy();
  });
});

describe('the pages', () => {
  const all = pages.flatMap((page) => [page, ...(page.parts ?? [])]);

  test('cover every model', () => {
    const named = new Set(
      all.flatMap(({ relatedPermissions = [] }) => relatedPermissions.map(({ name }) => name)),
    );
    expect(Object.keys(models).filter((name) => !named.has(name))).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('name all their permissions (%s)', async (language) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const i18n = await createI18nProvider(language);
    const answered = simulate(owner, pages, 1);
    const named = accessRows(
      answered,
      accessTexts((key, options) => i18n.translate(key, options)),
    );
    const names = named.flatMap(({ name, rows }) => [name, ...rows.map((row) => row.name)]);
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => /resources\.|access\.|undefined/.test(name))).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });
});
