import type { ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * `?new=1` opens the create dialog: it is taken out of the address before the list reads it,
 * so that it is neither stored with the filters nor reopens the dialog later.
 */
export function NewEntrance({ children }: { children: ReactNode }) {
  const resource = useResourceContext();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  if (!parameters.has('new')) return children;
  parameters.delete('new');
  return <Navigate to={{ pathname: `/${resource}/create`, search: parameters.toString() }} replace />;
}
