import { and, eq, isNull, like, type SQL } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { hasEveryWord } from '../core/tables/searchable.ts';
import { searchText } from './searchText.ts';
import { customers } from './tables.ts';

const text = searchText(customers);

/** The condition that name, e-mail or phone number contain every typed word. Forgotten customers never match. */
export function isSearched(scope: Scope, typed: string): SQL | undefined {
  const isFound = hasEveryWord(typed, (pattern) => like(text, pattern));
  const found = and(isNull(customers.forgotten_date), isFound);
  if (typed.trim().length < indexedLength) return found;
  // As an array: otherwise the planner scans the index by name and checks every customer of the store.
  return eq(customers.id, scope.any(customers, customers.id, found));
}

/** Length from which the trigram index is used. */
const indexedLength = 3;
