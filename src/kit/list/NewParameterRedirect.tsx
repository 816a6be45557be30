import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useListOptions } from '../page.ts';

/**
 * `?new=1` opens the create dialog. The parameter is removed before the list reads the URL, so that it is not stored
 * with the filters and does not reopen the dialog.
 */
export function NewParameterRedirect({ children }: { children: ReactNode }) {
  const { path } = useListOptions();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  if (!parameters.has('new')) return children;
  parameters.delete('new');
  return <Navigate to={{ pathname: `${path}/create`, search: parameters.toString() }} replace />;
}
