import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
} from 'react';
import { afterNextFrame } from '../afterNextFrame.ts';

/**
 * Makes an element below the body modal while mounted: siblings are inert, the page does not scroll, the focus moves in
 * and back afterwards. Escape closes it unless an element above handles the key.
 * @returns event handlers for the element
 */
export function useModal(frame: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  // Read during render: by the time effects run, an autofocused child has the focus.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const own = frame.current;
    if (!own) return undefined;
    if (!own.contains(document.activeElement)) own.querySelector<HTMLElement>('[role=dialog]')?.focus();
    // After the frame that shows the content: it recalculates the styles of the whole page.
    const release = afterNextFrame(() => afterNextFrame(() => makeOthersInert(own)));
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

  // An ancestor in the React tree, such as the menu that opened it, must not handle the key too.
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (!isEscape(event.nativeEvent)) return;
    event.stopPropagation();
    close.current();
  };
  return { onKeyDown };
}

const isEscape = ({ key, defaultPrevented, isComposing }: KeyboardEvent) =>
  key === 'Escape' && !defaultPrevented && !isComposing;

/** Makes the elements before this one inert; later ones are above it. Returns a function that reverts it. */
function makeOthersInert(own: HTMLElement): () => void {
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
