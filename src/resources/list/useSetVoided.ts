import { useDataProvider, useNotify, useRefresh, type Identifier } from 'react-admin';
import type { Model } from '../../schemas/model.ts';

export const canVoid = (model: Model) => 'is_voided' in model.schema.properties;

interface Options {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** Activates or deactivates records one after the other; says how many, and stops at the first failure. */
export function useSetVoided(model: Model) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (ids: Identifier[], is_voided: boolean, { onProgress, signal }: Options = {}) => {
    let done = 0;
    try {
      for (const id of ids) {
        if (signal?.aborted) break;
        await dataProvider.updateMany(model.name, { ids: [id], data: { is_voided } });
        done += 1;
        onProgress?.(done);
      }
    } catch {
      // The count below says how far it got.
    }
    refresh();
    if (done === ids.length) notify('list.changed', { type: 'success', messageArgs: { smart_count: done } });
    else notify('list.changed_partly', { type: 'error', messageArgs: { done, total: ids.length } });
  };
}
