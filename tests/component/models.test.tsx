import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, type DataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withPrefetch } from '../../src/dataProvider/prefetch.ts';
import { SessionContext } from '../../src/authProvider/session.ts';
import english from '../../src/i18n/en.ts';
import french from '../../src/i18n/fr.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { resources } from '../../src/resources/index.ts';
import type { ResourceDeclaration } from '../../src/kit/declaration.ts';
import { nameOf } from '../../src/schemas/model.ts';
import { flags } from '../../src/schemas/flags.ts';
import { defaultsOf, inputSchema } from '../../src/schemas/input.ts';
import { rights } from '../../src/schemas/rights.ts';
import { ajvOptions, ajvVocabulary, fromAjv } from '../../src/schemas/validate.ts';
import { Theme } from '../../src/theme/Theme.tsx';
import { sampleOf } from '../support/sample.ts';
import { authProvider, dataProvider as ownProvider, session } from './shell.render.tsx';

const ajv = new Ajv(ajvOptions);
ajv.addVocabulary(ajvVocabulary);
addFormats.default(ajv);

const owner = { ...session, who: { ...session.who, rights }, features: new Set(flags) };

/** Calls of screens besides records. */
const answers: Record<string, unknown> = { role: [], grouped_role_permissions: {} };

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.replace(/\?.*/, '').split('/').at(-1) ?? ''];
    return answer ? Response.json(answer) : new Response('{}', { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  // Missing messages, React warnings and errors: none may occur while a model is shown.
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

/** Read-only models have no form; the others have custom dialogs or no names of their own, covered by tests/e2e. */
const ownDialogs = [
  'commissionRules',
  'estimates',
  'messageRules',
  'orders',
  'purchaseOrders',
  'quotes',
  'registers',
  'shipments',
  'stockCounts',
  'tickets',
  'tradeRequests',
  'transfers',
];
const formed = resources.filter(
  ({ resource: { hasCreate }, model }) => hasCreate && !ownDialogs.includes(model.name),
);

describe.each(formed)('$name', (resource) => {
  const { model } = resource;
  /** Its record has a detail page. */
  const hasPage = ['devices', 'items'].includes(model.name);
  const record = {
    ...sampleOf(model, 1),
    id: '00000000-0000-4000-8000-000000000001',
    img_src: 'https://images.example/1.png',
    _etag: '"1"',
  };
  const labelled = String((record as Record<string, unknown>)[model.label]);
  // Devices have their number in a column of its own.
  const name = model.name === 'devices' ? labelled : nameOf(model, record);

  test('has a strict JSON Schema', () => {
    expect(() => ajv.compile(model.schema)).not.toThrow();
  });

  test('defaults cover all but the fields to type', () => {
    const validator = ajv.compile(inputSchema(model));
    validator(defaultsOf(model));
    const codes = (validator.errors ?? []).map((error) => fromAjv(error).code);
    expect(codes.filter((code) => code !== 'required')).toEqual([]);
  });

  describe.each([
    ['en', english],
    ['fr', french],
  ] as const)('in %s', (language, messages) => {
    const words = (messages.resources as Record<string, { name?: string; fields?: Record<string, string> }>)[
      model.name
    ];

    test('has a name and a label for every field', () => {
      expect(words?.name).toMatch(/ \|\|\|\| /);
      const named = Object.keys(words?.fields ?? {});
      expect(named).toEqual(expect.arrayContaining(Object.keys(inputSchema(model).properties)));
    });

    test('is shown by the list', async () => {
      await show(resource, record, resource.path, language);
      const row = await screen.findByRole('link', { name });
      expect(row.closest('tr')).toBeTruthy();
    });

    test('the create dialog names the required fields', async () => {
      await show(resource, record, `${resource.path}/create`, language);
      const dialog = await screen.findByRole('dialog');
      const names = [messages.dialog.create, messages.dialog.save];
      const isSave = (word: string) => names.includes(word);
      const save = await within(dialog).findByRole('button', { name: isSave });
      await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'));
      const told = () => within(dialog).getAllByRole('status').at(-1)?.textContent;
      expect(told()).toBe('');
      await userEvent.hover(save);
      expect(told()).toMatch(/: ./);
    });

    test('the edit dialog shows the values', async () => {
      await show(resource, record, `${resource.path}/${record.id}${hasPage ? '/edit' : ''}`, language);
      const dialog = await screen.findByRole('dialog');
      expect(await within(dialog).findByDisplayValue(labelled)).toBeTruthy();
    });
  });

  test('a row opens its dialog or links to its page', async () => {
    await show(resource, record, resource.path, 'en');
    const link = await screen.findByRole('link', { name });
    if (hasPage || link.getAttribute('href')?.endsWith(`?cid=${record.id}`)) return;
    await userEvent.click(link);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

/** Renders a resource's page with one record. */
async function show(
  { element, model, path: listPath }: ResourceDeclaration,
  record: object,
  path: string,
  language: Language,
) {
  const dataProvider = withPrefetch({
    ...ownProvider,
    getList: async (name: string) =>
      name === model.name ? { data: [record], total: 1 } : { data: [], total: 0 },
    getOne: async () => ({ data: record }),
    getMany: async () => ({ data: [] }),
  } as unknown as DataProvider);
  const i18nProvider = await createI18nProvider(language);
  const page = (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }} store={memoryStore()}>
      <Theme>
        <SessionContext value={owner}>{element}</SessionContext>
      </Theme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: `${listPath}/*`, element: page }], {
    initialEntries: [path],
  });
  await act(async () => render(<RouterProvider router={router} />));
}
