import { bounds } from '../../../../../../schemas/repairs/repairTerms.ts';
import type { Content } from '../../../../../../kit/sheet/read/content.ts';
import type { Reading } from '../../../../../../kit/sheet/read/reading.ts';

/** Any text. A service requires a duration (contract 4 §5). */
export function readDuration(content: Content): Reading<string> {
  if (content === null) return { invalid: 'priceSheet.reasons.duration_required' };
  const value = String(content);
  return value.length > bounds.duration ? { invalid: 'priceSheet.reasons.duration_long' } : { value };
}
