import { useCallback, useEffect, useRef, useState } from 'react';

const delay = 150;
const pending = new Map<object, () => void>();

/** Hands over at once what is being typed anywhere. */
export function flushInput(): void {
  for (const flush of pending.values()) flush();
}

interface Typed<T> {
  text: string;
  /** The value that was typed over, and the one it became. */
  over: T;
  sent?: T;
}

/**
 * What is being typed into a field: kept locally, so that a keystroke draws nothing else, and handed over when typing
 * pauses, when the field is left and when it goes away. A value that somebody else changes meanwhile wins.
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
      // What was handed over may be on its way back still.
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

/** The same for a text; an empty one is none. */
export const useDebouncedText = (
  value: string | undefined,
  onChange: (value: string | undefined) => void,
  clean = fromText,
) => useDebouncedInput(value, onChange, asText, clean);
