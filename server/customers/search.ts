import { and, eq, isNull, like, type SQL } from 'drizzle-orm';
import { searchTerms } from '../../src/schemas/normalizeText.ts';
import type { Scope } from '../core/scope.ts';
import { containing } from '../core/tables/folded.ts';
import { searchText } from './searchText.ts';
import { customers } from './tables.ts';

const text = searchText(customers);

/**
 * A condition: each word that was typed is somewhere in the name, the e-mail or the phone number, without regard to case
 * and accents. Digits alone, however they are grouped, are one number. Who was forgotten is not found.
 */
export function isSearched(scope: Scope, typed: string): SQL | undefined {
  const words = termsOf(typed);
  const found = and(isNull(customers.forgotten_date), ...words.map(isIn));
  if (!words.some((word) => word.length >= indexedLength)) return found;
  // As a list: the planner would else walk the index by name and look at every customer of the store.
  return eq(customers.id, scope.any(customers, customers.id, found));
}

/** From so many characters on the index of trigrams helps. */
const indexedLength = 3;

const isIn = (word: string) => like(text, containing(word));

function termsOf(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length > 2 && /^[\d\s()+.-]+$/.test(typed)) return [digits];
  return searchTerms(typed);
}
