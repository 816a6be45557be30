import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify, type Identifier } from 'react-admin';
import { writableKeys, type Model } from '../../schemas/model.ts';
import { useRefusal } from '../useRefusal.ts';
import { useReload } from '../useReload.ts';

export const canVoid = (model: Model) => writableKeys(model).includes('is_voided');

interface Options {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** Activates or deactivates records one after the other; stops at the first failure and says why and how far it got. */
export function useSetVoided(model: Model) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refusal = useRefusal(model);
  const reload = useReload(model);
  return async (ids: Identifier[], is_voided: boolean, { onProgress, signal }: Options = {}) => {
    let done = 0;
    let failure: unknown;
    try {
      for (const id of ids) {
        if (signal?.aborted) break;
        const { data = [] } = await dataProvider.updateMany(model.name, { ids: [id], data: { is_voided } });
        if (data.length === 0) return; // The session has ended: the sign-in shows.
        done += 1;
        onProgress?.(done);
      }
    } catch (error) {
      failure = error;
    }
    reload();
    if (failure instanceof HttpError) {
      notify(refusal(failure, failure.message), { type: 'error' });
      if (failure.status === 403) void queryClient.invalidateQueries({ queryKey: ['session'] });
    }
    if (done === ids.length) notify('list.changed', { type: 'success', messageArgs: { smart_count: done } });
    else if (ids.length > 1)
      notify('list.changed_partly', { type: 'warning', messageArgs: { done, total: ids.length } });
  };
}
