// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { listPages, pagesOf } from '../../src/custom/storefront/pages/list/listPages.ts';
import { withDerivedSlug } from '../../src/custom/storefront/pages/newPage.ts';
import {
  PageNotFoundError,
  PageChangedError,
  PageExistsError,
  withoutPage,
  withPage,
} from '../../src/custom/storefront/pages/pageEntries.ts';
import { Html } from '../../src/custom/storefront/pages/template/blocks.tsx';
import {
  visibleColumns,
  adjacentPosition,
  insertPosition,
  rootZone,
} from '../../src/custom/storefront/pages/template/blockPosition.ts';
import { templateConfig } from '../../src/custom/storefront/pages/template/config.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { blockSchemas } from '../../src/schemas/storefront/blocks.ts';
import type { Page } from '../../src/schemas/storefront/page.ts';
import type { StoreConfig } from '../../src/schemas/storefront/storeConfig.ts';
import { childrenOf } from '../../src/schemas/storefront/schema.ts';
import type { Block, BlockType, Template } from '../../src/schemas/storefront/template.ts';

const pages: Page[] = [
  { name: 'Warranty', slug: 'warranty', type: 'page' },
  { name: 'Screens', slug: 'screen-repair', type: 'service' },
  { name: 'About us', slug: 'about', type: 'page' },
];

const namesOf = (query: Parameters<typeof listPages>[1]) =>
  listPages(pages, query).data.map(({ name }) => name);

test('filters the list by name, slug and type, sorts and paginates it', () => {
  expect(namesOf({})).toEqual(['About us', 'Screens', 'Warranty']);
  expect(namesOf({ filter: { name: ' WARR ' } })).toEqual(['Warranty']);
  expect(namesOf({ filter: { slug: 'repair' } })).toEqual(['Screens']);
  expect(namesOf({ filter: { type: 'page', name: 's' } })).toEqual(['About us']);
  expect(namesOf({ sort: { field: 'full_slug', order: 'DESC' } })).toEqual([
    'Screens',
    'Warranty',
    'About us',
  ]);
  expect(listPages(pages, { pagination: { page: 2, perPage: 2 } })).toMatchObject({
    data: [{ name: 'Warranty', full_slug: 'page/warranty' }],
    total: 3,
  });
});

test('lists the pages of a configuration with other content', () => {
  expect(pagesOf({})).toEqual([]);
  expect(pagesOf({ pages: 'none' })).toEqual([]);
  expect(listPages(pagesOf({ pages: [null, 7, { name: 5 }] }), {}).data).toMatchObject([
    { name: '', slug: '' },
  ]);
});

const [warranty, , about] = pages as [Page, Page, Page];

const configOf = (entries: unknown) => ({ general: {}, pages: entries }) as unknown as StoreConfig;

test('stores and removes a page and leaves entries that are no pages', () => {
  const config = configOf([null, 'text', about, 7, about]);
  const changed = { ...about, name: 'Us' };
  expect(withPage(config, changed, about)).toEqual(configOf([null, 'text', changed, 7, about]));
  expect(withPage(config, warranty)).toEqual(configOf([null, 'text', about, 7, about, warranty]));
  expect(withoutPage(config, about)).toEqual(configOf([null, 'text', 7, about]));
  expect(withoutPage(config, warranty)).toEqual(config);
  expect(withPage(configOf(undefined), about)).toEqual(configOf([about]));
});

test('stores nothing that would overwrite something else', () => {
  expect(() => withPage(configOf({ a: 1 }), about)).toThrow('staticPages.no_list');
  expect(() => withoutPage(configOf('none'), about)).toThrow('staticPages.no_list');
  expect(() => withPage(configOf([about]), { ...warranty, slug: 'ABOUT' })).toThrow(PageExistsError);
  expect(() => withPage(configOf([about, warranty]), { ...warranty, slug: 'about' }, warranty)).toThrow(
    PageExistsError,
  );
  expect(() => withPage(configOf([{ ...about, print: true }]), about, about)).toThrow(PageChangedError);
  expect(() => withPage(configOf([warranty]), about, about)).toThrow(PageNotFoundError);
});

