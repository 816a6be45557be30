import { act, screen } from '@testing-library/react';
import { createRef, useImperativeHandle, useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { labelsOf } from '../../src/custom/storefront/documentEditor/form/useLabels.ts';
import { PageSections } from '../../src/custom/storefront/preview/PageSections.tsx';
import { PreviewSection } from '../../src/custom/storefront/preview/PreviewSection.tsx';
import {
  translatedText,
  PreviewTextsContext,
  type Language,
} from '../../src/custom/storefront/preview/translatedText.ts';
import { documents, nodesOf, type DocumentName, type Node } from '../../src/schemas/storefront/documents.ts';
import { withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { visitValues, type Schema } from '../../src/schemas/storefront/schema.ts';
import { fullValue, otherValue } from '../support/storefront.ts';
import { renderShell } from './shell.render.tsx';

interface Options {
  language?: Language;
  texts?: Record<string, string | null>;
}

function Stage({ language = 'en', texts = {}, children }: Options & { children: ReactNode }) {
  const labels = labelsOf('storeConfig', (key, options) => options?._ ?? key);
  const words = { language, word: (text: string) => translatedText(language, texts, text), labels };
  return (
    <PreviewTextsContext value={words}>
      <main>{children}</main>
    </PreviewTextsContext>
  );
}

/** Renders a section; returns a function that changes its value and returns the new markup. */
async function show(node: Node, value: unknown, options: Options = {}) {
  const owner = createRef<(value: unknown) => void>();
  function Owner() {
    const [shown, setShown] = useState(value);
    useImperativeHandle(owner, () => setShown, []);
    return (
      <Stage {...options}>
        <PreviewSection node={node} value={shown} palette={{}} isHighlighted />
      </Stage>
    );
  }
  await act(() => renderShell(<Owner />));
  const html = () => screen.getByRole('main').innerHTML;
  return {
    html,
    with: (next: unknown) => {
      act(() => owner.current?.(next));
      return html();
    },
  };
}

const nodeOf = (schema: Schema, key = 'part'): Node => ({ key, pointer: `/${key}`, schema });
const list = (properties: Record<string, Schema>): Schema => ({
  type: 'array',
  items: { type: 'object', properties },
});

const all = (Object.keys(documents) as DocumentName[]).flatMap((document) =>
  nodesOf(document).map((node) => ({ node, at: document + node.pointer })),
);

describe.each(all)('$at', ({ node }) => {
  const full = fullValue(node.schema);

  test('shows every field: another value changes the markup', async () => {
    const preview = await show(node, full);
    const before = preview.html();
    const unseen: string[] = [];
    let number = 1000;
    visitValues(node.schema, full, (pointer, schema, value) => {
      const html = preview.with(withValueAt(full, pointer, otherValue(schema, value, ++number)));
      if (html === before) unseen.push(pointer);
      expect(preview.with(full)).toBe(before);
    });
    expect(unseen).toEqual([]);
  });

  test.each([
    ['nothing', () => undefined],
    ['a text', () => 'text'],
    ['numbers', (value: unknown) => replaceSingles(value, 7)],
    ['objects', (value: unknown) => replaceSingles(value, { a: [1] })],
    ['long texts', (value: unknown) => replaceSingles(value, 'long '.repeat(50_000))],
    ['lists of nothing', (value: unknown) => replaceSingles(value, null)],
  ])('renders with %s', async (_, make) => {
    const preview = await show(node, make(full));
    expect(preview.html().length).toBeLessThan(200_000 * countOf(node.schema));
  });
});

test('a field added to a schema shows without further code', async () => {
  const properties = { title: { type: 'string' }, warranty: { type: 'string' } };
  await show(nodeOf({ type: 'object', properties }), { title: 'Repairs', warranty: 'One year' });
  expect(screen.getByText('Warranty').nextElementSibling?.textContent).toBe('One year');
});

test('entries are sorted by order, equal ones as typed; hidden ones are marked', async () => {
  const items = list({
    title: { type: 'string' },
    href: { type: 'string', format: 'link' },
    order: { type: 'integer' },
    visible: { type: 'boolean', default: true },
  });
  await show(nodeOf({ type: 'object', properties: { links: items } }), {
    links: [
      { title: 'C', order: 2 },
      { title: 'A', order: 0, visible: false },
      { title: 'B1', order: 1 },
      { title: 'B2', order: 1 },
    ],
  });
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['AHidden', 'B1', 'B2', 'C']);
});

test('in French a translated text shows in French, an untranslated one in English with a mark', async () => {
  const properties = {
    title: { type: 'string', translated: true },
    subtitle: { type: 'string', translated: true },
  };
  await show(
    nodeOf({ type: 'object', properties }),
    { title: 'Welcome', subtitle: 'New here' },
    { language: 'fr', texts: { Welcome: 'Bienvenue', 'New here': null } },
  );
  expect(screen.getByText('Bienvenue')).toBeTruthy();
  expect(screen.getByText('New here').lang).toBe('en');
  expect(screen.getAllByText('Not translated yet')).toHaveLength(1);
});

test('shows the whole page as visitors see it; the edited part is marked, named and detailed', async () => {
  const properties = { title: { type: 'string' }, link: { type: 'string', format: 'link' } };
  const keys = ['headData', 'section1', 'section2', 'header', 'footer'];
  const nodes = keys.map((key) => nodeOf({ type: 'object', properties }, key));
  const config = Object.fromEntries(keys.map((key) => [key, { title: `The ${key}`, link: `/${key}` }]));
  const [, , highlighted = nodeOf({})] = nodes;
  await act(() =>
    renderShell(
      <Stage>
        <PageSections nodes={nodes} highlighted={highlighted} config={config} palette={{}} />
      </Stage>,
    ),
  );
  expect(screen.getAllByText(/^The /).map(({ textContent }) => textContent)).toEqual(
    ['headData', 'header', 'section1', 'section2', 'footer'].map((key) => `The ${key}`),
  );
  const marked = screen.getByRole('main').querySelectorAll('[aria-current=true]');
  expect([...marked].map(({ textContent }) => textContent)).toEqual(['Section2The section2Link/section2']);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
});

function replaceSingles(value: unknown, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceSingles(one, by));
  if (typeof value !== 'object' || value === null) return by;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceSingles(one, by)]));
}

function countOf(schema: Schema): number {
  let count = 0;
  visitValues(schema, fullValue(schema), () => count++);
  return count;
}
