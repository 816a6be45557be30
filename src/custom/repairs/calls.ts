import type { Call } from '../../dataProvider/calls.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { BatchItemResult } from '../../schemas/batch.ts';
import type { Changes } from './prices/import/sheet.ts';

/** A past import. It can be undone for a day. */
export interface PastImport extends Changes {
  id: string;
  file_name: string;
  created_by_name: string;
  created_date: string;
  undone_date: string | null;
  undo_until: string;
}

export interface Undone {
  restored: number;
  removed: number;
  /** Services changed again since the import, which the undo left unchanged. */
  kept: number;
}

interface NewImport {
  id: string;
  file_name: string;
  exported_date: string | null;
}

const service = 'repair';
const imports = '/dc/store/:storeId/repair/imports';
const services = '/dc/:locale/store/:storeId/repair';

export const repairCalls = (call: Call) => ({
  /** Creates services in one call, with one image for all (contract 4 §7). Returns a result for each item. */
  createServices: async (items: object[], imagefile?: File): Promise<BatchItemResult[]> => {
    const line = imagefile ? `POST ${services}/v2/batch` : `POST ${services}/batch`;
    const body = imagefile ? toForm(items, imagefile) : items;
    return (await call<{ data: BatchItemResult[] }>(service, line, { body })).json.data;
  },

  /** Writes a batch of an import. Returns a result for each item. */
  writeBatch: async (
    method: 'POST' | 'PUT',
    items: object[],
    import_id: string,
  ): Promise<BatchItemResult[]> => {
    const options = { query: { import_id }, body: items };
    return (await call<{ data: BatchItemResult[] }>(service, `${method} ${services}/batch`, options)).json
      .data;
  },

  /** Returns the newest imports, up to `per_page`, and their total. */
  getImports: async (per_page: number, signal?: AbortSignal) => {
    const options = { query: { per_page }, signal };
    const { json } = await call<{ data: PastImport[]; metadata: { total: number } }>(
      service,
      `GET ${imports}`,
      options,
    );
    return { imports: json.data, total: json.metadata.total };
  },

  createImport: (body: NewImport) => call(service, `POST ${imports}`, { body }),

  /** Restores the services as they were before an import. */
  undoImport: async (id: string): Promise<Undone> =>
    (await call<Undone>(service, `POST ${imports}/:id/undo`, { params: { id } })).json,
});

export type RepairCalls = ReturnType<typeof repairCalls>;
export const useRepairCalls = createCallsHook(repairCalls);

function toForm(items: object[], imagefile: File): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(items));
  form.append('imagefile', imagefile);
  return form;
}
