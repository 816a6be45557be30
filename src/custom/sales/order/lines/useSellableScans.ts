import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { playScanFeedback } from '../../../../kit/scan/playScanFeedback.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';
import { useSalesCalls } from '../../calls.ts';
import { exactMatch } from './line.ts';

/** Looks up scanned codes one after the other, in scan order, and plays a sound for found or not found. */
export function useSellableScans(location: number | null, onFound: (one: Sellable) => void) {
  const translate = useTranslate();
  const { findSellable } = useSalesCalls();
  const [failure, setFailure] = useState<string>();
  const waiting = useRef(Promise.resolve());
  const handleResult = (found: Sellable[], code: string) => {
    const match = exactMatch(found);
    if (match) onFound(match);
    playScanFeedback(match !== undefined);
    if (!match)
      setFailure(translate(hasCode(found) ? 'sales.search.several' : 'sales.search.none', { code }));
  };
  const take = (code: string) => {
    setFailure(undefined);
    waiting.current = waiting.current
      .then(() => findSellable(code, location))
      .then((found) => handleResult(found, code))
      .catch(() => setFailure(translate('sales.search.failed')));
  };
  return { take, failure, forget: () => setFailure(undefined) };
}

const hasCode = (found: Sellable[]) => found.some(({ is_code }) => is_code);
