import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { NodeTree } from '../../src/custom/storefront/documentEditor/NodeTree.tsx';

const i18nProvider = await createI18nProvider('en');

afterEach(cleanup);

const names = ['Head Data', 'Header', 'Footer'];

function Tree() {
  const [selected, select] = useState('/Head Data');
  const entries = names.map((name) => ({
    pointer: `/${name}`,
    name,
    hasErrors: name === 'Header',
    isChanged: name === 'Footer',
  }));
  return <NodeTree label="Parts" entries={entries} selected={selected} onSelect={select} />;
}

test('supports arrow keys, Home and End, with one tab stop', async () => {
  const user = userEvent.setup();
  render(
    <I18nContextProvider value={i18nProvider}>
      <Tree />
    </I18nContextProvider>,
  );
  const chosen = () => screen.getByRole('treeitem', { selected: true }).textContent;
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Head Data');
  for (const [key, node] of [
    ['ArrowUp', 'Head Data'],
    ['ArrowDown', 'Header'],
    ['End', 'Footer'],
    ['ArrowDown', 'Footer'],
    ['Home', 'Head Data'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(chosen()).toContain(node);
    expect(document.activeElement?.textContent).toBe(chosen());
  }
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('describes nodes with errors or unsaved changes', () => {
  render(
    <I18nContextProvider value={i18nProvider}>
      <Tree />
    </I18nContextProvider>,
  );
  const words = screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
  expect(words).toEqual(['Head Data', 'Header, has errors', 'Footer, Unsaved changes']);
});
