import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { RecordSteps } from '../../../dataProvider/steps.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';

interface Request {
  step: string;
  values: Record<string, unknown>;
}

/** Takes steps of a device one after the other, as by scans, each with a key of its own. */
export function useSteps() {
  const { takeStep } = useDataProvider<ReturnType<typeof useDataProvider> & RecordSteps>();
  const notify = useNotify();
  const reload = useReload(ticketDevices);
  const refusal = useFailureMessage(ticketDevices);
  const [failure, setFailure] = useState<string>();
  const take = async (id: string, { step, values }: Request, done: string) => {
    setFailure(undefined);
    try {
      await takeStep(ticketDevices, { step, id, values, key: crypto.randomUUID() });
      notify(done, { type: 'success' });
    } catch (error) {
      setFailure(refusal(error, 'messages.failed'));
    }
    reload();
  };
  return { take, failure };
}
