import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { Notification } from 'react-admin';
import NodeForm from '../../src/custom/storefront/documentEditor/form/NodeForm.tsx';
import type { Reveal } from '../../src/custom/storefront/documentEditor/form/FormValue.ts';
import { nodesOf, type DocumentName, type Node } from '../../src/schemas/storefront/documents.ts';
import { entryKey } from '../../src/schemas/storefront/entryKey.ts';
import { childrenOf, type Schema } from '../../src/schemas/storefront/schema.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { loadDocumentValidators } from 'virtual:document-validators';
import type { Language } from '../../src/i18n/languages.ts';
import { renderShell } from './shell.render.tsx';

export function nodeAt(document: DocumentName, pointer: string): Node {
  const node = nodesOf(document).find((one) => one.pointer === pointer);
  if (!node) throw new Error(`No node at ${pointer}`);
  return node;
}

interface Options {
  document?: DocumentName;
  node: Node;
  value?: unknown;
  errors?: ValidationError[];
  isEditable?: boolean;
  language?: Language;
  reveal?: Reveal;
}

const hasKeys = (value: unknown) => JSON.stringify(value ?? null).includes(entryKey);

const withoutKeys = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, one: unknown) => (name === entryKey ? undefined : one)));

/** Renders a node's form as in the editor; returns all emitted values, without the generated keys of list entries. */
export async function openForm({ document = 'storeConfig', node, value, language, ...options }: Options) {
  const { errors = [], isEditable = true, reveal } = options;
  const changes: unknown[] = [];
  await loadDocumentValidators(document);
  function Owner() {
    const [draft, setDraft] = useState(value);
    const [isOpen, setIsOpen] = useState(true);
    const change = (next: unknown) => {
      changes.push(hasKeys(value) ? next : withoutKeys(next));
      setDraft(next);
    };
    return (
      <Suspense>
        {isOpen && (
          <NodeForm {...{ document, node, errors, isEditable, reveal }} value={draft} onChange={change} />
        )}
        <Notification />
        <button onClick={() => setIsOpen(false)}>Close the form</button>
      </Suspense>
    );
  }
  await act(() => renderShell(<Owner />, { language }));
  return changes;
}

/** A value with every property of its schema and two entries in each list. */
export function sampleOf(schema: Schema, name = 'x'): unknown {
  if (schema.items) return [sampleOf(schema.items, `${name} 1`), sampleOf(schema.items, `${name} 2`)];
  if (schema.properties) {
    return Object.fromEntries(
      childrenOf(schema).map(([key, child]) => [key, sampleOf(child, `${name} ${key}`)]),
    );
  }
  if (schema.enum) return schema.enum.at(-1);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  const samples: Record<string, string> = {
    link: '/a',
    image: '/a.png',
    color: '#123456',
    day: '2026-01-02',
  };
  return samples[schema.format ?? ''] ?? name;
}
