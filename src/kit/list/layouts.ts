import type { ComponentType, ReactElement } from 'react';
import { useLocation } from 'react-router-dom';

/** Another way to show what a list's filters match, chosen above the list and kept in the address. */
export interface ListLayout {
  /** Value of the address parameter. */
  name: string;
  /** A message key. */
  label: string;
  icon: ComponentType;
  /** Replaces table, pages and bulk actions. */
  element: ReactElement;
}

export const layoutParameter = 'layout';

/** Returns the layout that the address names; undefined for the table. */
export function useLayout(layouts: ListLayout[] | undefined): ListLayout | undefined {
  const name = new URLSearchParams(useLocation().search).get(layoutParameter);
  return layouts?.find((one) => one.name === name);
}

/** Returns the address parameters with those of the layout in `from`, which other links to the list do not name. */
export function keepLayout(search: string, from: string): string {
  const layout = new URLSearchParams(from).get(layoutParameter);
  if (layout === null) return search;
  const parameters = new URLSearchParams(search);
  parameters.set(layoutParameter, layout);
  return `?${parameters}`;
}
