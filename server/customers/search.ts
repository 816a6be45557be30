import { and, isNull, like, type SQL } from 'drizzle-orm';
import { fold } from '../../src/schemas/fold.ts';
import { folded } from '../core/tables/folded.ts';
import { searchText } from './searchText.ts';
import { customers } from './tables.ts';

const text = searchText(customers);

/**
 * A condition: each word that was typed is somewhere in the name, the e-mail or the phone number, without regard to case
 * and accents. Digits alone, however they are grouped, are one number. Who was forgotten is not found.
 */
export function isSearched(typed: string): SQL | undefined {
  const words = wordsOf(typed).map((word) => like(text, folded(`%${word.replace(/[\\%_]/g, '\\$&')}%`)));
  return and(isNull(customers.forgotten_date), ...words);
}

function wordsOf(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length > 2 && /^[\d\s()+.-]+$/.test(typed)) return [digits];
  return fold(typed).split(/\s+/).filter(Boolean);
}
