// @vitest-environment happy-dom
import Inventory from '@mui/icons-material/Inventory2Outlined';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { survivesSignOut } from '../../src/authProvider/localData.ts';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import type { MenuSection } from '../../src/custom/shell/menu.ts';
import { availableActions } from '../../src/kit/actions/actions.ts';
import { SideMenu } from '../../src/custom/shell/sideMenu/SideMenu.tsx';
import { renderShell } from './shell.render.tsx';

const section = (key: string, ...names: string[]): MenuSection => ({
  key,
  icon: Inventory,
  label: `shell.sections.${key}`,
  entries: names.map((name) => ({ name, to: `/${name}`, label: `resources.${name}.name`, icon: Inventory })),
});

const menu = [
  section('sales', 'orders'),
  section('catalog', 'products', 'brands', 'categories'),
  section('inventory', 'items', 'stock', 'serials', 'movements', 'transfers'),
  section('shipping', 'shipments'),
];

const render = (remembered = {}, isCondensed = false) =>
  renderShell(
    <>
      <SideMenu menu={menu} isCondensed={isCondensed} />
      <Notification />
    </>,
    { remembered },
  );

const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.textContent);
const links = () => names(screen.getByRole('navigation'));
const favorites = () => names(screen.getByRole('list', { name: 'Favorites' }));
const heading = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getAllByRole('link', { name }).at(-1)!;
const said = () => screen.getByRole('navigation').querySelector('[aria-live]')?.textContent;

describe('sections', () => {
  test('only that of the open page is open, and it cannot be folded', async () => {
    await render();
    expect(links()).toEqual(['Orders', 'Products', 'Brands', 'Categories', 'Shipping']);
    await userEvent.click(heading('Catalog'));
    expect(heading('Catalog').getAttribute('aria-expanded')).toBe('true');
    expect(heading('Catalog').getAttribute('aria-disabled')).toBe('true');
  });

  test('stay as they were left, also when another page opens', async () => {
    const router = await render();
    await userEvent.click(heading('Inventory'));
    expect(link('Stock')).toBeTruthy();
    await userEvent.click(link('Stock'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/stock'));
    await userEvent.click(link('Orders'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
    expect(link('Stock')).toBeTruthy();
    await userEvent.click(heading('Inventory'));
    expect(screen.queryByRole('link', { name: 'Stock' })).toBeNull();
  });

  test('that of the page before stays open while the pointer is over the menu', async () => {
    await render();
    await userEvent.click(link('Shipping'));
    expect(link('Brands')).toBeTruthy();
    await userEvent.unhover(screen.getByRole('navigation').firstElementChild!);
    expect(screen.queryByRole('link', { name: 'Brands' })).toBeNull();
  });

  test('left open in the browser are open again; names that are gone do no harm', async () => {
    await render({ 'menu.open.s1': ['inventory', 'gone'], 'menu.favorites.s1': ['gone', 'stock'] });
    expect(link('Movements')).toBeTruthy();
    expect(favorites()).toEqual(['Stock']);
  });

  test.each([['nothing'], [{}], [[1, null]]])('stored as %j are as at first', async (stored) => {
    await render({ 'menu.open.s1': stored, 'menu.favorites.s1': stored });
    expect(links()).toHaveLength(5);
  });
});

describe('favorites', () => {
  test('are added and removed by star, above the sections', async () => {
    await render();
    await userEvent.click(screen.getByRole('button', { name: 'Add Brands to favorites' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Orders to favorites' }));
    expect(links().slice(0, 3)).toEqual(['Brands', 'Orders', 'Orders']);
    expect(favorites()).toEqual(['Brands', 'Orders']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove Brands from favorites' })[0]!);
    expect(favorites()).toEqual(['Orders']);
  });

  test('are added, moved and removed by key; the focus follows, and the result is announced', async () => {
    await render({ 'menu.favorites.s1': ['orders', 'shipments'] });
    link('Brands').focus();
    await userEvent.keyboard('s');
    expect(favorites()).toEqual(['Orders', 'Shipping', 'Brands']);
    expect(said()).toBe('Brands is a favorite.');
    const [first] = screen.getAllByRole('link', { name: 'Orders' });
    first!.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(favorites()).toEqual(['Shipping', 'Orders', 'Brands']);
    expect(said()).toBe('Orders: 2 of 3');
    expect(document.activeElement?.textContent).toBe('Orders');
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{/Alt}');
    expect(favorites()).toEqual(['Shipping', 'Orders', 'Brands']);
    await userEvent.keyboard('s');
    expect(favorites()).toEqual(['Shipping', 'Brands']);
  });

  test('have their keys among those of the page', async () => {
    await render();
    expect(availableActions().map(({ keys }) => keys)).toEqual(['s', 'alt+ArrowUp', 'alt+ArrowDown']);
  });

  test('are at most 8', async () => {
    const eight = ['orders', 'products', 'categories', 'items', 'stock', 'serials', 'movements', 'transfers'];
    await render({ 'menu.favorites.s1': eight });
    await userEvent.click(screen.getByRole('button', { name: 'Add Brands to favorites' }));
    expect(favorites()).toHaveLength(8);
    expect(await screen.findByText('There can be 8 favorites. Remove one first.')).toBeTruthy();
  });

  test('are the person’s, and stay at sign-out', async () => {
    await render({ 'menu.favorites.s2': ['orders'] });
    expect(screen.queryByRole('list', { name: 'Favorites' })).toBeNull();
    expect(survivesSignOut('RaStore.menu.favorites.s1')).toBe(true);
  });
});

describe('the condensed menu', () => {
  test('has the favorites as icons, and shows names on hover and focus', async () => {
    await render({ 'menu.favorites.s1': ['brands'] }, true);
    const icons = within(screen.getByRole('navigation')).getAllByRole('listitem');
    expect(icons).toHaveLength(5);
    const tip = (name: string) => screen.queryByText(name);
    await userEvent.hover(heading('Inventory'));
    expect(tip('Inventory')).toBeTruthy();
    await userEvent.tab();
    expect(tip('Inventory')).toBeNull();
    expect(tip('Brands')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(tip('Brands')).toBeNull();
  });
});
