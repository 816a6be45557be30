import { LIFETIME } from '../../../../../schemas/repairs/repairTerms.ts';
import type { Terms } from '../../types.ts';
import { normalWarranty } from '../terms.ts';

/** Sheets are written in English. */
const unitWords: Record<string, [one: string, many: string]> = {
  DAY: ['Day', 'Days'],
  MONTH: ['Month', 'Months'],
  YEAR: ['Year', 'Years'],
};

/** '1 Month', 'Lifetime', 'No warranty' (contract 4 §2.5). */
export function formatWarranty(terms: Pick<Terms, 'warranty' | 'warranty_unit'>): string {
  const { warranty, warranty_unit: unit } = normalWarranty(terms);
  if (warranty === null) return 'No warranty';
  if (warranty === LIFETIME) return 'Lifetime';
  const [one, many] = unitWords[unit ?? ''] ?? ['Day', 'Days'];
  return `${warranty} ${warranty === 1 ? one : many}`;
}

export const formatCost = (cost: number | null) => cost ?? 'Call';
