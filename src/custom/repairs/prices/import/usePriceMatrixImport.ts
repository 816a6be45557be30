import { useListOptions } from '../../../../kit/page.ts';
import type { SheetImport } from '../../../../kit/sheet/import/sheetImport.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import { useRepairCalls } from '../../calls.ts';
import type { Choices } from '../choices.ts';
import type { Sheet } from './sheet.ts';

/** Batch size of a price import (contract 4 §7). */
const batchSize = 100;

/** The import of the price matrix. */
export function usePriceMatrixImport(): SheetImport {
  const { path } = useListOptions();
  const { getPriceImports, undoImport } = useRepairCalls();
  return {
    model: repairs,
    messages: 'priceMatrix.import',
    pastPath: `${path}/import`,
    getImports: async (per_page, signal) => {
      const { data, metadata } = await getPriceImports({ query: { per_page }, signal });
      return { imports: data, total: metadata.total };
    },
    undoImport: (id) => undoImport({ params: { id } }),
  };
}

/** What is written of a sheet under these choices. */
export function usePriceMatrixWrites({ id, fileName, plan, worker }: Sheet, choices: Choices) {
  const { createImport, createServices, changeServices } = useRepairCalls();
  return {
    id,
    begin: () =>
      createImport({ body: { id, file_name: fileName.slice(-255), exported_date: plan.exportedAt } }),
    batchAt: (offset: number) => worker.batch({ offset, limit: batchSize, choices }),
    send: async (method: 'POST' | 'PUT', body: object[]) => {
      const writeBatch = method === 'POST' ? createServices : changeServices;
      return (await writeBatch({ query: { import_id: id }, body })).data;
    },
  };
}
