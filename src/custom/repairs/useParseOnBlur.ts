import type { KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';

/** What to put around a field, so that what was typed in words is read once it is left, or the form is sent with Enter. */
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
