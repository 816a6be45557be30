import { useCallback, useEffect, useRef, useState } from 'react';

const delay = 150;
const pending = new Map<object, () => void>();

/** Passes on pending input of all fields at once. */
export function flushInput(): void {
  for (const flush of pending.values()) flush();
}

interface Typed<T> {
  text: string;
  /** The value before typing, and the value passed on. */
  over: T;
  sent?: T;
}

/**
 * Keeps a field's input in local state, so that a keystroke renders nothing else, and passes it on when typing pauses,
 * on blur and on unmount. A value changed from outside wins.
 */
export function useDebouncedInput<T>(
  value: T,
  onChange: (value: T) => void,
  toText: (value: T) => string,
  fromText: (text: string) => T,
) {
  const [typed, setTyped] = useState<Typed<T>>();
  const isCurrent = typed && (value === typed.over || value === typed.sent);
  const latest = useRef({ value, onChange, fromText });
  useEffect(() => {
    latest.current = { value, onChange, fromText };
  });
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  const flush = useCallback(() => {
    const text = waiting.current?.text;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    pending.delete(waiting);
    if (text === undefined) return;
    const next = latest.current.fromText(text);
    setTyped((now) => now && { ...now, sent: next });
    if (next !== latest.current.value) latest.current.onChange(next);
  }, []);
  useEffect(() => flush, [flush]);

  const type = useCallback(
    (text: string) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { text, timer: setTimeout(flush, delay) };
      pending.set(waiting, flush);
      // The value passed on may not have come back yet.
      setTyped((now) => ({ text, over: latest.current.value, sent: now?.sent }));
    },
    [flush],
  );
  const leave = useCallback(() => {
    flush();
    setTyped(undefined);
  }, [flush]);
  return { text: typed && isCurrent ? typed.text : toText(value), type, flush, leave };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const fromText = (text: string): string | undefined => text || undefined;

/** Debounced text input. Empty text is undefined. */
export const useDebouncedText = (
  value: string | undefined,
  onChange: (value: string | undefined) => void,
  clean = fromText,
) => useDebouncedInput(value, onChange, asText, clean);
