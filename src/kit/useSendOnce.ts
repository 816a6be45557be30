import { useRef, useState } from 'react';
import { isOutcomeUnknown, problemsOf } from '../dataProvider/errors.ts';
import type { ValidationError } from '../schemas/validate.ts';

interface Options {
  /** Returns the text of a failed request. */
  failureText: (error: unknown) => string;
  /** Called after each request, whatever its outcome. */
  onSettled: () => void;
}

/**
 * Sends a request exactly once: retries after a lost response use the same idempotency key, and `send` does nothing
 * while one is on its way. Returns `failure` with its `problems`, and `isOpen` while the outcome is unknown, when the
 * input must stay as sent.
 */
export function useSendOnce({ failureText, onSettled }: Options) {
  const [key] = useState(() => crypto.randomUUID());
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<ValidationError[]>([]);

  /** Returns whether the request succeeded. */
  const send = async (
    request: (key: string) => Promise<unknown>,
    onFailure?: (error: unknown) => Promise<void> | void,
  ): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await request(key);
      return true;
    } catch (error) {
      setIsOpen(isOutcomeUnknown(error));
      setFailure(failureText(error));
      setProblems(problemsOf(error));
      await onFailure?.(error);
      return false;
    } finally {
      onSettled();
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy, isOpen, failure, problems };
}
