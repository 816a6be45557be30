import { and, eq, isNull, like, type SQL } from 'drizzle-orm';
import { searchTerms } from '../../src/schemas/normalizeText.ts';
import type { Scope } from '../core/scope.ts';
import { likePattern } from '../core/tables/folded.ts';
import { searchText } from './searchText.ts';
import { customers } from './tables.ts';

const text = searchText(customers);

/**
 * The condition that name, e-mail or phone number contain every typed word, ignoring case and accents. Digits alone, in
 * any grouping, are one number. Forgotten customers never match.
 */
export function isSearched(scope: Scope, typed: string): SQL | undefined {
  const words = termsOf(typed);
  const found = and(isNull(customers.forgotten_date), ...words.map(isIn));
  if (!words.some((word) => word.length >= indexedLength)) return found;
  // As an array: otherwise the planner scans the index by name and checks every customer of the store.
  return eq(customers.id, scope.any(customers, customers.id, found));
}

/** Length from which the trigram index is used. */
const indexedLength = 3;

const isIn = (word: string) => like(text, likePattern(word));

function termsOf(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length > 2 && /^[\d\s()+.-]+$/.test(typed)) return [digits];
  return searchTerms(typed);
}
