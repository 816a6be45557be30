// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { loadDocumentValidators } from 'virtual:document-validators';
import { labelsOf } from '../../src/custom/storefront/documentEditor/form/useLabels.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { documents, schemaId, nodesOf, type DocumentName } from '../../src/schemas/storefront/documents.ts';
import { childrenOf, visitValues, type Schema } from '../../src/schemas/storefront/schema.ts';
import { nodeAt, openForm, sampleOf } from './storefrontForm.support.tsx';

const names = Object.keys(documents) as DocumentName[];
const all = names.flatMap((document) =>
  nodesOf(document).map((node) => ({ document, node, at: node.pointer })),
);

describe.each(all)('$document$at', ({ document, node }) => {
  test.each([
    ['undefined', undefined],
    ['a full sample', sampleOf(node.schema)],
    ['an empty object', {}],
    ['an invalid value', 7],
  ])('opens %s without a change or an error', async (_, value) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const before = structuredClone(value);
    const changes = await openForm({ document, node, value });
    for (const label of screen.queryAllByText('Expand all')) label.click();
    screen.getByText('Close the form').click();
    await waitFor(() => expect(screen.queryByRole('group', { hidden: true })).toBeNull());
    expect(changes).toEqual([]);
    expect(value).toEqual(before);
    expect(report.mock.calls).toEqual([]);
    report.mockRestore();
  });

  test('shows every value of the full document', async () => {
    await openForm({ document, node, value: sampleOf(node.schema) });
    await screen.findByText('Close the form');
    const opened = new Set<HTMLElement>();
    for (let next = closed(opened); next; next = closed(opened)) {
      opened.add(next);
      await act(async () => next.click());
    }
    await waitFor(() => expect(document_().querySelector('.MuiSkeleton-root')).toBeNull());
    const shown = new Set(
      [...document_().querySelectorAll<HTMLInputElement>('input, textarea, [contenteditable]')].map(
        ({ value, textContent }) => value ?? textContent,
      ),
    );
    const missing: unknown[] = [];
    visitValues(node.schema, sampleOf(node.schema), (pointer, { type, format }, value) => {
      if (type !== 'boolean' && format !== 'category' && !shown.has(String(value)))
        missing.push([pointer, value]);
    });
    expect(missing).toEqual([]);
  });

  test('its full sample is valid', async () => {
    const validate = (await loadDocumentValidators(document))[schemaId(document, node.pointer)];
    validate?.(sampleOf(node.schema));
    expect(validate?.errors?.filter(({ keyword }) => keyword !== 'pattern') ?? []).toEqual([]);
  });
});

const document_ = () => globalThis.document;
const closed = (opened: Set<HTMLElement>) =>
  [...document_().querySelectorAll<HTMLElement>('li button[aria-expanded=false]:not([aria-haspopup])')].find(
    (one) => !opened.has(one),
  );

describe.each(['en', 'fr'] as const)('labels in %s', (language) => {
  test('every panel, node, field, list and choice has its own message', async () => {
    const { translate } = await createI18nProvider(language);
    const unnamed: string[] = [];
    const probe = ((key: string, options?: object) => translate(key, options)) as typeof translate;
    for (const { document, node } of all) {
      // A field without messages is humanised from its name; without names, nothing is left.
      const labels = labelsOf(document, probe);
      const visit = (pointer: string, schema: Schema) => {
        if (pointer !== node.pointer || schema.items) {
          const isNamed = labelled(labels.field, pointer, translate);
          if (!isNamed) unnamed.push(`${document}${pointer}`);
        }
        if (schema.items && labels.item(pointer) === translate('storefront.list.entry'))
          unnamed.push(`item ${pointer}`);
        for (const choice of schema.enum ?? []) {
          if (!translate(`storefront.choices.${String(choice)}`, { _: '' }))
            unnamed.push(`choice ${String(choice)}`);
        }
        for (const [key, child] of childrenOf(schema)) visit(`${pointer}/${key}`, child);
        for (const [key, child] of childrenOf(schema.items ?? {})) visit(`${pointer}/*/${key}`, child);
      };
      visit(node.pointer, node.schema);
      if (!translate(`storefront.nodes.${node.key || document}`, { _: '' })) unnamed.push(`node ${node.key}`);
    }
    expect(unnamed).toEqual([]);
  });
});

