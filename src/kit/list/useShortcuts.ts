import { useLayoutEffect } from 'react';

const targets: Record<string, string> = {
  '/': '[data-shortcut=search] input',
  n: '[data-shortcut=new]',
};

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/**
 * `/` focuses the search field, `n` opens the create dialog; ignored while typing or in a dialog. A layout effect:
 * useEffect can run up to a second after the buttons appear on a slow machine.
 */
export function useShortcuts() {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const selector = targets[event.key];
      const isTyping = (event.target as HTMLElement).closest(typing);
      if (!selector || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      const target = document.querySelector<HTMLElement>(selector);
      if (!target) return;
      event.preventDefault();
      target.focus(); // The focus returns here when the dialog closes.
      if (!(target instanceof HTMLInputElement)) target.click();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
