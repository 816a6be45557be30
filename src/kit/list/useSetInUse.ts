import { useQueryClient } from '@tanstack/react-query';
import {
  HttpError,
  type DataProvider,
  useDataProvider,
  useNotify,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useText } from '../../i18n/useText.ts';
import type { RecordBatch } from '../../dataProvider/batch.ts';
import { updateInBatches } from './updateInBatches.ts';
import { activeFlagOf } from '../../schemas/activeFlag.ts';
import { nameOf, type Model } from '../../schemas/model.ts';
import { undoNotification } from '../undoNotification.tsx';
import { useFailureMessage } from '../useFailureMessage.ts';
import { useReload } from '../useReload.ts';

interface Options {
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** A list's record, or only its id. */
export type Switchable = Partial<RaRecord> & { id: Identifier };

/**
 * Activates or deactivates records; stops at the first failure and reports how far it got. Offers Undo if the previous
 * state of all records is known.
 */
export function useSetInUse(model: Model) {
  const dataProvider = useDataProvider<DataProvider & RecordBatch>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const text = useInUseText(model);
  const { property, value } = activeFlagOf(model) ?? { property: '', value: true };
  const refusal = useFailureMessage(model);
  const reload = useReload(model);

  const messageOf = (records: Switchable[], isInUse: boolean) => {
    const [first] = records;
    return records.length === 1 && first && model.label in first
      ? text(isInUse ? 'activated' : 'deactivated', { name: nameOf(model, first) })
      : translate('list.changed', { smart_count: records.length });
  };

  const set = async (records: Switchable[], isInUse: boolean, options: Options = {}, isUndo = false) => {
    const { onProgress, signal } = options;
    const wanted = isInUse === value;
    let done = 0;
    let failure: unknown;
    const count = (changed: number) => {
      done = changed;
      onProgress?.(done);
    };
    try {
      const ids = records.map(({ id }) => id);
      const isSignedIn = await updateInBatches(
        dataProvider,
        model,
        ids,
        { [property]: wanted },
        { onProgress: count, signal },
      );
      if (!isSignedIn) return; // The session has expired: the sign-in appears.
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
    const changed = records.filter((record) => record[property] === !wanted);
    const message = messageOf(records, isInUse);
    if (isUndo || changed.length === 0 || records.some((record) => record[property] === undefined))
      notify(message, { type: 'success' });
    else {
      const turned = changed.map((record) => ({ ...record, [property]: wanted }));
      notify(...undoNotification(message, () => void set(turned, !isInUse, {}, true)));
    }
  };
  return (records: Switchable[], isInUse: boolean, options?: Options) => set(records, isInUse, options);
}

/** Returns the texts for activating and deactivating: the resource's own or the general ones. */
export function useInUseText(model: Model) {
  const text = useText();
  return (key: string, options?: Record<string, string | number>) =>
    text([`resources.${model.name}.${key}`, `list.${key}`], options);
}
