import { useLayoutEffect } from 'react';

const targets: Record<string, string> = {
  '/': '[data-shortcut=search] input',
  n: '[data-shortcut=new]',
};

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/**
 * `/` goes to the search field, `n` opens the create dialog; not while something is typed or a dialog is open. They work as
 * soon as the buttons show: an effect that waits for the paint comes up to a second later on a slow machine.
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
      target.focus(); // Closing a dialog brings the focus back here.
      if (!(target instanceof HTMLInputElement)) target.click();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
