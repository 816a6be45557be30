import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import type { RecordSteps } from '../../../dataProvider/steps.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';

interface Request {
  step: string;
  values: Record<string, unknown>;
  /** What is said when it is done. */
  done: string;
}

/** Takes steps of a device one after the other, as by scans, each with a key of its own. */
export function useSteps() {
  const { takeStep } = useDataProvider<ReturnType<typeof useDataProvider> & RecordSteps>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reload = useReload(ticketDevices);
  const refusal = useFailureMessage(ticketDevices);
  const [failure, setFailure] = useState<string>();
  /** Decides on the step when it is its turn, as the one before may have changed what is to be done. */
  const take = async (id: string, decide: () => Promise<Request>) => {
    setFailure(undefined);
    try {
      const { step, values, done } = await decide();
      const { data } = await takeStep(ticketDevices, { step, id, values, key: crypto.randomUUID() });
      // The next step is based on this version, even before the page is read again.
      queryClient.setQueriesData<RaRecord>({ queryKey: [ticketDevices.name, 'getOne'] }, (shown) =>
        shown?.id === id ? { ...shown, ...data } : shown,
      );
      notify(done, { type: 'success' });
    } catch (error) {
      setFailure(refusal(error, 'messages.failed'));
    }
    reload();
  };
  return { take, failure };
}
