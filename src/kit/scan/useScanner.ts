import { useEffect, useRef, type RefObject } from 'react';
import { codeText } from './codeText.ts';
import { keystrokes } from './keystrokes.ts';
import { useScannerPrefix } from './useScannerPrefix.ts';

/** Fields with this attribute take codes themselves. */
export const scanTarget = { 'data-takes-codes': '' };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
  const [prefix] = useScannerPrefix();
  const handOver = useRef(onCode);
  useEffect(() => {
    handOver.current = onCode;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const take = keystrokes(prefix);
    /** What the field with the focus held before each key of the row. */
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
      // Neither a form is sent nor a button pressed.
      event.preventDefault();
      event.stopPropagation();
      const held = before[index ?? 0];
      if (held) restore(held.field, held.value);
      const text = codeText(code);
      if (text) handOver.current(text);
    };
    // Before anything else hears of it.
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

/** As if it were typed or chosen, so that whoever holds the field's value hears of it. */
function restore(field: Field, value: string): void {
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
