import { useRef, useState, type RefObject } from 'react';
import type { RateBrowserProps, RateBrowserDefaults } from './props.ts';

/** What the form reports to the dialog that would close it. */
export interface CloseGuard {
  /** Registers the check for unsaved input. */
  reportDirty: (isTyped: () => boolean) => void;
  /** Marks the form as saved, so that closing needs no confirmation. */
  markSaved: () => void;
  isSaved: RefObject<boolean>;
}

export interface BrowserProps extends Omit<RateBrowserProps, 'start'> {
  start: RateBrowserDefaults;
  closeGuard: CloseGuard;
}

/** Closes a dialog, after confirmation if input would be lost. */
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
