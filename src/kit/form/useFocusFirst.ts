import { useEffect, useRef } from 'react';

/** Where a form becomes editable, its first field takes the focus. */
export function useFocusFirst(readOnly: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(readOnly);
  useEffect(() => {
    const isStarting = before.current && !readOnly;
    before.current = readOnly;
    if (!isStarting) return;
    body.current?.querySelector<HTMLElement>('input:not([readonly], [disabled], [type=file])')?.focus();
  }, [readOnly]);
  return body;
}
