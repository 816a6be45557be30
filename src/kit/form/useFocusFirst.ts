import { useLayoutEffect, useRef } from 'react';

const fields = [
  'input:not([readonly], [disabled], [type=file], [aria-hidden=true])',
  'textarea:not([readonly], [disabled], [aria-hidden=true])',
  '[role=combobox]:not([aria-disabled=true])',
].join();

/** Where a form becomes editable, its first field takes the focus; at once in a dialog, unless another one has it. */
export function useFocusFirst(isEditable: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    const isFirst = before.current === undefined;
    const isStarting = isEditable && !before.current;
    before.current = isEditable;
    const form = body.current;
    if (!isStarting || !form || (isFirst && !form.closest('[role=dialog]'))) return;
    if (!form.contains(document.activeElement)) form.querySelector<HTMLElement>(fields)?.focus();
  }, [isEditable]);
  return body;
}
