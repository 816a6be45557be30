import { and, eq, isNull } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { customers } from './tables.ts';

/** Stores the language of a booking or request where the customer has none. */
export async function learnLanguage(scope: Scope, id: string, language?: string | null): Promise<void> {
  if (!language) return;
  await scope.update(customers, { language }, and(eq(customers.id, id), isNull(customers.language))!);
}
