import { useRef, useState, type RefObject } from 'react';
import type { RateBrowserProps, RateBrowserDefaults } from './props.ts';

/** What the form tells of itself to those who would close it. */
export interface CloseGuard {
  /** Takes what answers whether something was typed. */
  reportDirty: (isTyped: () => boolean) => void;
  /** There is nothing left to lose. */
  markSaved: () => void;
  isSaved: RefObject<boolean>;
}

export interface BrowserProps extends Omit<RateBrowserProps, 'start'> {
  start: RateBrowserDefaults;
  closeGuard: CloseGuard;
}

/** Closes a dialog, after a question where something would be lost. */
export function useConfirmClose(onClose: () => void) {
  const isTyped = useRef<() => boolean>(() => false);
  const isSaved = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  const [closeGuard] = useState<CloseGuard>(() => ({
    isSaved,
    reportDirty: (check) => {
      isTyped.current = check;
    },
    markSaved: () => {
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
      closeGuard.markSaved();
      onClose();
    },
    onCancel: () => setIsAsking(false),
  };
  return { closeGuard, close, question };
}
