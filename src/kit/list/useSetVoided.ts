import { useQueryClient } from '@tanstack/react-query';
import {
  HttpError,
  useDataProvider,
  useNotify,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { nameOf, writableKeys, type Model } from '../../schemas/model.ts';
import { undoable } from '../undoable.tsx';
import { useRefusal } from '../useRefusal.ts';
import { useReload } from '../useReload.ts';

export const canVoid = (model: Model) => writableKeys(model).includes('is_voided');

interface Options {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** A record as a list knows it, or its id alone. */
export type Voidable = Partial<RaRecord> & { id: Identifier };

/**
 * Activates or deactivates records one after the other; stops at the first failure and says why and how far it got.
 * What is done can be undone for those whose state before is known.
 */
export function useSetVoided(model: Model) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const refusal = useRefusal(model);
  const reload = useReload(model);

  const told = (records: Voidable[], is_voided: boolean) => {
    const [first] = records;
    return records.length === 1 && first && model.label in first
      ? translate(is_voided ? 'list.deactivated' : 'list.activated', {
          name: nameOf(model, first),
        })
      : translate('list.changed', { smart_count: records.length });
  };

  const set = async (records: Voidable[], is_voided: boolean, options: Options = {}, isUndo = false) => {
    const { onProgress, signal } = options;
    let done = 0;
    let failure: unknown;
    try {
      for (const { id } of records) {
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
    if (done < records.length) {
      if (records.length > 1)
        notify('list.changed_partly', { type: 'warning', messageArgs: { done, total: records.length } });
      return;
    }
    const changed = records.filter((record) => record.is_voided === !is_voided);
    const text = told(records, is_voided);
    if (isUndo || changed.length === 0 || records.some((record) => record.is_voided === undefined))
      notify(text, { type: 'success' });
    else notify(...undoable(text, () => void set(changed.map(turned), !is_voided, {}, true)));
  };
  return (records: Voidable[], is_voided: boolean, options?: Options) => set(records, is_voided, options);
}

const turned = (record: Voidable): Voidable => ({ ...record, is_voided: !record.is_voided });
