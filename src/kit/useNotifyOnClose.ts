import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';

/** Notifies once the dialog is closed: screen readers ignore content behind an open dialog. */
export function useNotifyOnClose() {
  const notify = useNotify();
  const say = useRef<() => void>(null);
  useEffect(() => () => say.current?.(), []);
  return (...word: Parameters<typeof notify>) => {
    say.current = () => notify(...word);
  };
}
