import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { canOpen } from '../authProvider/canOpen.ts';
import { useSession } from '../authProvider/session.ts';
import type { Model } from '../schemas/model.ts';

/** Shows a page to those who have its right where its flags are on; others are sent to /dashboard. */
export function RequirePage({
  model,
  children,
}: {
  model: Pick<Model, 'flags' | 'access'>;
  children: ReactNode;
}) {
  return canOpen(useSession(), model) ? children : <Navigate to="/dashboard" replace />;
}
