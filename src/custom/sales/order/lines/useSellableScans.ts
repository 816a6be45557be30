import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { playScanFeedback } from '../../../../kit/scan/playScanFeedback.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';
import { useSalesCalls } from '../../calls.ts';
import { exactMatch } from './line.ts';

/** Takes one code after the other, in the order in which they were scanned, and lets hear whether it was found. */
export function useSellableScans(location: number | null, onFound: (one: Sellable) => void) {
  const translate = useTranslate();
  const { findSellable } = useSalesCalls();
  const [fault, setFault] = useState<string>();
  const waiting = useRef(Promise.resolve());
  const tell = (found: Sellable[], code: string) => {
    const meant = exactMatch(found);
    if (meant) onFound(meant);
    playScanFeedback(meant !== undefined);
    if (!meant) setFault(translate(hasCode(found) ? 'sales.search.several' : 'sales.search.none', { code }));
  };
  const take = (code: string) => {
    setFault(undefined);
    waiting.current = waiting.current
      .then(() => findSellable(code, location))
      .then((found) => tell(found, code))
      .catch(() => setFault(translate('sales.search.failed')));
  };
  return { take, fault, forget: () => setFault(undefined) };
}

const hasCode = (found: Sellable[]) => found.some(({ is_code }) => is_code);
