import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOutcomeUnknown } from '../../../dataProvider/errors.ts';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { BATCH_SIZE, type BatchItemResult } from '../../../schemas/batch.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import type { ListedOrder, OrderAction } from './actions.ts';
import { useSalesCalls } from '../calls.ts';

/** The outcome for several orders. */
export interface Outcome {
  done: number;
  refused: { order_no: number; reason: string }[];
}

/**
 * Takes a step of several orders, a hundred per request; requests without an answer are retried with the same keys.
 * `isOpen`: it is unknown whether the last request was processed, so the sent values stay fixed.
 */
export function useOrderAction(step: OrderAction, all: ListedOrder[], onDone: (outcome: Outcome) => void) {
  const { takeSteps } = useSalesCalls();
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload(orders);
  const errorText = useErrorText(orders);
  const refusal = useFailureMessage(orders);
  const keys = useRef<string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();

  const reasonOf = ({ status, errors: [first] = [] }: BatchItemResult) =>
    first ? errorText(first) : translate(`bulk.refused.${status}`, { _: translate('bulk.refused.invalid') });

  const act = async (values: Record<string, unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const answers: BatchItemResult[] = [];
      for (let first = 0; first < all.length; first += BATCH_SIZE) {
        const key = (keys.current[first / BATCH_SIZE] ??= crypto.randomUUID());
        const ids = all.slice(first, first + BATCH_SIZE).map(({ id }) => id);
        answers.push(...(await takeSteps({ step, ids, key, values })));
      }
      const numbers = new Map(all.map(({ id, order_no }) => [id, order_no]));
      const refused = answers.filter(({ status }) => status !== 'updated');
      const done = answers.length - refused.length;
      if (done > 0)
        notify(`salesList.actions.${step}.done`, { type: 'success', messageArgs: { smart_count: done } });
      onDone({
        done,
        refused: refused.map((answer) => ({
          order_no: numbers.get(answer.id ?? '') ?? 0,
          reason: reasonOf(answer),
        })),
      });
    } catch (error) {
      setIsOpen(isOutcomeUnknown(error));
      setFailure(refusal(error, 'messages.failed'));
    } finally {
      reload();
      setIsBusy(false);
    }
  };
  return { act, isBusy, isOpen, failure };
}
