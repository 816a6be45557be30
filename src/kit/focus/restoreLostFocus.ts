import { FocusHistory } from './FocusHistory.ts';

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
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && timer === undefined)
      timer = setTimeout(check, settleDelay);
  });
  document.addEventListener('focusin', onFocus);
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
  };
}

/** Time for the replacement to take the focus itself, in milliseconds. */
const settleDelay = 60;
