import { useEffect, useRef } from 'react';

/** The next step of a sale that was just rung up; its button has the focus. */
export type NextStep = 'pay' | 'complete' | 'receipt';

/** Returns a ref that focuses its button when `isNext` becomes true. */
export function useFocusNextStep(isNext: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) button.current?.focus();
  }, [isNext]);
  return button;
}
