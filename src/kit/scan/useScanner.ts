import { useEffect, useRef, type RefObject } from 'react';
import { codeText } from './codeText.ts';
import { keystrokes } from './keystrokes.ts';
import { useScannerPrefix } from './useScannerPrefix.ts';

/** Fields with this attribute handle scans themselves. */
export const scanTarget = { 'data-takes-codes': '' };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Receives scans while the focus is outside code fields. Another focused field gets its previous value back.
 * @param region element that wants the codes; ignored while a dialog covers it
 */
export function useScanner(
  region: RefObject<HTMLElement | null>,
  onCode: (code: string) => void,
  isOn = true,
): void {
  const [prefix] = useScannerPrefix();
  const latestOnCode = useRef(onCode);
  useEffect(() => {
    latestOnCode.current = onCode;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const take = keystrokes(prefix);
    /** The focused field's value before each key of the sequence. */
    let before: ({ field: Field; value: string } | undefined)[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isCovered(region.current) || target.closest('[data-takes-codes]')) return;
      const { code, index } = take(event, isTypedInto(target));
      if (code === undefined) {
        if (index !== undefined) {
          const held = isField(target) ? { field: target, value: target.value } : undefined;
          before = [...before.slice(0, index), held];
        }
        return;
      }
      // Prevents submitting a form or pressing a button.
      event.preventDefault();
      event.stopPropagation();
      const held = before[index ?? 0];
      if (held) restore(held.field, held.value);
      const text = codeText(code);
      if (text) latestOnCode.current(text);
    };
    // Capture phase, before any other handler.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [region, isOn, prefix]);
}

const isCovered = (element: HTMLElement | null) =>
  !element || element.closest('[inert], [aria-hidden=true]') !== null;

const isTypedInto = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(element.type));

const isField = (element: HTMLElement): element is Field =>
  element instanceof HTMLSelectElement || isTypedInto(element);

/** Sets the value and dispatches native input and change events, so that React sees it. */
function restore(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
