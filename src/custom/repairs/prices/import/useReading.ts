import { useDataProvider } from 'react-admin';
import { useSheetReading } from '../../../../kit/sheet/import/useSheetReading.ts';
import { openFile } from '../../../../kit/sheet/read/openFile.ts';
import { loadCatalog } from '../loadCatalog.ts';
import type { DamagedAs } from '../types.ts';
import { readDeleted } from './readDeleted.ts';
import type { Sheet } from './sheet.ts';

/** Reads the selected file and compares it with the services. Nothing is written. */
export function useReading() {
  const dataProvider = useDataProvider();
  return useSheetReading<Sheet, DamagedAs>(async (file, { signal, report, option, again }) => {
    // Detects files that are no spreadsheet before the catalogue is loaded.
    await openFile(file);
    report('loading');
    const { worker } = await loadCatalog({
      dataProvider,
      signal,
      onProgress: (done) => report('loading', done),
    });
    signal.addEventListener('abort', () => worker.close());
    try {
      if (option) worker.treatDamaged(option);
      const { exportedAt } = await worker.read(file, ({ stage, ...progress }) => report(stage, progress));
      const products = await worker.productsOfNew();
      const onProgress = report.bind(undefined, 'checking');
      const deleted = await readDeleted({ dataProvider, products, since: exportedAt, onProgress, signal });
      const plan = await worker.markDeleted(deleted);
      return { id: crypto.randomUUID(), fileName: file.name, worker, plan, treatDamaged: again };
    } catch (error) {
      worker.close();
      throw error;
    }
  });
}
