import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';

/** Returns event handlers that parse a field's text on blur and on Enter, before the form submits. */
export function useParseOnBlur(source: string, take: (text: string) => void) {
  const { getValues } = useFormContext();
  const read = () => {
    const typed: unknown = getValues(source);
    if (typeof typed === 'string' && typed.trim()) take(typed);
  };
  return {
    onBlur: read,
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') read();
    },
  };
}
