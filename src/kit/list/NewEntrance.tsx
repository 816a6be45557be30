import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pathOf, type Model } from '../../schemas/model.ts';

/**
 * `?new=1` opens the create dialog: it is taken out of the address before the list reads it,
 * so that it is neither stored with the filters nor reopens the dialog later.
 */
export function NewEntrance({ model, children }: { model: Model; children: ReactNode }) {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  if (!parameters.has('new')) return children;
  parameters.delete('new');
  return <Navigate to={{ pathname: `${pathOf(model)}/create`, search: parameters.toString() }} replace />;
}
