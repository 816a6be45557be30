import { useState } from 'react';
import { useNotify } from 'react-admin';

/** Does what takes a moment; `isBusy` meanwhile, and says `failed`, a message key, where it cannot be done. */
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
