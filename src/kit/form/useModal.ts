import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';

/**
 * Makes an element below the body the only one that can be used, until it goes: what lies behind is inert and does not
 * scroll, the focus comes in and goes back. Escape closes it, unless something above it takes the key.
 * @returns what the element listens to
 */
export function useModal(frame: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  // Before it is drawn: what of it takes the focus by itself has it already when effects run.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const own = frame.current;
    if (!own) return undefined;
    if (!own.contains(document.activeElement)) own.querySelector<HTMLElement>('[role=dialog]')?.focus();
    const release = afterNextFrame(() => holdBack(own));
    return () => {
      release();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [frame, before]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isBelow = frame.current?.inert || frame.current?.getAttribute('aria-hidden') === 'true';
      if (isEscape(event) && !isBelow) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [frame]);

  // What it stands in, such as a menu that opened it, must not take the key as well.
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (!isEscape(event.nativeEvent)) return;
    event.stopPropagation();
    close.current();
  };
  return { onKeyDown };
}

const isEscape = ({ key, defaultPrevented, isComposing }: KeyboardEvent) =>
  key === 'Escape' && !defaultPrevented && !isComposing;

/** Keeps everything behind this element from being used; what came after it lies above. Answers what gives it free. */
function holdBack(own: HTMLElement): () => void {
  const { body } = document;
  const all = [...body.children];
  const others = all
    .slice(0, all.indexOf(own))
    .filter(
      (one): one is HTMLElement => one instanceof HTMLElement && !one.inert && !one.hasAttribute('aria-live'),
    );
  for (const one of others) one.inert = true;
  const { overflow, paddingRight } = body.style;
  const scrollbar = innerWidth - document.documentElement.clientWidth;
  Object.assign(body.style, {
    overflow: 'hidden',
    paddingRight: scrollbar > 0 ? `${scrollbar}px` : paddingRight,
  });
  return () => {
    for (const one of others) one.inert = false;
    Object.assign(body.style, { overflow, paddingRight });
  };
}

/** Does it once what is there now has been drawn, which it would delay; answers what undoes it or calls it off. */
function afterNextFrame(act: () => () => void): () => void {
  let undo: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      undo = act();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    undo?.();
  };
}
