import { useNotify, useTranslate } from 'react-admin';
import type { BatchItem } from '../../dataProvider/batch.ts';
import type { BatchItemResult } from '../../schemas/batch.ts';
import type { Model } from '../../schemas/model.ts';
import { undoNotification } from '../undoNotification.tsx';
import { useFailureMessage } from '../useFailureMessage.ts';
import { useReload } from '../useReload.ts';
import type { PlannedChange } from './plan.ts';
import { useBatch } from './useBatch.ts';

/** The result of a bulk edit. */
export interface Outcome {
  /** Number of changed records. */
  done: number;
  /** The refused changes, with the reason. */
  refused: { planned: PlannedChange; answer: BatchItemResult }[];
  /** The changes that were not attempted. */
  open: PlannedChange[];
  /** Why it stopped early. */
  failure?: string;
}

interface Options {
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Writes the planned changes, each only if the record has not changed meanwhile, and offers Undo. */
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

/** Returns the version of a record as its list provides it. */
function versionOf({ modified_date, _etag }: PlannedChange['record']) {
  if (typeof modified_date === 'string') return { modified_date };
  return typeof _etag === 'string' ? { _etag } : {};
}
