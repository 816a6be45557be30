import { preferences } from '../preferences.ts';
import type { Session } from './session.ts';

/** The staff member's own language wins at a sign-in; a later choice holds until the next one. */
export function applyStaffLanguage(session: Session | null | undefined): void {
  if (session) preferences.setItem('locale', session.staff.settings.default_locale);
}
