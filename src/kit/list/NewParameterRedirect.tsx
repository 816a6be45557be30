import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useListOptions } from '../page.ts';

/**
 * `?new=1` opens the create dialog: it is taken out of the address before the list reads it,
 * so that it is neither stored with the filters nor reopens the dialog later.
 */
export function NewParameterRedirect({ children }: { children: ReactNode }) {
  const { path } = useListOptions();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  if (!parameters.has('new')) return children;
  parameters.delete('new');
  return <Navigate to={{ pathname: `${path}/create`, search: parameters.toString() }} replace />;
}
