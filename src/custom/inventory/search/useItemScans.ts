import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { playScanFeedback } from '../../../kit/scan/playScanFeedback.ts';
import { useFindItem, type FoundItem } from './useFindItem.ts';

/** Takes one code after the other, in the order in which they were scanned, and lets hear whether it was found. */
export function useItemScans(onFound: (found: FoundItem) => void, onUnknown?: (code: string) => boolean) {
  const translate = useTranslate();
  const find = useFindItem();
  const [fault, setFault] = useState<string>();
  const waiting = useRef(Promise.resolve());
  const tell = (found: FoundItem | undefined, code: string) => {
    if (found) onFound(found);
    const isTaken = found !== undefined || onUnknown?.(code) === true;
    playScanFeedback(isTaken);
    if (!isTaken) setFault(translate('inventory.search.unknown', { code }));
  };
  const take = (code: string) => {
    setFault(undefined);
    waiting.current = waiting.current
      .then(() => find(code))
      .then((found) => tell(found, code))
      .catch(() => setFault(translate('inventory.search.failed')));
  };
  return { take, fault, forget: () => setFault(undefined) };
}
