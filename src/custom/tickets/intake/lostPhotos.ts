import { createContext, useCallback, useRef } from 'react';
import { useNotify } from 'react-admin';

/** Tells that photos were lost before they were sent, by key. */
export const LostPhotosContext = createContext<(keys: string[]) => void>(() => undefined);

/** Returns what tells once of each photo of an intake that it was lost before it was sent. */
export function useTellLost(): (keys: string[]) => void {
  const notify = useNotify();
  const told = useRef(new Set<string>());
  return useCallback(
    (keys) => {
      const lost = keys.filter((key) => !told.current.has(key));
      if (lost.length === 0) return;
      for (const key of lost) told.current.add(key);
      notify('intake.offline.lost_photos', { type: 'warning', messageArgs: { smart_count: lost.length } });
    },
    [notify],
  );
}
