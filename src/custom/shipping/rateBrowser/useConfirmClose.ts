import { useRef, useState, type RefObject } from 'react';
import type { RateBrowserProps, RateBrowserStart } from './props.ts';

/** What the form tells of itself to those who would close it. */
export interface Leaving {
  /** Takes what answers whether something was typed. */
  tellTyped: (isTyped: () => boolean) => void;
  /** There is nothing left to lose. */
  settle: () => void;
  isSaved: RefObject<boolean>;
}

export interface BrowserProps extends Omit<RateBrowserProps, 'start'> {
  start: RateBrowserStart;
  leaving: Leaving;
}

/** Closes a dialog, after a question where something would be lost. */
export function useLeaving(onClose: () => void) {
  const isTyped = useRef<() => boolean>(() => false);
  const isSaved = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const [leaving] = useState<Leaving>(() => ({
    isSaved,
    tellTyped: (told) => {
      isTyped.current = told;
    },
    settle: () => {
      isSaved.current = true;
    },
  }));
  const close = () => {
    if (isTyped.current() && !isSaved.current) setIsAsking(true);
    else onClose();
  };
  const question = isAsking && {
    onConfirm: () => {
      setIsAsking(false);
      leaving.settle();
      onClose();
    },
    onCancel: () => setIsAsking(false),
  };
  return { leaving, close, question };
}
