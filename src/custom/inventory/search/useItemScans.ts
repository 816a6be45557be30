import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { playScanFeedback } from '../../../kit/scan/playScanFeedback.ts';
import { useFindItem, type FoundItem } from './useFindItem.ts';

/** Takes one code after the other, in the order in which they were scanned, and lets hear whether it was found. */
export function useItemScans(onFound: (found: FoundItem) => void, onUnknown?: (code: string) => boolean) {
  const translate = useTranslate();
  const find = useFindItem();
  const [failure, setFailure] = useState<string>();
  const waiting = useRef(Promise.resolve());
  const handleResult = (found: FoundItem | undefined, code: string) => {
    if (found) onFound(found);
    const isTaken = found !== undefined || onUnknown?.(code) === true;
    playScanFeedback(isTaken);
    if (!isTaken) setFailure(translate('inventory.search.unknown', { code }));
  };
  const take = (code: string) => {
    setFailure(undefined);
    waiting.current = waiting.current
      .then(() => find(code))
      .then((found) => handleResult(found, code))
      .catch(() => setFailure(translate('inventory.search.failed')));
  };
  return { take, failure, forget: () => setFailure(undefined) };
}
