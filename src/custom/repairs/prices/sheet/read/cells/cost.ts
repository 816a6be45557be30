import { bounds } from '../../../../../../schemas/repairs/repairTerms.ts';
import type { Content } from './content.ts';
import type { Reading } from './reading.ts';

const callForQuote = new Set(['call', 'call for quote', 'n/a']);

/** Words and signs around an amount, which say no more than that it is a price. */
const price =
  /^(?:(?:starts at|starting at|from)\b\s*:?\s*)?(?:(?:CA?)?\$\s*)?(?<amount>[^$]*?)\s*\$?\s*(?:CAD)?$/i;

const spaces = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const number =
  /^(?<whole>\d+|\d{1,3}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*)?(?:(?<point>[.,])(?<cents>\d{1,2}))?$/;

/** A price in dollars, null for one to ask for (contract 4 §5). */
export function readCost(content: Content): Reading<number | null> {
  if (content === null) return { value: null };
  if (typeof content === 'number') return bounded(content);
  if (callForQuote.has(content.toLowerCase())) return { value: null };
  const cost = parse(price.exec(content)?.groups?.amount ?? '');
  return cost === null ? { invalid: 'priceSheet.reasons.cost' } : bounded(cost);
}

/** 89.99, 89,99, 1 299,00, 1,299.00 or 1.299,00; what could be read in two ways is null. */
function parse(text: string): number | null {
  const { whole, group, point, cents } = number.exec(text.replaceAll(spaces, ''))?.groups ?? {};
  const digits = whole?.replaceAll(/[.,]/g, '');
  const isAmbiguous =
    (group !== undefined &&
      (point === undefined ? (whole?.split(group).length ?? 0) < 3 : group === point)) ||
    (point === ',' && cents?.length !== 2);
  if (isAmbiguous || (!digits && !cents)) return null;
  return Number(`${digits ?? 0}.${cents ?? 0}`);
}

function bounded(cost: number): Reading<number> {
  if (!(cost >= 0)) return { invalid: 'priceSheet.reasons.cost_negative' };
  if (cost > bounds.cost) return { invalid: 'priceSheet.reasons.cost_maximum' };
  const value = Math.round(cost * 100) / 100;
  const isRounded = Math.abs(value - cost) > 1e-6;
  return isRounded ? { value, warning: 'priceSheet.reasons.cost_rounded' } : { value };
}
