import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOutcomeUnknown, problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { useReload } from '../../../kit/useReload.ts';
import { stock } from '../../../schemas/inventory/stock.ts';

/**
 * Takes a step that changes stock once, however often it is sent. Without an answer it is unknown whether it was
 * processed: the values stay fixed (`isOpen`), and sending them again finds out.
 * @param failed message key of a failure without a reason
 */
export function useStep(failed: string) {
  const notify = useNotify();
  const translate = useTranslate();
  const reload = useReload(stock);
  const [key] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<ValidationError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const isSending = useRef(false);
  const isSaved = useRef(false);

  const fail = (error: unknown) => {
    const isUnknown = isOutcomeUnknown(error);
    const found = problemsOf(error);
    setProblems(found);
    // The stock may differ from what was shown.
    reload();
    setIsOpen(isUnknown);
    if (found.length > 0) return;
    const message = isUnknown ? 'inventory.unanswered' : reasonOf(error, failed);
    setFailure(translate(message));
    notify(message, { type: 'error' });
  };

  /** Sends the request with its idempotency key; returns whether it succeeded. */
  const take = async (send: (key: string) => Promise<unknown>): Promise<boolean> => {
    if (isSending.current || isSaved.current) return false;
    isSending.current = true;
    setFailure(undefined);
    try {
      await send(key);
      isSaved.current = true;
      reload();
    } catch (error) {
      fail(error);
    } finally {
      isSending.current = false;
    }
    return isSaved.current;
  };
  return { take, problems, failure, isOpen, isSaved };
}