test('shows a block with invalid content as empty', () => {
  expect(renderToStaticMarkup(<Html code={7} />)).toBe('<div class="html"></div>');
  expect(visibleColumns({ type: 'Row', props: { id: 'r', layout: 'constructor' } })).toHaveLength(1);
});

test('the slug follows the name until it is edited', () => {
  const first = withDerivedSlug({}, { name: '  About Our  Shop ' });
  expect(first).toMatchObject({ slug: 'about-our-shop' });
  expect(withDerivedSlug(first, { ...(first as Page), name: 'Us' })).toMatchObject({ slug: 'us' });
  const cleared = withDerivedSlug(first, { slug: 'about-our-shop' });
  expect(cleared).toEqual({ slug: undefined });
  expect(withDerivedSlug(cleared, { name: 'Us' })).toMatchObject({ slug: 'us' });
  const own = withDerivedSlug(first, { ...(first as Page), slug: 'mine' });
  expect(own).toMatchObject({ slug: 'mine' });
  expect(withDerivedSlug(own, { ...(own as Page), name: 'Us' })).toMatchObject({ slug: 'mine' });
});

test.each(['en', 'fr'] as const)('every property of a block has a labelled field in %s', async (language) => {
  const { translate } = await createI18nProvider(language);
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { components } = templateConfig(translate);
  expect(report.mock.calls).toEqual([]);
  report.mockRestore();
  for (const [type, schema] of Object.entries(blockSchemas)) {
    const { fields } = components[type as BlockType];
    expect(Object.keys(fields ?? {})).toEqual(childrenOf(schema).map(([name]) => name));
  }
  expect(components.Button.fields).toMatchObject({
    label: { type: 'text' },
    link: { type: 'custom' },
    look: { type: 'select', options: [{ value: 'filled' }, { value: 'outlined' }, { value: 'plain' }] },
  });
  expect(components.Button.defaultProps).toMatchObject({ link: '/', look: 'filled', align: 'left' });
});

const block = (id: string): Block => ({ type: 'Text', props: { id } });

const template: Template = {
  root: {},
  content: [
    block('a'),
    {
      type: 'Row',
      props: { id: 'r', layout: '1-1', first: [block('b')], second: [], third: [block('hidden')] },
    },
    block('c'),
  ],
};

test('a block moves by keyboard through the columns of a row and out of it', () => {
  expect(adjacentPosition(template, { zone: rootZone, index: 0 }, -1)).toBeUndefined();
  expect(adjacentPosition(template, { zone: rootZone, index: 0 }, 1)).toEqual({ zone: 'r:first', index: 0 });
  expect(adjacentPosition(template, { zone: 'r:first', index: 0 }, 1)).toEqual({
    zone: 'r:second',
    index: 0,
  });
  expect(adjacentPosition(template, { zone: 'r:first', index: 0 }, -1)).toEqual({ zone: rootZone, index: 1 });
  expect(adjacentPosition(template, { zone: rootZone, index: 2 }, -1)).toEqual({
    zone: 'r:second',
    index: 0,
  });
  expect(adjacentPosition(template, { zone: rootZone, index: 1 }, 1)).toEqual({ zone: rootZone, index: 2 });
});

test('a new block goes into an empty column of the selected row, after the selected block, or last', () => {
  expect(insertPosition(template, 'Text', undefined)).toEqual({ zone: rootZone, index: 3 });
  expect(insertPosition(template, 'Text', { zone: rootZone, index: 1 })).toEqual({
    zone: 'r:second',
    index: 0,
  });
  expect(insertPosition(template, 'Text', { zone: 'r:first', index: 0 })).toEqual({
    zone: 'r:first',
    index: 1,
  });
  expect(insertPosition(template, 'Row', { zone: 'r:first', index: 0 })).toEqual({
    zone: rootZone,
    index: 2,
  });
});
