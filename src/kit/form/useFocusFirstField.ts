import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';

const fields = [
  'input:not([readonly], [disabled], [type=file], [aria-hidden=true])',
  'textarea:not([readonly], [disabled], [aria-hidden=true])',
  '[role=combobox]:not([aria-disabled=true])',
].join();

/**
 * Focuses the first field when a form becomes editable; in a dialog also on mount, unless another field has the focus.
 * Returns the ref for the form's body, which may mount later than this hook.
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
