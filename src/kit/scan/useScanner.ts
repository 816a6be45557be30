import { useEffect, useRef, type RefObject } from 'react';
import { codeText } from './codeText.ts';
import { keystrokes } from './keystrokes.ts';

/** Fields with this attribute take codes themselves. */
export const takesCodes = { 'data-takes-codes': '' };

type Editable = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hands over what a scanner types while the focus is not in a field for codes. Where it is in another field, that gets back
 * what it held before.
 * @param region stands where the codes are wanted: while a dialog lies over it, they are not
 */
export function useScanner(
  region: RefObject<HTMLElement | null>,
  onCode: (code: string) => void,
  isOn = true,
): void {
  const handOver = useRef(onCode);
  useEffect(() => {
    handOver.current = onCode;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const take = keystrokes();
    let before: { field: Editable; value: string } | undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isCovered(region.current) || target.closest('[data-takes-codes]')) return;
      const { code, isFirst } = take(event, isEditable(target));
      if (isFirst) before = isEditable(target) ? { field: target, value: target.value } : undefined;
      if (code === undefined) return;
      // Neither a form is sent nor a button pressed.
      event.preventDefault();
      event.stopPropagation();
      if (before) restore(before.field, before.value);
      handOver.current(codeText(code));
    };
    // Before anything else hears of it.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [region, isOn]);
}

const isCovered = (element: HTMLElement | null) =>
  !element || element.closest('[inert], [aria-hidden=true]') !== null;

const isEditable = (element: HTMLElement): element is Editable =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(element.type));

/** As if it were typed, so that whoever holds the field's value hears of it. */
function restore(field: Editable, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Editable;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
