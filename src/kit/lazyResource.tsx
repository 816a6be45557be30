import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pageSizes as defaultPageSizes } from '../schemas/common.ts';
import type { Model } from '../schemas/model.ts';
import type { ResourceDeclaration, Slots } from './declaration.ts';
import { layoutParameter } from './list/layouts.ts';
import { lazyWithPreload } from './lazyWithPreload.ts';

/** The slots that menu and routes need. */
type LazyResourceSlots = Pick<
  Slots,
  | 'icon'
  | 'path'
  | 'recordPath'
  | 'recordActions'
  | 'alternatePath'
  | 'flags'
  | 'section'
  | 'menuOrder'
  | 'menuCount'
  | 'pageSizes'
  | 'locationFilter'
  | 'relatedPermissions'
  | 'layouts'
>;

/** A resource whose page is loaded on demand; the build generates calls of it (build/splitResources.ts). */
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

/** Returns a resource's declaration for menu, routes and react-admin. */
export function toResourceDeclaration(
  model: Model,
  {
    icon,
    path: segment = model.name,
    recordPath,
    recordActions,
    alternatePath = segment,
    flags,
    section,
    menuOrder,
    menuCount,
    pageSizes = defaultPageSizes,
    locationFilter,
    relatedPermissions = [],
    layouts = [],
  }: LazyResourceSlots,
  element: ReactElement,
): ResourceDeclaration {
  const path = `/${segment}`;
  return {
    name: model.name,
    path,
    recordPath,
    recordActions,
    routes: [...new Set([`${path}/*`, `/${alternatePath}/*`])],
    label: `resources.${model.name}.name`,
    icon,
    section,
    menuOrder,
    menuCount: menuCount && { ...menuCount, model, locationFilter },
    flags,
    access: model.access,
    creates: model,
    relatedPermissions: [model, ...relatedPermissions],
    layouts: layouts.map((layout) => ({
      path: `${path}?${layoutParameter}=${layout.name}`,
      label: layout.label,
      icon: layout.icon,
    })),
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

/** react-admin links to the resource's name; redirects to the page's path. */
function RedirectToPath({ from, to }: { from: string; to: string }) {
  const { pathname, search, state } = useLocation();
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search }} state={state} replace />;
}
