import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nodesOf, panels } from '../../src/schemas/storefront/documents.ts';
import { valueAt, withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { visitValues, type Schema } from '../../src/schemas/storefront/schema.ts';
import { fullValue, otherValue } from '../support/storefront.ts';
import { openForm } from './storefrontForm.support.tsx';

const roots = panels.flatMap((panel) => panel.roots);
const all = [
  ...nodesOf('storeConfig', roots).map((node) => ({ node, document: 'storeConfig' as const })),
  ...nodesOf('locationConfig').map((node) => ({ node, document: 'locationConfig' as const })),
].map((one) => ({ ...one, at: one.document + one.node.pointer }));

/** Identifiers are generated; an editor of formatted text and the choice of a category need a browser (everyField.spec.ts). */
const left = new Set(['id', 'html', 'category']);

test.each(all)('every field of $at writes its value at its path', async ({ node, document }) => {
  const full = fullValue(node.schema);
  const changes = await openForm({ document, node, value: full });
  await expandAll();
  let expected: unknown = full;
  let number = 1000;
  const fields: [string, Schema][] = [];
  visitValues(node.schema, full, (pointer, schema) => {
    if (!left.has(schema.format ?? '')) fields.push([pointer, schema]);
  });
  for (const [pointer, schema] of fields) {
    const value = otherValue(schema, valueAt(expected, pointer), ++number);
    await change(pointer, schema, String(value));
    expected = withValueAt(expected, pointer, value);
    await waitFor(() => expect(changes.at(-1), pointer).toEqual(expected));
  }
});

const within = (selector: string) => document.querySelector<HTMLElement>(selector);

async function expandAll() {
  const next = () => within('li button[aria-expanded=false]:not([aria-haspopup])');
  for (let closed = next(); closed; closed = next()) {
    const button = closed;
    await act(async () => button.click());
  }
}

async function change(pointer: string, { type, enum: choices }: Schema, value: string) {
  const id = `[id$="_${pointer.replaceAll('/', '_')}"]`;
  await waitFor(() => expect(within(id), pointer).not.toBeNull());
  const field = within(id) as HTMLElement;
  if (type === 'boolean') fireEvent.click(field);
  else if (choices) {
    fireEvent.mouseDown(field);
    fireEvent.click(within(`[role=option][data-value="${value}"]`) as HTMLElement);
  } else {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}
