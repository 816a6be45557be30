import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the focus on a card that another column gets; its element is replaced then. */
export function useKeptFocus(board: RefObject<HTMLElement | null>): void {
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = (target as HTMLElement).closest<HTMLElement>('[data-card]')?.dataset.card;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(focused.current)}"] a`)?.focus();
  });
}
