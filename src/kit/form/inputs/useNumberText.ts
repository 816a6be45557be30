import { useState } from 'react';

interface Typed {
  text: string;
  value: number | string | null;
}

/**
 * What is typed into a field for a number. It stands as it was typed until the field is left, then as `write` has it.
 * What `read` does not understand stays, as the text that it is: then the field is not valid, and nothing is lost.
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
