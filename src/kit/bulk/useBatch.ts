import { useDataProvider } from 'react-admin';
import { BATCH_SIZE, type BatchItemResult } from '../../schemas/batch.ts';
import type { Model } from '../../schemas/model.ts';
import type { BatchItem, RecordBatch } from '../../dataProvider/batch.ts';
import type { PrefetchProvider } from '../../dataProvider/prefetch.ts';

interface Options {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

export interface Written {
  answers: BatchItemResult[];
  /** Why it stopped early. */
  error?: unknown;
}

/**
 * Writes items of a model in batches of a hundred; stops when aborted or when a call fails, and returns the results so
 * far.
 */
export function useBatch({ name }: Model) {
  const dataProvider = useDataProvider<PrefetchProvider & RecordBatch>();
  return async (items: BatchItem[], { onProgress, signal }: Options = {}): Promise<Written> => {
    const answers: BatchItemResult[] = [];
    try {
      for (let first = 0; first < items.length; first += BATCH_SIZE) {
        if (signal?.aborted) break;
        const { data } = await dataProvider.updateBatch(name, {
          items: items.slice(first, first + BATCH_SIZE),
        });
        if (!Array.isArray(data)) break; // The session has expired: the sign-in appears.
        answers.push(...data);
        onProgress?.(answers.length);
      }
    } catch (error) {
      return { answers, error };
    }
    return { answers };
  };
}
