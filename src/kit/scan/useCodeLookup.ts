import { useRef, useState } from 'react';
import { playScanFeedback } from './playScanFeedback.ts';

/** Takes the codes of a search field. */
export interface CodeLookup {
  take: (code: string) => void;
  /** Why the last code was not taken. */
  failure: string | undefined;
  forget: () => void;
}

/**
 * Looks up scanned codes one after the other, in scan order, and plays a sound for taken or not taken.
 * @param lookUp takes a code; resolves to the reason, in the user's language, if it is not taken
 * @param failed shown when the lookup itself fails
 */
export function useCodeLookup(
  lookUp: (code: string) => Promise<string | undefined>,
  failed: string,
): CodeLookup {
  const [failure, setFailure] = useState<string>();
  const waiting = useRef(Promise.resolve());
  const forget = () => setFailure(undefined);
  const look = async (code: string) => {
    const reason = await lookUp(code);
    playScanFeedback(reason === undefined);
    if (reason !== undefined) setFailure(reason);
  };
  const take = (code: string) => {
    forget();
    waiting.current = waiting.current.then(() => look(code)).catch(() => setFailure(failed));
  };
  return { take, failure, forget };
}
