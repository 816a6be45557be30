import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';

/** Notifies once the dialog is gone: as long as it is open, screen readers hear nothing of what lies behind it. */
export function useNotifyOnClose() {
  const notify = useNotify();
  const say = useRef<() => void>(null);
  useEffect(() => () => say.current?.(), []);
  return (...word: Parameters<typeof notify>) => {
    say.current = () => notify(...word);
  };
}
