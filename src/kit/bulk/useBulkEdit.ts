import { useNotify, useTranslate } from 'react-admin';
import type { BatchItem } from '../../dataProvider/batch.ts';
import type { BatchItemResult } from '../../schemas/batch.ts';
import type { Model } from '../../schemas/model.ts';
import { undoNotification } from '../undoNotification.tsx';
import { useFailureMessage } from '../useFailureMessage.ts';
import { useReload } from '../useReload.ts';
import type { PlannedChange } from './plan.ts';
import { useBatch } from './useBatch.ts';

/** What came of a change of many records. */
export interface Outcome {
  /** How many were changed. */
  done: number;
  /** Those that were left alone, and why. */
  refused: { planned: PlannedChange; answer: BatchItemResult }[];
  /** Those that were not asked for any more. */
  open: PlannedChange[];
  /** Why it did not go on. */
  failure?: string;
}

interface Options {
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Writes what is planned for a property of many records, each only if nobody changed it since, and offers Undo. */
export function useBulkEdit(model: Model, property: string) {
  const batch = useBatch(model);
  const notify = useNotify();
  const translate = useTranslate();
  const refusal = useFailureMessage(model);
  const reload = useReload(model);

  const undo = async (items: BatchItem[]) => {
    const { answers, error } = await batch(items);
    reload();
    const done = answers.filter(({ status }) => status === 'updated').length;
    if (error) notify(refusal(error, 'bulk.failed'), { type: 'error' });
    if (done === items.length) notify('bulk.undone', { type: 'success', messageArgs: { smart_count: done } });
    else notify('bulk.undone_partly', { type: 'warning', messageArgs: { done, total: items.length } });
  };

  return async (plan: PlannedChange[], options: Options): Promise<Outcome> => {
    const items = plan.map(({ record, after }) => ({
      id: record.id,
      ...versionOf(record),
      [property]: after,
    }));
    const { answers, error } = await batch(items, options);
    reload();
    const pairs = answers.flatMap((answer, index) => {
      const planned = plan[index];
      return planned ? [{ planned, answer }] : [];
    });
    const isDone = ({ answer: { status } }: (typeof pairs)[number]) =>
      status === 'updated' || status === 'unchanged';
    const changed = pairs.filter(isDone);
    if (changed.length > 0) {
      const back = changed.map(({ planned: { record, before }, answer: { modified_date } }) => ({
        id: record.id,
        ...(modified_date !== undefined && { modified_date }),
        [property]: before,
      }));
      notify(
        ...undoNotification(
          translate('list.changed', { smart_count: changed.length }),
          () => void undo(back),
        ),
      );
    }
    return {
      done: changed.length,
      refused: pairs.filter((one) => !isDone(one)),
      open: plan.slice(answers.length),
      ...(error !== undefined && { failure: refusal(error, 'bulk.failed') }),
    };
  };
}

/** The version of a record as its list pairs it. */
function versionOf({ modified_date, _etag }: PlannedChange['record']) {
  if (typeof modified_date === 'string') return { modified_date };
  return typeof _etag === 'string' ? { _etag } : {};
}
