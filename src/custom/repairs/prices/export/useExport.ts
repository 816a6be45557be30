import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { saveFile } from '../../../../kit/export/saveFile.ts';
import { dayIn, timeIn } from '../../../../schemas/days.ts';
import { loadCatalog } from '../loadCatalog.ts';
import { problemOf, type Problem } from '../../../../kit/sheet/import/problemOf.ts';
import type { Progress } from '../../../../kit/sheet/import/progress.ts';
import { useNotifyOnClose } from '../../../../kit/useNotifyOnClose.ts';

export type ExportState =
  | { phase: 'idle' | 'empty' | 'not_loaded' }
  | { phase: 'loading' | 'writing'; progress?: Progress }
  | { phase: 'failed'; problem: Problem };

/** Loads the catalogue, writes the sheet and downloads it. */
export function useExport(onDone: () => void) {
  const dataProvider = useDataProvider();
  const notifyAtEnd = useNotifyOnClose();
  const { store } = useSession();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal): Promise<ExportState> => {
    const report = (phase: 'loading' | 'writing') => (progress: Progress) =>
      signal.aborted || setState({ phase, progress });
    const onProgress = report('loading');
    const catalog = await loadCatalog({ dataProvider, signal, onProgress }).catch(() => undefined);
    if (!catalog) return { phase: 'not_loaded' };
    const { worker, products, readAt } = catalog;
    signal.addEventListener('abort', () => worker.close());
    try {
      if (products === 0) return { phase: 'empty' };
      setState({ phase: 'writing' });
      const file = await worker.write(readAt, report('writing'));
      signal.throwIfAborted();
      saveFile(file, `service_price_sheet_${momentIn(store.timezone, readAt)}.xlsx`);
      notifyAtEnd('priceMatrix.export.done', { type: 'success', messageArgs: { smart_count: products } });
      onDone();
      return { phase: 'idle' };
    } catch (error) {
      return { phase: 'failed', problem: problemOf(error) };
    } finally {
      worker.close();
    }
  };

  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setState({ phase: 'loading' });
    const end = await run(signal);
    if (!signal.aborted) setState(end);
  };
  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  return { state, start: () => void start(), cancel };
}

/** The date and time in the store's time zone, as file names allow it. */
function momentIn(timeZone: string, readAt: string | null): string {
  const moment = readAt === null ? new Date() : new Date(readAt);
  return `${dayIn(timeZone, moment)}T${timeIn(timeZone, moment).replaceAll(':', '-')}`;
}
