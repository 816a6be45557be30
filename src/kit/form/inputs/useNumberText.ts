import { useState } from 'react';

interface Typed {
  text: string;
  value: number | string | null;
}

/**
 * Keeps the typed text of a number until blur, then shows it as formatted by `write`. Text that `read` rejects stays as
 * the value: the field is invalid, but nothing is lost.
 */
export function useNumberText(read: (text: string) => number | null, write: (value: number) => string) {
  const [typed, setTyped] = useState<Typed>();
  return {
    format: (value: unknown): string => {
      if (typed && typed.value === value) return typed.text;
      if (typeof value === 'number') return write(value);
      return typeof value === 'string' ? value : '';
    },
    parse: (text: string): number | string | null => {
      const begun = text.trim().replace(/(?<=\d)[.,]$/, '');
      const value = begun === '' ? null : (read(begun) ?? text);
      setTyped({ text, value });
      return value;
    },
    leave: () => setTyped(undefined),
  };
}