/** A label that changes without the catalogue's messages comes from the catalogue. */
function labelled(
  field: (pointer: string) => string,
  pointer: string,
  translate: (key: string, options?: object) => string,
) {
  const keys = pointer.split('/').filter(Boolean);
  return keys.some(
    (_, index) => translate(`storefront.fields.${keys.slice(index).join('/')}`, { _: '' }) === field(pointer),
  );
}

test('a field added to a schema shows in the form and emits its value', async () => {
  const node = nodeAt('storeConfig', '/repairPage/section4');
  const schema: Schema = {
    ...node.schema,
    properties: { ...node.schema.properties, warrantyNote: { type: 'string', maxLength: 50 } },
  };
  const changes = await openForm({ node: { ...node, schema }, value: { title: 'Warranty', old: 1 } });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Warranty note'), 'Two years');
  await user.tab();
  expect(changes.at(-1)).toEqual({ title: 'Warranty', old: 1, warrantyNote: 'Two years' });
});

describe('typing', () => {
  const node = nodeAt('storeConfig', '/businessPage/section1');
  const value = { title: 'Business', subtitle: 'For teams', btnTitle: 'Ask', kept: { deep: [1] } };

  test('is emitted after a pause, not on every key', async () => {
    const changes = await openForm({ node, value });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!!!');
    expect(changes.length).toBeLessThan(3);
    await waitFor(() => expect(changes.at(-1)).toEqual({ ...value, title: 'Business!!!' }));
  });

  test('is emitted at once on blur', async () => {
    const changes = await openForm({ node, value });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.tab();
    expect(changes).toEqual([{ ...value, title: 'Business!' }]);
  });

  test('is not lost when the form unmounts', async () => {
    const changes = await openForm({ node, value });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    screen.getByText('Close the form').click();
    await waitFor(() => expect(changes).toEqual([{ ...value, title: 'Business!' }]));
  });

  test('removes an emptied field', async () => {
    const changes = await openForm({ node, value });
    const user = userEvent.setup();
    await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
    await user.tab();
    expect(changes.at(-1)).toEqual({ subtitle: 'For teams', btnTitle: 'Ask', kept: { deep: [1] } });
  });

  test('is disabled when read-only', async () => {
    const changes = await openForm({ node, value, isEditable: false });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    expect(changes).toEqual([]);
  });
});

test('errors appear at their fields as text and describe them', async () => {
  const node = nodeAt('storeConfig', '/homepage/header');
  const value = { navItems: [{ text: 'Shop', href: 'javascript:x' }, { text: 'Repair' }] };
  const errors = [
    { path: '/navItems/0/href', code: 'link' },
    { path: '/navItems', code: 'maxItems', params: { limit: 1 } },
  ];
  await openForm({ node, value, errors, language: 'fr' });
  const user = userEvent.setup();
  const list = await screen.findByRole('group', { name: 'Liens de navigation' });
  expect(within(list).getByText('Doit contenir au plus 1 éléments')).toBeTruthy();
  const entry = within(list).getByRole('button', { name: 'Shop 1 erreur' });
  expect(within(list).getByRole('button', { name: 'Repair' })).toBeTruthy();
  await user.click(entry);
  const link = within(list).getByRole('combobox', { name: 'Lien' });
  expect(link.getAttribute('aria-invalid')).toBe('true');
  const description = link.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(description.map((id) => globalThis.document.getElementById(id)?.textContent)).toContain(
    'Doit être un lien, par exemple /reparation ou https://example.com',
  );
});

test('a form focuses the invalid field and opens the lists around it', async () => {
  const link = (href: string) => ({ text: 'Shop', href });
  await openForm({
    node: nodeAt('storeConfig', '/homepage/footer'),
    value: {
      footerLinks: [{ name: 'First' }, { name: 'Second', lists: [link('/a'), link('javascript:b')] }],
    },
    errors: [{ path: '/footerLinks/1/lists/1/href', code: 'link' }],
    reveal: { path: '/footerLinks/1/lists/1/href' },
  });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Link' }));
  expect((document.activeElement as HTMLInputElement).value).toBe('javascript:b');
});

test('for a value missing with its parents, the form focuses the list', async () => {
  await openForm({
    node: nodeAt('storeConfig', '/homepage/footer'),
    value: { footerLinks: [] },
    reveal: { path: '/footerLinks/7/name' },
  });
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Footer Columns' }));
});
