import { FocusHistory } from './FocusHistory.ts';

/**
 * Keeps the focus on something of use: where the element that had it is removed or disabled (a row that was deleted, a
 * notice that goes, a dialog that closes), and nothing else takes it, the focus goes to what is nearest. Who clicks
 * beside everything loses it on purpose. Answers what ends it.
 */
export function restoreLostFocus(): () => void {
  const trail = new FocusHistory();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) trail.follow(target);
  };
  // What takes the place of what went may take the focus too: it comes first.
  const check = () => {
    timer = undefined;
    if (document.activeElement !== document.body || !trail.isLost) return;
    const next = trail.nearest();
    next?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && timer === undefined) timer = setTimeout(check, settled);
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

/** Milliseconds for what comes next to take the focus by itself. */
const settled = 60;
