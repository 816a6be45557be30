// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { loadDocumentValidators } from 'virtual:document-validators';
import { newEntry } from '../../src/custom/storefront/documentEditor/form/list/newEntry.ts';
import { stripScript } from '../../src/custom/storefront/documentEditor/form/widgets/stripScript.ts';
import { documents, schemaId } from '../../src/schemas/storefront/documents.ts';
import { schemaAt } from '../../src/schemas/storefront/schema.ts';
import { fromAjv } from '../../src/schemas/validate.ts';
import { labelsOf } from '../../src/custom/storefront/documentEditor/form/useLabels.ts';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { nodeAt, openForm } from './storefrontForm.support.tsx';

/** Contract 2 §5, line by line: the name of a new entry and its required fields. */
const rules = [
  ['storeConfig', '/homepage/headData/metaList', 'Meta', ['name', 'content']],
  ['storeConfig', '/homepage/footer/footerLinks', 'Column', ['name']],
  ['storeConfig', '/homepage/footer/footerLinks/*/lists', 'Row', ['text', 'href']],
  ['storeConfig', '/homepage/headData/scripts', 'Script', ['type', 'content']],
  ['storeConfig', '/homepage/bodyData/tags', 'Tag', ['content']],
  ['storeConfig', '/homepage/section1/buttons', 'Button', ['type', 'title', 'link']],
  ['storeConfig', '/repairPage/section1/buttons', 'Button', ['type', 'title', 'link']],
  ['storeConfig', '/homepage/section2/contents', 'Content', ['title', 'content']],
  ['storeConfig', '/homepage/section4/data', 'Content', ['type', 'img', 'title']],
  ['storeConfig', '/homepage/sectionWave/data', 'Service', ['title', 'content', 'img']],
  ['storeConfig', '/covidPage/section2/data', 'Service', ['title', 'content', 'img']],
  ['storeConfig', '/homepage/section6/reviews', 'Review', ['score', 'day', 'content', 'reviewer']],
  ['storeConfig', '/homepage/header/navItems', 'Nav Item', ['href', 'text', 'flag']],
  ['storeConfig', '/homepage/header/brandItems', 'Brand Item', ['text', 'href']],
  ['storeConfig', '/businessPage/section2/services', 'Service', ['type', 'content']],
  ['storeConfig', '/homepage/section1/cards/data', 'Card', ['img', 'title', 'btnTitle', 'flag', 'href']],
  ['storeConfig', '/homepage/section2/cards', 'Category', ['id', 'title', 'img']],
  ['storeConfig', '/socials', 'Social', ['img', 'link']],
  ['locationConfig', '/headData/metaList', 'Meta', ['name', 'content']],
  ['locationConfig', '/section2/categories', 'Category', ['img', 'title', 'order']],
  ['locationConfig', '/section4/cards', 'Card', ['img', 'title', 'subtitle', 'price']],
  ['locationConfig', '/section5/reviews', 'Review', ['score', 'day', 'content', 'reviewer']],
] as const;

test.each(rules)('%s%s: a new %s requires %j', async (document, pointer, item, required) => {
  const { translate } = await createI18nProvider('en');
  expect(labelsOf(document, translate).item(pointer)).toBe(item);
  const validate = (await loadDocumentValidators(document))[schemaId(document, `${pointer}/*`)];
  expect(validate?.({})).toBe(false);
  expect(
    validate?.errors
      ?.map((error) => fromAjv(error))
      .map(({ path, code }) => `${path} ${code}`)
      .toSorted(),
  ).toEqual(required.map((key) => `/${key} required`).toSorted());
});

test.each([
  ['/homepage/section6/reviews', { score: 5, day: '2026-03-04' }],
  ['/homepage/header/navItems', { flag: 'ALWAYS_TRUE', order: 7, visible: true }],
  ['/homepage/header/brandItems', { order: 4, visible: true }],
  ['/homepage/footer/footerLinks', { order: 4, visible: true, lists: [] }],
  ['/homepage/section1/buttons', { order: 9, visible: true }],
  ['/homepage/headData/metaList', {}],
])('%s: a new entry at position 9 starts as %j', (pointer, expected) => {
  const schema = schemaAt(documents.storeConfig.schema, `${pointer}/*`) ?? {};
  const { id, ...entry } = newEntry(schema, 9, '2026-03-04');
  expect(entry).toEqual(expected);
  expect(id ?? crypto.randomUUID()).toMatch(/^[\da-f-]{36}$/);
});

