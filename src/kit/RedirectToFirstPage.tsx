import { Navigate } from 'react-router-dom';
import { useSession } from '../authProvider/session.ts';
import { canOpen } from '../schemas/canOpen.ts';
import { usePages } from './page.ts';
import type { SectionKey } from './sections.ts';

/** Leads to the first page of a section that the person may open; without one to the dashboard. */
export function RedirectToFirstPage({ section }: { section: SectionKey }) {
  const session = useSession();
  const first = usePages().find((page) => page.section === section && canOpen(session, page));
  return <Navigate to={first?.path ?? '/dashboard'} replace />;
}
