import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { canOpen } from '../schemas/canOpen.ts';
import { useSession } from '../authProvider/session.ts';
import type { Page } from './page.ts';

/** Renders a page if flags and rights allow it; otherwise redirects to /dashboard. */
export function RequirePage({ page, children }: { page: Page; children: ReactNode }) {
  const session = useSession();
  return page.isOpen || canOpen(session, page) ? children : <Navigate to="/dashboard" replace />;
}
