import { useMutation } from '@tanstack/react-query';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { lastChangeOf, problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { undoNotification } from '../../../kit/undoNotification.tsx';
import { useReload } from '../../../kit/useReload.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import type { MergeChoices, MergeSide } from '../../../schemas/customers/merge.ts';
import { nameOf } from '../../../schemas/model.ts';
import { useCustomerCalls } from '../calls.ts';
import { useUndoMerge } from './useUndoMerge.ts';

interface Merging extends MergeChoices {
  kept: MergeSide;
  merged: MergeSide;
}

interface MergeOptions {
  onMerged: (keptId: string) => void;
  /** Called if one of the two was changed since they were shown. */
  onStale: () => void;
}

/** Merges two customers as shown, and offers to undo it. */
export function useMerge({ onMerged, onStale }: MergeOptions) {
  const { mergeCustomers } = useCustomerCalls();
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload(customers);
  const undo = useUndoMerge();
  return useMutation({
    mutationFn: ({ kept, merged, ...choices }: Merging) =>
      mergeCustomers({ body: { kept: versionOf(kept), merged: versionOf(merged), ...choices } }),
    onSuccess: ({ id }, { kept, merged }) => {
      const names = { kept: nameOf(customers, { ...kept }), merged: nameOf(customers, { ...merged }) };
      notify(...undoNotification(translate('merging.done', names), () => undo.mutate(id)));
      reload();
      onMerged(kept.id);
    },
    onError: (error) => {
      if (error instanceof HttpError && error.status === 412) {
        const by = lastChangeOf(error)?.by;
        onStale();
        notify([by, translate('merging.stale')].filter(Boolean).join(': '), { type: 'warning' });
        return;
      }
      const isGone = problemsOf(error).some(({ code }) => code === 'merged');
      if (isGone) reload();
      notify(isGone ? 'merging.gone' : reasonOf(error, 'merging.failed'), { type: 'error' });
    },
  });
}

const versionOf = ({ id, etag }: MergeSide) => ({ id, etag });
