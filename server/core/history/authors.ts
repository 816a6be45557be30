import { extensionPoint } from '../extensionPoint.ts';
import type { Scope } from '../scope.ts';

/** Returns the names of people by their ids; ids that are nobody's are missing. */
type NamesOf = (scope: Scope, ids: (string | null)[]) => Promise<Map<string, string>>;

/** Where the domain that keeps the people who change records says their names. */
export const authors = extensionPoint<NamesOf>();

/** The names of those who made changes, by their ids (`created_by`, `modified_by`). */
export async function authorNames(scope: Scope, ids: (string | null)[]): Promise<Map<string, string>> {
  const names = await Promise.all(authors.all().map((namesOf) => namesOf(scope, ids)));
  return new Map(names.flatMap((some) => [...some]));
}
