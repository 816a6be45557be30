import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOutcomeUnknown, problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import { useReload } from '../../../kit/useReload.ts';
import { stock } from '../../../schemas/inventory/stock.ts';

/**
 * A step that changes stock, done once however often it is sent. Without an answer nobody knows whether it was done:
 * then it stays as it is (`isOpen`), and sending it again finds out.
 * @param failed the message key of a failure that says no more
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
    // What is there may be other than what was shown.
    reload();
    setIsOpen(isUnknown);
    if (found.length > 0) return;
    const message = isUnknown ? 'inventory.unanswered' : reasonOf(error, failed);
    setFailure(translate(message));
    notify(message, { type: 'error' });
  };

  /** Sends it with its key, the same again changes nothing; answers whether it is done. */
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
