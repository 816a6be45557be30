import { Type } from 'typebox';
import { call } from '../call.ts';
import { page } from '../listSchema.ts';
import { BrandSearch, BrandSearchResult, globalBrands } from './globalBrands.ts';
import { globalAccess } from './globalItem.ts';
import { CatalogImport, DryRun, ItemsRequest, VisibilityChange } from './import.ts';

const of = { name: 'globalCatalog', service: 'catalog', access: globalAccess } as const;
/** Imports, hides and restores items; the body says which. */
const changeItems = 'POST /dc/store/:storeId/global_catalog/items';
const summary = 'Take items over, hide them, or show them again';

/** Calls of the global catalogue besides its records (contract 3 §7). */
export const globalCatalogCalls = {
  searchBrands: call('POST /dc/global_catalog/brands', {
    of: globalBrands,
    access: 'list',
    body: BrandSearch,
    answer: page(BrandSearchResult),
    summary: 'Search the globalBrands by name',
  }),

  planImport: call(changeItems, { of, access: 'update', body: ItemsRequest, answer: DryRun, summary }),

  startImport: call(changeItems, {
    of,
    access: 'update',
    body: ItemsRequest,
    answer: CatalogImport,
    status: 202,
    summary,
  }),

  changeVisibility: call(changeItems, {
    of,
    access: 'update',
    body: ItemsRequest,
    answer: VisibilityChange,
    summary,
  }),

  /** The user's imports of the last week, newest first. */
  getImports: call('GET /dc/store/:storeId/global_catalog/imports', {
    of,
    access: 'update',
    answer: Type.Object({ data: Type.Array(CatalogImport) }),
    summary: 'List the own imports of the last week',
  }),

  readImport: call('GET /dc/store/:storeId/global_catalog/imports/:id', {
    of,
    access: 'update',
    answer: CatalogImport,
    summary: 'Read how far an import is',
  }),

  endImport: call('POST /dc/store/:storeId/global_catalog/imports/:id/cancel', {
    of,
    access: 'update',
    answer: CatalogImport,
    summary: 'Cancel an import',
  }),
};
