import { preferences } from '../preferences.ts';
import type { Session } from './session.ts';

/** Applies the staff member's language at sign-in; a later choice lasts until the next one. */
export function applyStaffLanguage(session: Session | null | undefined): void {
  if (session) preferences.setItem('locale', session.staff.settings.default_locale);
}
