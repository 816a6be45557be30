import { eq } from 'drizzle-orm';
import type { Scope } from '../core/scope.ts';
import { staff } from './tables.ts';

/** Returns the language of a staff member, used for emails to customers whose own language is unknown. */
export async function languageOf(scope: Scope, staffId: string | null): Promise<string> {
  if (staffId === null) return 'en';
  const [member] = await scope.select(staff, { settings: staff.settings }, { where: eq(staff.id, staffId) });
  return member?.settings.default_locale ?? 'en';
}
