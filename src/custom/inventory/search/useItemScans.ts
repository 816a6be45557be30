import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { playScanFeedback } from '../../../kit/scan/playScanFeedback.ts';
import { useFindItem, type FoundItem } from './useFindItem.ts';

/** Looks up scanned codes one after the other, in scan order, and plays a sound for found or not found. */
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
