import { extensionPoint } from '../extensionPoint.ts';
import type { Scope } from '../scope.ts';

/** Returns the names of staff members by id; unknown ids are missing. */
type NamesOf = (scope: Scope, ids: (string | null)[]) => Promise<Map<string, string>>;

/** The domain that owns staff members contributes their names. */
export const authors = extensionPoint<NamesOf>();

/** Returns the names of authors by id (`created_by`, `modified_by`). */
export async function authorNames(scope: Scope, ids: (string | null)[]): Promise<Map<string, string>> {
  const names = await Promise.all(authors.all().map((namesOf) => namesOf(scope, ids)));
  return new Map(names.flatMap((some) => [...some]));
}
