import { useEffect, useRef } from 'react';

const attributes = ['role', 'tabindex', 'aria-pressed'];

/**
 * The editor library gives every block of the page the role of a button, nested ones inside the row's button. They
 * become groups: the keyboard selects blocks in the outline.
 */
export function useCanvasRoles() {
  const canvas = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const mend = () => {
      for (const block of element.querySelectorAll('[data-puck-component][role=button]')) {
        block.setAttribute('role', 'group');
        block.setAttribute('tabindex', '-1');
      }
      for (const block of element.querySelectorAll('[data-puck-component][aria-pressed]')) {
        block.removeAttribute('aria-pressed');
      }
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: attributes });
    return () => observer.disconnect();
  }, []);
  return canvas;
}
