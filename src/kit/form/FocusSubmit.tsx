import { useEffect, useRef } from 'react';

/** Focuses the submit button of a form in which no field has taken the focus, or Cancel while it is disabled. */
export function FocusSubmit() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest('form');
    if (!form || form.contains(document.activeElement)) return;
    [...form.querySelectorAll<HTMLElement>('.MuiDialogActions-root button:not([disabled])')].at(-1)?.focus();
  }, []);
  return <span hidden ref={mark} />;
}
