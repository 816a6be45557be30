import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '../../../kit/form/useErrorText.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { useSendOnce } from '../../../kit/useSendOnce.ts';
import { BATCH_SIZE, type BatchItemResult } from '../../../schemas/batch.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import type { ListedOrder, OrderAction } from './actions.ts';
import { useSalesCalls } from '../calls.ts';

/** The outcome for several orders. */
export interface Outcome {
  done: number;
  refused: { order_no: number; reason: string }[];
}

/** Takes a step of several orders, a hundred per request, each with a key of its own; see `useSendOnce`. */
export function useOrderAction(step: OrderAction, all: ListedOrder[], onDone: (outcome: Outcome) => void) {
  const { takeSteps } = useSalesCalls();
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload(orders);
  const errorText = useErrorText(orders);
  const refusal = useFailureMessage(orders);
  const keys = useRef<string[]>([]);
  const { send, ...state } = useSendOnce({
    failureText: (error) => refusal(error, 'messages.failed'),
    onSettled: reload,
  });

  const reasonOf = ({ status, errors: [first] = [] }: BatchItemResult) =>
    first ? errorText(first) : translate(`bulk.refused.${status}`, { _: translate('bulk.refused.invalid') });

  const act = (values: Record<string, unknown>) =>
    send(async () => {
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
    });
  return { act, ...state };
}
