import { parseAmount, parseDollars } from '../../../../../../schemas/amounts.ts';
import { bounds } from '../../../../../../schemas/repairs/repairTerms.ts';
import type { Content } from '../../../../../../kit/sheet/read/content.ts';
import type { Reading } from '../../../../../../kit/sheet/read/reading.ts';

const callForQuote = new Set(['call', 'call for quote', 'n/a', 'none', 'sur demande', 'prix sur demande']);

/** Whether the text means a price on request. */
export const asksForQuote = (text: string) => callForQuote.has(text.trim().toLowerCase());

/** Prefixes of an amount that are ignored. */
const words = /^(?:starts at|starting at|from|à partir de|dès)(?=[\s:$\d])\s*:?\s*/i;

const reasons = {
  ambiguous: 'priceSheet.reasons.cost_ambiguous',
  negative: 'priceSheet.reasons.cost_negative',
  unclear: 'priceSheet.reasons.cost',
};

/** Parses a price in dollars, null for a price on request (contract 4 §5). */
export function readCost(content: Content): Reading<number | null> {
  if (content === null) return { value: null };
  if (typeof content === 'number') return bounded(content);
  if (asksForQuote(content)) return { value: null };
  const cost = parseDollars(content.replace(words, ''));
  return typeof cost === 'number' ? bounded(cost) : { invalid: reasons[cost] };
}

/** Parses a price typed into a field, in dollars. Returns null if it is none. */
export const readTypedCost = (text: string): number | null => parseAmount(text.replace(words, ''));

function bounded(cost: number): Reading<number> {
  if (!(cost >= 0)) return { invalid: 'priceSheet.reasons.cost_negative' };
  if (cost > bounds.cost) return { invalid: 'priceSheet.reasons.cost_maximum' };
  const value = Math.round(cost * 100) / 100;
  const isRounded = Math.abs(value - cost) > 1e-6;
  return isRounded ? { value, warning: 'priceSheet.reasons.cost_rounded' } : { value };
}
