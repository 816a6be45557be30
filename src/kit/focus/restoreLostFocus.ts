import { FocusHistory } from './FocusHistory.ts';

/** Where the focus was moved to, until a key or the pointer is used. */
let substitute: Element | undefined;

/** Whether an element has the focus only because the focused one was removed: whoever knows a better place may take it. */
export const isSubstitute = (element: Element): boolean => element === substitute;

/**
 * Moves the focus to the nearest usable element when the focused one is removed or disabled (a deleted row, a dismissed
 * notification, a closed dialog) and nothing else takes it. A click on the background still clears the focus. Returns
 * the function that stops it.
 */
export function restoreLostFocus(): () => void {
  const history = new FocusHistory();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) history.follow(target);
  };
  // A replacement that focuses itself takes precedence.
  const check = () => {
    timer = undefined;
    if (document.activeElement !== document.body || !history.isLost) return;
    const next = history.nearest();
    next?.focus({ preventScroll: true });
    substitute = next;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && timer === undefined)
      timer = setTimeout(check, settleDelay);
  });
  document.addEventListener('focusin', onFocus);
  for (const type of used) document.addEventListener(type, forget, true);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert', 'aria-hidden'],
  });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    for (const type of used) document.removeEventListener(type, forget, true);
  };
}

const forget = () => {
  substitute = undefined;
};

/** Events by which somebody makes the focus their own. */
const used = ['keydown', 'pointerdown', 'input'];

/** Time for the replacement to take the focus itself, in milliseconds. */
const settleDelay = 60;
