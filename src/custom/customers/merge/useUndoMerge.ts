import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify, useTranslate, type TranslateFunction } from 'react-admin';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { useReload } from '../../../kit/useReload.ts';
import { appointments } from '../../../schemas/appointments/appointments.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import type { UnmergeResult } from '../../../schemas/customers/merge.ts';
import { countsText } from './countsText.ts';
import { useCustomerCalls } from '../calls.ts';

/** Undoes a merge, and reports what stays merged. */
export function useUndoMerge() {
  const { undoMerge } = useCustomerCalls();
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload(customers);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => undoMerge({ params: { id } }),
    onSuccess: ({ stayed }) => {
      const left = stayedText(stayed, translate);
      const text = left ? translate('merging.undone_partly', { stayed: left }) : 'merging.undone';
      notify(text, { type: left ? 'warning' : 'success' });
      void queryClient.invalidateQueries({ queryKey: [appointments.name] });
    },
    onError: (error) => notify(reasonOfUndo(error), { type: 'error' }),
    onSettled: reload,
  });
}

function stayedText(
  { fields, addresses, others }: UnmergeResult['stayed'],
  translate: TranslateFunction,
): string {
  return [
    ...fields.map((field) => translate(`resources.customers.fields.${field}`)),
    countsText({ ...(addresses > 0 && { stayed_addresses: addresses }), ...others }, translate),
  ]
    .filter(Boolean)
    .join(', ');
}

function reasonOfUndo(error: unknown): string {
  if (problemsOf(error).some(({ code }) => code === 'merged')) return 'merging.undo_later_first';
  if (problemsOf(error).some(({ code }) => code === 'balance_spent')) return 'merging.undo_spent';
  const isLate = error instanceof HttpError && (error.status === 409 || error.status === 410);
  return isLate ? 'merging.undo_too_late' : reasonOf(error, 'merging.undo_failed');
}
