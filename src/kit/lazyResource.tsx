import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pageSizes as defaultPageSizes } from '../schemas/common.ts';
import type { Model } from '../schemas/model.ts';
import type { ResourceDeclaration, Slots } from './declaration.ts';
import { lazyWithPreload } from './lazyWithPreload.ts';

/** What menu and routes know of a resource. */
type LazyResourceSlots = Pick<
  Slots,
  | 'icon'
  | 'path'
  | 'alternatePath'
  | 'flags'
  | 'section'
  | 'pageSizes'
  | 'locationFilter'
  | 'relatedPermissions'
>;

/** A resource whose page is loaded when it shows: what the build makes of a declaration (build/splitResources.ts). */
export function lazyResource(
  model: Model,
  slots: LazyResourceSlots,
  load: () => Promise<ResourceDeclaration>,
): ResourceDeclaration {
  const Page = lazyWithPreload(async () => {
    const { element } = await load();
    return { default: () => element };
  });
  return toResourceDeclaration(model, slots, <Page />);
}

/** A resource as menu, routes and react-admin know it. */
export function toResourceDeclaration(
  model: Model,
  {
    icon,
    path: segment = model.name,
    alternatePath = segment,
    flags,
    section,
    pageSizes = defaultPageSizes,
    locationFilter,
    relatedPermissions = [],
  }: LazyResourceSlots,
  element: ReactElement,
): ResourceDeclaration {
  const path = `/${segment}`;
  return {
    name: model.name,
    path,
    routes: [...new Set([`${path}/*`, `/${alternatePath}/*`])],
    label: `resources.${model.name}.name`,
    icon,
    section,
    flags,
    access: model.access,
    creates: model,
    relatedPermissions: [model, ...relatedPermissions],
    element,
    model,
    list: { model, perPage: pageSizes[0] ?? 10, locationFilter },
    resource: {
      name: model.name,
      icon,
      list: () => <RedirectToPath from={`/${model.name}`} to={path} />,
      hasCreate: 'create' in model.access,
      hasEdit: 'update' in model.access,
      recordRepresentation: model.label,
    },
  };
}

/** react-admin makes links of the resource's name; they lead to where its page lives. */
function RedirectToPath({ from, to }: { from: string; to: string }) {
  const { pathname, search, state } = useLocation();
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search }} state={state} replace />;
}
