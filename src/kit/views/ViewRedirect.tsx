import { useMemo, type ReactNode } from 'react';
import { useStoreContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { useHiddenProperties } from '../../authProvider/useHiddenProperties.ts';
import type { Model } from '../../schemas/model.ts';
import { useListOptions } from '../page.ts';
import { knownViewsKey, resolveViewSearch, type KnownView } from './knownViews.ts';

interface ViewRedirectProps {
  model: Model;
  children: ReactNode;
}

/**
 * Puts what a view shows into the address, before the list reads it: the address remains the truth of what is shown.
 * Views are looked up once for each arrival, so that a list never changes while it is read.
 */
export function ViewRedirect({ model, children }: ViewRedirectProps) {
  const { path } = useListOptions();
  const { pathname, search, state, key } = useLocation();
  const store = useStoreContext();
  const hidden = useHiddenProperties(model);
  const known = useMemo(
    () => ({ key, views: store.getItem<KnownView[]>(knownViewsKey(model.name)) ?? [] }),
    [store, model.name, key],
  ).views;
  const isList = pathname.toLowerCase() === path.toLowerCase();
  const resolved = isList ? resolveViewSearch(search, known, model, hidden) : undefined;
  if (resolved === undefined) return children;
  return <Navigate to={{ pathname, search: resolved }} state={state as unknown} replace />;
}
