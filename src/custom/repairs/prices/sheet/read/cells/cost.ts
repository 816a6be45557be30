import { parseAmount, parseDollars } from '../../../../../../schemas/amounts.ts';
import { bounds } from '../../../../../../schemas/repairs/repairTerms.ts';
import type { Content } from '../../../../../../kit/sheet/read/content.ts';
import type { Reading } from '../../../../../../kit/sheet/read/reading.ts';

const callForQuote = new Set(['call', 'call for quote', 'n/a', 'none', 'sur demande', 'prix sur demande']);

/** Words for a price to ask for, instead of one. */
export const asksForQuote = (text: string) => callForQuote.has(text.trim().toLowerCase());

/** Words before an amount, which say no more than that it is a price. */
const words = /^(?:starts at|starting at|from|à partir de|dès)(?=[\s:$\d])\s*:?\s*/i;

const reasons = {
  ambiguous: 'priceSheet.reasons.cost_ambiguous',
  negative: 'priceSheet.reasons.cost_negative',
  unclear: 'priceSheet.reasons.cost',
};

/** A price in dollars, null for one to ask for (contract 4 §5). */
export function readCost(content: Content): Reading<number | null> {
  if (content === null) return { value: null };
  if (typeof content === 'number') return bounded(content);
  if (asksForQuote(content)) return { value: null };
  const cost = parseDollars(content.replace(words, ''));
  return typeof cost === 'number' ? bounded(cost) : { invalid: reasons[cost] };
}

/** A price as it is typed into a field, in dollars; null for what is none. */
export const readTypedCost = (text: string): number | null => parseAmount(text.replace(words, ''));

function bounded(cost: number): Reading<number> {
  if (!(cost >= 0)) return { invalid: 'priceSheet.reasons.cost_negative' };
  if (cost > bounds.cost) return { invalid: 'priceSheet.reasons.cost_maximum' };
  const value = Math.round(cost * 100) / 100;
  const isRounded = Math.abs(value - cost) > 1e-6;
  return isRounded ? { value, warning: 'priceSheet.reasons.cost_rounded' } : { value };
}