describe('Create New Item', () => {
  async function open(pointer: string, item: string, value: unknown) {
    const changes = await openForm({ node: nodeAt('storeConfig', pointer), value });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: `Create New Item: ${item}` }));
    return { changes, user };
  }
  const dialog = async (item: string) =>
    within(await screen.findByRole('dialog', { name: `Create New Item: ${item}` }, { timeout: 5000 }));

  test('stays open with errors at their fields until the entry is valid; then it is in the list', async () => {
    const { changes, user } = await open('/homepage/headData', 'Meta', {
      title: 'Shop',
      metaList: [{ name: 'a' }],
    });
    const form = await dialog('Meta');
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(form.getAllByText('required')).toHaveLength(2);
    expect(screen.getByText('Failed To Create. Please input correct value.')).toBeTruthy();
    expect(changes).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'robots');
    await user.tab();
    // A corrected field is reported at once, a missing one still.
    await waitFor(() => expect(form.getAllByText('required')).toHaveLength(1));
    await user.type(form.getByRole('textbox', { name: 'Content' }), 'index{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([
      { title: 'Shop', metaList: [{ name: 'a' }, { name: 'robots', content: 'index' }] },
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('robots'));
  });

  test('starts with the schema’s defaults: a score of 5, a flag, visible', async () => {
    const { user } = await open('/homepage/section6', 'Review', { title: 'Reviews' });
    const review = await dialog('Review');
    expect(review.getByRole<HTMLInputElement>('textbox', { name: 'Score' }).value).toBe('5');
    await user.keyboard('{Escape}');
    cleanup();
    const { user: other, changes } = await open('/homepage/header', 'Nav Item', { navItems: [] });
    const item = await dialog('Nav Item');
    expect(item.getByRole('combobox', { name: 'Flag' }).textContent).toBe('Always shown');
    expect(item.getByRole<HTMLInputElement>('switch', { name: 'Visible' }).checked).toBe(true);
    await other.type(item.getByRole('textbox', { name: 'Text' }), 'Shop');
    await other.type(item.getByRole('combobox', { name: 'Link' }), '/shop');
    await other.click(item.getByRole('button', { name: 'Create' }));
    const entry = { text: 'Shop', href: '/shop', flag: 'ALWAYS_TRUE', order: 0, visible: true };
    await waitFor(() => expect(changes).toEqual([{ navItems: [entry] }]));
  });

  test('applies the defaults of entries to a nested list too', async () => {
    const { user } = await open('/homepage/footer', 'Column', { footerLinks: [] });
    const column = await dialog('Column');
    await user.click(column.getByRole('button', { name: 'Create New Item: Row' }));
    const row = await dialog('Row');
    expect(row.getByRole<HTMLInputElement>('switch', { name: 'Visible' }).checked).toBe(true);
  });

  test('asks before unsaved input is lost, and only then', async () => {
    const { user, changes } = await open('/homepage/headData', 'Meta', {});
    const form = await dialog('Meta');
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'robots');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('robots');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Create New Item: Meta' }));
    await dialog('Meta');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([]);
  });

  test('is disabled for a fifth footer column', async () => {
    const footerLinks = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
    const { changes } = await open('/homepage/footer', 'Column', { footerLinks });
    expect(await screen.findByText('You can create 4 columns at max.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes).toEqual([]);
  });

  test('offers the categories with an image that are not in the list yet, and fills in the selected one', async () => {
    const category = (id: string, img_src: string | null) => ({ id, name: `Category ${id}`, img_src });
    const asked = vi.fn<(url: string) => Promise<Response>>(async () =>
      Response.json({ data: [category('1', '/1.png'), category('2', null), category('3', '/3.png')] }),
    );
    vi.stubGlobal('fetch', asked);
    const { user, changes } = await open('/homepage/section2', 'Category', {
      cards: [{ id: '1', title: 'One', img: '/1.png' }],
    });
    const form = await dialog('Category');
    const question = () => asked.mock.calls.map(([url]) => url).find((url) => url.includes('/categories?'));
    await waitFor(() => expect(question()).toBeTruthy());
    const { pathname, searchParams } = new URL(question() ?? '', 'http://localhost');
    expect(pathname).toBe('/dc/store/st1/categories');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      include_voided: 'false',
      include_children: 'false',
      per_page: '1000',
    });
    await act(async () => {});
    await user.click(form.getByRole('combobox', { name: 'Category' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Category 3']);
    await user.click(screen.getByRole('option', { name: 'Category 3' }));
    await user.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes.at(-1)).toEqual({
      cards: [
        { id: '1', title: 'One', img: '/1.png' },
        { id: '3', title: 'Category 3', img: '/3.png', order: 1 },
      ],
    });
  });
});

describe('script tags around a script', () => {
  test.each([
    ['<script>a()</script>', 'a()'],
    ['  <SCRIPT type="module" async>\na()\n</SCRIPT >\n', 'a()'],
    ['<script>a()</script>\n<script>b()</script>', 'a()\nb()'],
    ['a("<script>")', 'a("<script>")'],
    ['a()', 'a()'],
    ['', undefined],
    ['<script></script>', undefined],
    ['<script src="/a.js"></script>', '<script src="/a.js"></script>'],
  ])('%j becomes %j', (pasted, expected) => {
    expect(stripScript(pasted)).toBe(expected);
  });

  test('are removed from text pasted into the form', async () => {
    const changes = await openForm({
      node: nodeAt('storeConfig', '/homepage/headData'),
      value: { scripts: [{ type: 'general' }] },
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'General' }));
    await user.click(screen.getByRole('textbox', { name: 'Content' }));
    await user.paste('<script>track(1 < 2)</script>');
    await user.tab();
    expect(changes.at(-1)).toEqual({ scripts: [{ type: 'general', content: 'track(1 < 2)' }] });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' }).value).toBe('track(1 < 2)');
  });
});
