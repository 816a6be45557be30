// @vitest-environment happy-dom
import { act as settle, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { keysOf } from '../../src/custom/storefront/documentEditor/form/list/keysOf.ts';
import { renumber } from '../../src/schemas/storefront/renumber.ts';
import { nodeAt, openForm } from './storefrontForm.support.tsx';

const header = nodeAt('storeConfig', '/homepage/header');
const item = (text: string, order: number, more: object = {}) => ({
  _key: text,
  text,
  href: '/',
  flag: 'ALWAYS_TRUE',
  order,
  ...more,
});
const value = { navItems: [item('A', 0), item('B', 1, { ours: 'kept' }), item('C', 2)], unknown: true };

interface Nav {
  navItems: { text: string; order: number }[];
}
const inOrder = (changed: unknown) => (changed as Nav).navItems.map(({ text, order }) => `${text}${order}`);

async function open(options: Partial<Parameters<typeof openForm>[0]> = {}) {
  const changes = await openForm({ node: header, value, ...options });
  const user = userEvent.setup();
  const list = within(screen.getByRole('group', { name: 'Nav Items' }));
  const act = async (name: string, action: string) => {
    await user.click(list.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('menuitem', { name: action }));
  };
  const toggle = (name: string) => user.click(list.getByRole('button', { name }));
  const shown = () =>
    list
      .getAllByRole('button', { name: /^.$/ })
      .map((one) => `${one.textContent}${one.getAttribute('aria-expanded') === 'true' ? ' open' : ''}`);
  return { changes, user, list, act, toggle, shown };
}

describe('a list', () => {
  test('is collapsed at first, and names its entries by their content', async () => {
    const { shown, list } = await open();
    expect(shown()).toEqual(['A', 'B', 'C']);
    expect(list.queryByRole('textbox')).toBeNull();
  });

  test('names an entry without content by its number', async () => {
    const { list } = await open({ value: { navItems: [{}, 'text'] } });
    expect(list.getByRole('button', { name: 'Nav Item 1' })).toBeTruthy();
    expect(list.getByRole('button', { name: 'Nav Item 2' })).toBeTruthy();
  });

  test('moves an entry with its expanded state and pending input', async () => {
    const { user, toggle, act, list, shown, changes } = await open();
    await toggle('B');
    await user.type(list.getByRole('textbox', { name: 'Text' }), 'x');
    await act('B', 'Move up');
    expect(inOrder(changes.at(-1))).toEqual(['Bx0', 'A1', 'C2']);
    expect(changes.at(-1)).toMatchObject({ unknown: true, navItems: [{ ours: 'kept' }, {}, {}] });
    expect(list.getByRole<HTMLInputElement>('textbox', { name: 'Text' }).value).toBe('Bx');
    await user.type(list.getByRole('textbox', { name: 'Text' }), '{Backspace}');
    await user.tab();
    expect(inOrder(changes.at(-1))).toEqual(['B0', 'A1', 'C2']);
    expect(shown()).toEqual(['B open', 'A', 'C']);
  });

  test('moves an entry by its handle with the keyboard', async () => {
    const { list } = await open();
    const handle = list.getByRole('button', { name: 'Move B' });
    expect(handle.getAttribute('aria-roledescription')).toBe('sortable entry');
    const described = document.getElementById(handle.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Press the space bar');
  });

  test('does not move entries beyond the ends', async () => {
    const { user, list } = await open();
    await user.click(list.getByRole('button', { name: 'Actions for A' }));
    expect(screen.getByRole('menuitem', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('menuitem', { name: 'Move down' }).getAttribute('aria-disabled')).toBeNull();
  });

  test('duplicates an entry after itself, with all its content', async () => {
    const { act, changes } = await open();
    await act('B', 'Duplicate');
    expect(inOrder(changes.at(-1))).toEqual(['A0', 'B1', 'B2', 'C3']);
    expect(changes.at(-1)).toMatchObject({ navItems: [{}, {}, { ours: 'kept' }, {}] });
  });

  test('removes an entry and restores it at its position', async () => {
    const { user, act, changes, toggle, shown } = await open();
    await toggle('B');
    await act('B', 'Remove');
    expect(inOrder(changes.at(-1))).toEqual(['A0', 'C2']);
    expect(screen.getByText('“B” was removed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(changes.at(-1)).toEqual(value);
    expect(shown()).toEqual(['A', 'B open', 'C']);
    expect(screen.queryByText('“B” was removed.')).toBeNull();
  });

  test('expands and collapses all entries at once', async () => {
    const { user, list, shown } = await open();
    await user.click(list.getByRole('button', { name: 'Expand all' }));
    expect(shown()).toEqual(['A open', 'B open', 'C open']);
    await user.click(list.getByRole('button', { name: 'Collapse all' }));
    expect(shown()).toEqual(['A', 'B', 'C']);
  });

  test('of many expanded entries, renders those in view', async () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (typeof seen)[number]) {
          seen.push(tell);
        }
        observe() {}
        disconnect() {}
      },
    );
    const many = Array.from({ length: 40 }, (_, index) => item(`Item ${index}`, index));
    const { user, list } = await open({ value: { navItems: many } });
    await user.click(list.getByRole('button', { name: 'Expand all' }));
    expect(list.queryAllByRole('textbox', { name: 'Text' })).toEqual([]);
    expect(seen).toHaveLength(40);
    settle(() => seen[7]?.([{ isIntersecting: true }]));
    const [text, ...others] = list.getAllByRole<HTMLInputElement>('textbox', { name: 'Text' });
    expect([text?.value, others]).toEqual(['Item 7', []]);
    vi.unstubAllGlobals();
  });

  test('is read-only without the right to change it', async () => {
    const { list } = await open({ isEditable: false });
    expect(list.queryByRole('button', { name: /Move|Actions|Create/ })).toBeNull();
  });

  test('gives a copied review its own identifier', async () => {
    const reviews = [{ id: 'r1', reviewer: 'A', content: 'Good', score: 5, day: '2026-01-01' }];
    const changes = await openForm({ node: nodeAt('storeConfig', '/homepage/section6'), value: { reviews } });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'A' }));
    expect(screen.queryByRole('textbox', { name: /^ID$/i })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for A' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    const [first, copy] = (changes.at(-1) as { reviews: { id: string }[] }).reviews;
    expect(first?.id).toBe('r1');
    expect(copy?.id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('orders', () => {
  const { schema } = header;
  const entry = schema.properties?.brandItems?.items ?? {};

  test('are the positions, up to the maximum; later entries share the last one', () => {
    const entries = Array.from({ length: 7 }, () => ({}));
    expect(renumber(entries, entry)).toEqual([0, 1, 2, 3, 4, 4, 4].map((order) => ({ order })));
  });

  test('ignore invalid entries and orders, and correct ones', () => {
    const right = { order: 0 };
    const renumbered = renumber([right, 'text', { order: 'second' }], entry);
    expect(renumbered).toEqual([{ order: 0 }, 'text', { order: 'second' }]);
    expect(renumbered[0]).toBe(right);
  });
});

describe('keys', () => {
  test('are those of the entries; an entry without one, or with a duplicate, is named by its position', () => {
    expect(keysOf([{ _key: 'a' }, {}, { _key: 'a' }, 'text', { _key: 'b' }])).toEqual([
      'a',
      'place 1',
      'place 2',
      'place 3',
      'b',
    ]);
  });

  test('are added to entries without one when their list changes, and to a copy', async () => {
    const { _key, ...plain } = item('A', 0);
    const { act, changes, list } = await open({ value: { navItems: [plain, item('B', 1)] } });
    await act('A', 'Duplicate');
    const keys = (changes.at(-1) as { navItems: { _key: string }[] }).navItems.map((one) => one._key);
    expect([keys[0], keys[2]]).toEqual(['e0', 'B']);
    expect(keys[1]).toMatch(/^[\da-f]{12}$/);
    expect(list.queryByText('e0')).toBeNull();
  });
});
