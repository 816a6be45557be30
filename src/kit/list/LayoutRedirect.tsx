import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { viewParameter } from '../views/knownViews.ts';
import { layoutParameter, type ListLayout } from './layouts.ts';

/** `?view=<layout>` leads to that layout, so that its address can be typed. */
export function LayoutRedirect({ layouts = [], children }: { layouts?: ListLayout[]; children: ReactNode }) {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const name = parameters.get(viewParameter);
  if (!layouts.some((one) => one.name === name)) return children;
  parameters.delete(viewParameter);
  parameters.set(layoutParameter, name!);
  return <Navigate to={{ search: parameters.toString() }} replace />;
}
