import { bounds } from '../../../../../../schemas/repairs/repairTerms.ts';
import type { Terms } from '../../../types.ts';
import { tidyTitle } from '../../../../../../schemas/titles.ts';
import { lifetime, noWarranty } from '../../terms.ts';
import type { Content } from '../../../../../../kit/sheet/read/content.ts';
import type { Reading } from '../../../../../../kit/sheet/read/reading.ts';

type Warranty = Pick<Terms, 'warranty' | 'warranty_unit'>;

/** Words that only state that it is a warranty: '1 month warranty', 'garantie de 1 an'. */
const itself = /^(?:garantie|warranty)\s*:?\s+(?:de\s+)?|\s+(?:de\s+)?(?:garantie|warranty)$/g;

const none = new Set(['no', 'none', 'n/a', 'sans', 'aucun', 'aucune']);
const forLife = new Set(['lifetime', 'à vie', 'a vie']);

/** The exact words of each unit, and the note for other words read as it. */
const units = {
  DAY: { words: /^(?:d|dd|days?|j|jours?)$/, warning: 'priceSheet.reasons.warranty_as_day' },
  MONTH: { words: /^(?:m|mm|mo|mos|mths?|months?|mois)$/, warning: 'priceSheet.reasons.warranty_as_month' },
  YEAR: { words: /^(?:y|yy|yrs?|years?|ans?|années?)$/, warning: 'priceSheet.reasons.warranty_as_year' },
};

/** Parses '1 Month', '90 days', 'Lifetime', 'No warranty' (contract 4 §5). */
export function readWarranty(content: Content): Reading<Warranty> {
  if (content === null) return { value: noWarranty };
  const text = tidyTitle(String(content)).toLowerCase().replace(itself, '');
  if (none.has(text)) return { value: noWarranty };
  if (forLife.has(text)) return { value: lifetime };
  const [, digits, word = ''] = /^(\d+)\s*(\p{L}+)?\.?$/u.exec(text) ?? [];
  if (!digits) return { invalid: 'priceSheet.reasons.warranty' };
  if (!word) return { invalid: 'priceSheet.reasons.warranty_unit' };
  const warranty = Number(digits);
  if (warranty < 1 || warranty > bounds.warranty) return { invalid: 'priceSheet.reasons.warranty_range' };
  const unit = unitOf(word);
  const value = { warranty, warranty_unit: unit };
  const { words, warning } = units[unit];
  return words.test(word) ? { value } : { value, warning };
}

/** By the first letter: year, month, and day for anything else. */
const unitOf = (word: string) =>
  word.startsWith('y') || units.YEAR.words.test(word) ? 'YEAR' : word.startsWith('m') ? 'MONTH' : 'DAY';
