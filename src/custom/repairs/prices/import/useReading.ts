import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { loadCatalog } from '../loadCatalog.ts';
import { problemOf, type Problem } from '../problemOf.ts';
import { openFile } from '../../../../kit/sheet/read/openFile.ts';
import { SheetError } from '../../../../kit/sheet/SheetError.ts';
import type { DamagedAs, Progress } from '../types.ts';
import { readDeleted } from './readDeleted.ts';
import type { Sheet } from './sheet.ts';

type Stage = 'loading' | 'reading' | 'comparing' | 'checking';

export type Reading =
  | { name: 'choosing'; fileName?: string; problem?: Problem; retry?: File }
  | { name: 'reading'; fileName: string; stage: Stage; progress?: Progress }
  | { name: 'read'; sheet: Sheet };

/** Reads the selected file and compares it with the services. Nothing is written. */
export function useReading() {
  const dataProvider = useDataProvider();
  const [reading, setReading] = useState<Reading>({ name: 'choosing' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, signal: AbortSignal, damagedAs?: DamagedAs): Promise<Reading> => {
    const fileName = file.name;
    const refusal = (problem: Problem) => ({ name: 'choosing', fileName, problem }) as const;
    if (!/\.xlsx?$/i.test(fileName)) return refusal({ message: 'priceMatrix.import.wrong_type' });
    const notLoaded = { ...refusal({ message: 'messages.load_failed' }), retry: file };
    const report = (stage: Stage, progress?: Progress) =>
      signal.aborted || setReading({ name: 'reading', fileName, stage, progress });
    const reporting = (stage: Stage) => (progress: Progress) => report(stage, progress);
    const problem = await problemOfFile(file);
    if (problem) return refusal(problem);
    report('loading');
    const catalog = await loadCatalog({ dataProvider, signal, onProgress: reporting('loading') }).catch(
      () => undefined,
    );
    if (!catalog) return notLoaded;
    const { worker } = catalog;
    signal.addEventListener('abort', () => worker.close());
    try {
      if (damagedAs) worker.treatDamaged(damagedAs);
      const { exportedAt } = await worker.read(file, ({ stage, ...progress }) => report(stage, progress));
      const products = await worker.productsOfNew();
      const onProgress = reporting('checking');
      const deleted = await readDeleted({ dataProvider, products, since: exportedAt, onProgress, signal });
      const plan = await worker.markDeleted(deleted);
      const treatDamaged = (how: DamagedAs) => void read(file, how);
      return { name: 'read', sheet: { id: crypto.randomUUID(), fileName, worker, plan, treatDamaged } };
    } catch (error) {
      worker.close();
      return error instanceof SheetError ? refusal(problemOf(error)) : notLoaded;
    }
  };

  const read = async (file: File, damagedAs?: DamagedAs) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const next = await run(file, signal, damagedAs);
    if (!signal.aborted) setReading(next);
  };
  const reset = () => {
    running.current?.abort();
    setReading({ name: 'choosing' });
  };
  return { reading, read: (file: File) => void read(file), reset };
}

/** Detects files that are no spreadsheet before the catalogue is loaded. */
const problemOfFile = (file: File): Promise<Problem | undefined> =>
  openFile(file).then(() => undefined, problemOf);
