import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { CatalogImport, DryRun, DuplicateChoice, ItemType } from '../../schemas/globalCatalog/import.ts';

const service = 'catalog';
const items = 'POST /dc/store/:storeId/global_catalog/items';
const imports = '/dc/store/:storeId/global_catalog/imports';

export const globalCatalogCalls = (call: Call) => ({
  /** Returns what an import of these items would do, without importing them. */
  previewImport: async (type: ItemType, ids: string[], signal?: AbortSignal): Promise<DryRun> =>
    (await call<DryRun>(service, items, { body: { ids, type, action: 'ADD', isDryRun: true }, signal })).json,

  /** Starts importing items into the store's catalogue and returns the running import. */
  importItems: async (type: ItemType, ids: string[], duplicates: DuplicateChoice): Promise<CatalogImport> =>
    (
      await call<CatalogImport>(service, items, {
        body: { ids, type, action: 'ADD', isDryRun: false, duplicates },
      })
    ).json,

  /** Hides items from the store's lists, or shows them again. Returns the number of items changed. */
  hideItems: async (type: ItemType, ids: string[], isHidden: boolean): Promise<number> =>
    (
      await call<{ changed: number }>(service, items, {
        body: { ids, type, action: isHidden ? 'REJECT' : 'RESTORE', isDryRun: false },
      })
    ).json.changed,

  /** Returns the user's imports of the last week, newest first. */
  listImports: async (signal?: AbortSignal): Promise<CatalogImport[]> =>
    (await call<{ data: CatalogImport[] }>(service, `GET ${imports}`, { signal })).json.data,

  getImport: async (id: string, signal?: AbortSignal): Promise<CatalogImport> =>
    (await call<CatalogImport>(service, `GET ${imports}/:id`, { params: { id }, signal })).json,

  cancelImport: async (id: string): Promise<CatalogImport> =>
    (await call<CatalogImport>(service, `POST ${imports}/:id/cancel`, { params: { id } })).json,
});

export const useGlobalCatalogCalls = createCallsHook(globalCatalogCalls);
