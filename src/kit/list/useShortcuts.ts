import { useEffect } from 'react';

const targets: Record<string, string> = {
  '/': '[data-shortcut=search] input',
  n: '[data-shortcut=new]',
};

/** `/` goes to the search field, `n` opens the create dialog; not while something is typed or a dialog is open. */
export function useShortcuts() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const selector = targets[event.key];
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
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
