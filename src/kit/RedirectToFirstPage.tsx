import { Navigate } from 'react-router-dom';
import { useSession } from '../authProvider/session.ts';
import { canOpen } from '../schemas/canOpen.ts';
import { usePages } from './page.ts';
import type { SectionKey } from './sections.ts';

/** Redirects to the first accessible page of a section, or to the dashboard. */
export function RedirectToFirstPage({ section }: { section: SectionKey }) {
  const session = useSession();
  const first = usePages().find((page) => page.section === section && canOpen(session, page));
  return <Navigate to={first?.path ?? '/dashboard'} replace />;
}
