import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PrefetchProvider } from '../../../dataProvider/prefetch.ts';
import type { RecordSteps } from '../../../dataProvider/steps.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import type { Tell } from '../../../schemas/messageRules/tell.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';

export type HandOverValues = {
  collected_by: string | null;
  /** What the customer is told; null: nobody was asked. */
  tell: Tell | null;
};

/** Hands over devices one after the other, each once; stops at the first that is refused. */
export function useHandOver() {
  const { takeStep } = useDataProvider<PrefetchProvider & RecordSteps>();
  const failureText = useFailureMessage(ticketDevices);
  const reloadDevices = useReload(ticketDevices);
  const reloadTickets = useReload(tickets);
  /** Keys by device: a retry after a lost response has no further effect. */
  const keys = useRef(new Map<string, string>());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Returns how many are handed over. */
  const handOver = async (ids: string[], values: HandOverValues): Promise<number> => {
    if (isBusy) return 0;
    setIsBusy(true);
    setFailure(undefined);
    let count = 0;
    try {
      for (const id of ids) {
        const use = `${id} ${JSON.stringify(values)}`;
        const key = keys.current.get(use) ?? crypto.randomUUID();
        keys.current.set(use, key);
        await takeStep(ticketDevices, { step: 'handOver', id, key, values });
        keys.current.delete(use);
        count += 1;
      }
    } catch (error) {
      setFailure(failureText(error, 'messages.failed'));
    } finally {
      reloadDevices();
      reloadTickets();
      setIsBusy(false);
    }
    return count;
  };
  return { handOver, isBusy, failure };
}
