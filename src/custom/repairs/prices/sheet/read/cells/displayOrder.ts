import { bounds } from '../../../../../../schemas/repairs/repairTerms.ts';
import type { Content } from '../../../../../../kit/sheet/read/content.ts';
import type { Reading } from '../../../../../../kit/sheet/read/reading.ts';

/** Parses a number, 0 if empty (contract 4 §5). */
export function readDisplayOrder(content: Content): Reading<number> {
  if (content === null) return { value: 0, warning: 'priceSheet.reasons.display_order_empty' };
  const value = typeof content === 'string' && !/^\d+(?:\.\d+)?$/.test(content) ? NaN : Number(content);
  return value >= 0 && value <= bounds.displayOrder
    ? { value }
    : { invalid: 'priceSheet.reasons.display_order' };
}
