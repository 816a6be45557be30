import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { saveFile } from '../../../resources/export/saveFile.ts';
import { openCatalog } from '../openCatalog.ts';
import type { Progress } from '../types.ts';

export type ExportState =
  { phase: 'idle' | 'failed' | 'empty' } | { phase: 'loading' | 'writing'; progress?: Progress };

/** Fetches the catalogue, writes it as a sheet, and hands it over whole or not at all. */
export function useExport(onDone: () => void) {
  const { store_id: storeId } = useSession().who;
  const notify = useNotify();
  const [state, setState] = useState<ExportState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal): Promise<ExportState> => {
    const report = (phase: 'loading' | 'writing') => (progress: Progress) =>
      signal.aborted || setState({ phase, progress });
    const { worker, products, readAt } = await openCatalog({
      storeId,
      signal,
      onProgress: report('loading'),
    });
    signal.addEventListener('abort', () => worker.close());
    try {
      if (products === 0) return { phase: 'empty' };
      setState({ phase: 'writing' });
      const file = await worker.write(readAt, report('writing'));
      signal.throwIfAborted();
      saveFile(file, `service_price_sheet_${readAt.slice(0, 19).replaceAll(':', '-')}.xlsx`);
      notify('priceMatrix.export.done', { type: 'success', messageArgs: { smart_count: products } });
      onDone();
      return { phase: 'idle' };
    } finally {
      worker.close();
    }
  };

  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setState({ phase: 'loading' });
    const end = await run(signal).catch((): ExportState => ({ phase: 'failed' }));
    if (!signal.aborted) setState(end);
  };
  const cancel = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  return { state, start: () => void start(), cancel };
}
