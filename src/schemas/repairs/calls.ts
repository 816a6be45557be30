import { Type } from 'typebox';
import { BatchResults } from '../batchResults.ts';
import { call } from '../call.ts';
import { page, pageParameters } from '../listSchema.ts';
import { PastImport, UndoneImport } from '../pastImports.ts';
import { NewPriceImport } from './priceImports.ts';
import { priceSheet } from './priceSheet.ts';
import { repairs } from './repairs.ts';

const ImportQuery = Type.Object({
  import_id: Type.Optional(Type.String({ format: 'uuid', description: 'The import that this is a part of' })),
});

/** The items of a batch: each is checked by itself. */
const Items = Type.Unsafe<object[]>({
  description:
    'At most 1,000 services; or a form (multipart/form-data) of these as `data` and of an `imagefile` for all',
});

/** Batches of services, and imports of price sheets, which can be undone together (contract 4 §7). */
export const repairCalls = {
  createServices: call('POST /dc/:locale/store/:storeId/repair/batch', {
    of: repairs,
    access: { update: priceSheet.access.update },
    query: ImportQuery,
    body: Items,
    answer: BatchResults,
    summary: 'Create many services',
  }),

  createServicesWithImage: call('POST /dc/:locale/store/:storeId/repair/v2/batch multipart', {
    of: repairs,
    access: { update: priceSheet.access.update },
    query: ImportQuery,
    answer: BatchResults,
    summary: 'Create many services',
  }),

  changeServices: call('PUT /dc/:locale/store/:storeId/repair/batch', {
    of: repairs,
    access: { update: priceSheet.access.update },
    query: ImportQuery,
    body: Items,
    answer: BatchResults,
    summary: 'Change or remove many services',
  }),

  getPriceImports: call('GET /dc/store/:storeId/repair/imports', {
    of: repairs,
    access: { update: priceSheet.access.update },
    query: Type.Object(pageParameters),
    answer: page(PastImport),
    summary: 'List the imports, the newest first',
  }),

  createImport: call('POST /dc/store/:storeId/repair/imports', {
    of: repairs,
    access: { update: priceSheet.access.update },
    body: NewPriceImport,
    answer: Type.Object({ id: Type.String() }),
    status: 201,
    summary: 'Begin an import',
  }),

  undoImport: call('POST /dc/store/:storeId/repair/imports/:id/undo', {
    of: repairs,
    access: { update: priceSheet.access.update },
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    answer: UndoneImport,
    summary: 'Undo an import',
  }),
};
