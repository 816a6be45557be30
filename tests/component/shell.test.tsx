// @vitest-environment happy-dom
import Inventory from '@mui/icons-material/Inventory2Outlined';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import type { Session } from '../../src/authProvider/session.ts';
import { Layout } from '../../src/custom/shell/Layout.tsx';
import { preferences } from '../../src/preferences.ts';
import { truncate } from '../../src/custom/shell/truncate.ts';
import { renderShell, session } from './shell.render.tsx';

const entries = ['products', 'brands'].map((name) => ({
  name,
  to: `/${name}`,
  label: `resources.${name}.name`,
  icon: Inventory,
}));
const menu = [{ key: 'catalog', label: 'shell.sections.catalog', icon: Inventory, entries }];
const pages = entries.map(({ to, label }) => ({ path: to, label }));
const create = entries.map(({ to, label, icon }) => ({ to: `${to}?new=1`, label, icon }));

const layout = (children = <h1>Page</h1>, offers = create) => (
  <Layout pages={pages} menu={menu} create={offers}>
    {children}
  </Layout>
);

const as = (who: Partial<Session['who']>, locations = session.locations): Session => ({
  ...session,
  who: { ...session.who, ...who },
  locations,
});

const locationButton = () => screen.queryByRole('button', { name: /^Location:/ });

function Saved() {
  const notify = useNotify();
  return <button onClick={() => notify('messages.deleted', { type: 'success' })}>Save</button>;
}

describe('texts', () => {
  test.each([
    ['123456789012345', 15, '123456789012345'],
    ['1234567890123456', 15, '12345678901234…'],
    ['Atlas Device Care', 15, 'Atlas Device C…'],
    ['👩‍🔧👩‍🔧👩‍🔧', 2, '👩‍🔧…'],
  ])('%s truncated at %i is %s', (text, length, expected) => expect(truncate(text, length)).toBe(expected));
});

describe('layout', () => {
  test('shows document title, store and current page', async () => {
    await renderShell(layout());
    expect(document.title).toBe('Brands · Atlas Device Care');
    expect(screen.getByText('Atlas Device C…')).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Brands');
    expect(screen.getByText(`© ${new Date().getFullYear()} Atlas Device Care`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
  });

  test('the New button opens a page’s create dialog', async () => {
    const router = await renderShell(layout());
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Product' }));
    expect(router.state.location.pathname + router.state.location.search).toBe('/products?new=1');
  });

  test('there is no New button if nothing can be created', async () => {
    await renderShell(layout(undefined, []));
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
  });

  test('the condensed menu keeps its pages behind icons', async () => {
    await renderShell(layout());
    await userEvent.click(screen.getByRole('button', { name: 'Condense menu' }));
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    await userEvent.click(within(nav).getByRole('button', { name: 'Catalog' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Products', 'Brands']);
  });

  test('switches to French', async () => {
    await renderShell(layout());
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Français' }));
    const marques = { name: 'Marques', current: 'page' } as const;
    expect(await screen.findByRole('link', marques, { timeout: 10_000 })).toBeTruthy();
  });

  test('the user menu signs out', async () => {
    const router = await renderShell(layout());
    await userEvent.click(screen.getByRole('button', { name: 'Account of Maya Lindqvist' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(router.state.location.pathname).toBe('/logout');
  });

  test('a notification appears and closes', async () => {
    await renderShell(layout(<Saved />));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('status').textContent).toBe('Successfully deleted.');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 3000 });
  });
});

describe('location', () => {
  const one = session.locations.slice(0, 1);

  test.each([
    ['ADMIN', as({ role: 'ADMIN' })],
    ['STORE_OWNER', as({ role: 'STORE_OWNER' })],
    ['VIEW_ALL_LOCATIONS', as({ role: 'STAFF', rights: ['VIEW_ALL_LOCATIONS'] })],
  ])('%s chooses among all active ones', async (_, current) => {
    await renderShell(layout(), { session: current });
    await userEvent.click(locationButton() as HTMLElement);
    const names = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(names).toEqual(['All Locations', 'Downtown', 'Harbourfront']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Harbourfront' }));
    expect(locationButton()?.getAttribute('aria-label')).toBe('Location: Harbourfront');
  });

  test('others see their own', async () => {
    await renderShell(layout(), { session: as({ role: 'STORE_MANAGER', location_id: 2 }) });
    expect(locationButton()).toBeNull();
    expect(screen.getByText('Harbourfront')).toBeTruthy();
  });

  test('a single one offers no choice', async () => {
    await renderShell(layout(), { session: as({ role: 'ADMIN' }, one) });
    expect(locationButton()).toBeNull();
    expect(screen.getByText('Downtown')).toBeTruthy();
  });
});

test('signing out keeps theme, language and layout', () => {
  const kept = { theme: 'dark', locale: 'fr', 'shell.sidebar_type': 'condensed' };
  for (const [key, value] of Object.entries({ ...kept, location: 2 })) preferences.setItem(key, value);
  preferences.reset();
  expect(preferences.listItems?.()).toEqual(kept);
});

describe('appearance', () => {
  const openPanel = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account of Maya Lindqvist' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Appearance' }));
    return screen.findByRole('dialog', { name: 'Appearance' });
  };
  const choose = (panel: HTMLElement, group: string, choice: string) =>
    userEvent.click(
      within(within(panel).getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }),
    );

  test('the menu moves below the top bar and keeps its pages', async () => {
    await renderShell(layout());
    const panel = await openPanel();
    await choose(panel, 'Layout', 'Horizontal');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Condense menu' })).toBeNull();
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    await userEvent.click(within(nav).getByRole('button', { name: 'Catalog' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Products', 'Brands']);
  });

  test('everything can be reset', async () => {
    await renderShell(layout());
    const panel = await openPanel();
    await choose(panel, 'Sidebar type', 'Condensed');
    expect(screen.getByLabelText('Expand menu')).toBeTruthy();
    await userEvent.click(within(panel).getByRole('button', { name: 'Reset the layout' }));
    expect(screen.getByLabelText('Condense menu')).toBeTruthy();
  });
});

describe('the Shop link', () => {
  const shop = { text: 'Shop', href: 'https://shop.example' };
  const withNavigation = (...navItems: object[]) => ({ homepage: { header: { navItems } } });
  test.each([
    ['the storefront’s navigation', withNavigation({ text: 'Repair', href: '/repair' }, shop)],
    ['an older configuration', { navItemsData: [shop] }],
  ])('points to the shop of %s', async (_, config) => {
    vi.stubGlobal('fetch', async () => Response.json(config));
    await renderShell(layout());
    const link = await screen.findByRole('link', { name: 'Shop' });
    expect(link.getAttribute('href')).toBe(shop.href);
  });
});
