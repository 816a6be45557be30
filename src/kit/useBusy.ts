import { useState } from 'react';
import { useNotify } from 'react-admin';

/** Runs an async action with a busy flag; notifies with the message key `failed` if it rejects. */
export function useBusy(failed: string) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const busy = async (act: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await act();
    } catch {
      notify(failed, { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, busy };
}
