import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';

const fields = [
  'input:not([readonly], [disabled], [type=file], [aria-hidden=true])',
  'textarea:not([readonly], [disabled], [aria-hidden=true])',
  '[role=combobox]:not([aria-disabled=true])',
].join();

/**
 * Where a form becomes editable, its first field takes the focus; at once in a dialog, unless another one has it. Answers the
 * ref of the form's body, which a dialog may draw later than who opens it.
 */
export function useFocusFirstField(isEditable: boolean): RefCallback<HTMLDivElement> {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef<boolean>(undefined);
  const follow = () => {
    const form = body.current;
    if (!form) return;
    const isFirst = before.current === undefined;
    const isStarting = isEditable && !before.current;
    before.current = isEditable;
    if (!isStarting || (isFirst && !form.closest('[role=dialog]'))) return;
    if (!form.contains(document.activeElement)) form.querySelector<HTMLElement>(fields)?.focus();
  };
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
    follow();
  });
  return useCallback((form) => {
    body.current = form;
    latest.current();
  }, []);
}
