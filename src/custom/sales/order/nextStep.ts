import { useEffect, useRef } from 'react';

/** What of a sale that was just rung up comes next: its button has the focus. */
export type NextStep = 'pay' | 'complete' | 'receipt';

/** Of a button: takes the focus once it is its turn. */
export function useFocusNextStep(isNext: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) button.current?.focus();
  }, [isNext]);
  return button;
}
