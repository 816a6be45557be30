import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import { globalCatalogCalls } from '../../schemas/globalCatalog/calls.ts';
import type { CatalogImport, DryRun, DuplicateChoice, ItemType } from '../../schemas/globalCatalog/import.ts';

const { planImport, startImport, changeVisibility, getImports, readImport, endImport } = globalCatalogCalls;

export const globalCatalogMethods = (call: Call) => ({
  /** Returns what an import of these items would do, without importing them. */
  previewImport: async (type: ItemType, ids: string[], signal?: AbortSignal): Promise<DryRun> =>
    (await call(planImport, { body: { ids, type, action: 'ADD', isDryRun: true }, signal })).json,

  /** Starts importing items into the store's catalogue and returns the running import. */
  importItems: async (type: ItemType, ids: string[], duplicates: DuplicateChoice): Promise<CatalogImport> =>
    (await call(startImport, { body: { ids, type, action: 'ADD', isDryRun: false, duplicates } })).json,

  /** Hides items from the store's lists, or shows them again. Returns the number of items changed. */
  hideItems: async (type: ItemType, ids: string[], isHidden: boolean): Promise<number> => {
    const action = isHidden ? 'REJECT' : 'RESTORE';
    return (await call(changeVisibility, { body: { ids, type, action, isDryRun: false } })).json.changed;
  },

  /** Returns the user's imports of the last week, newest first. */
  listImports: async (signal?: AbortSignal): Promise<CatalogImport[]> =>
    (await call(getImports, { signal })).json.data,

  getImport: async (id: string, signal?: AbortSignal): Promise<CatalogImport> =>
    (await call(readImport, { params: { id }, signal })).json,

  cancelImport: async (id: string): Promise<CatalogImport> =>
    (await call(endImport, { params: { id } })).json,
});

export const useGlobalCatalogCalls = createCallsHook(globalCatalogCalls, globalCatalogMethods);
