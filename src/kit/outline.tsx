import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pageSizes as defaultPageSizes } from '../schemas/common.ts';
import type { Model } from '../schemas/model.ts';
import type { ResourceDeclaration, Slots } from './declaration.ts';
import { late } from './late.ts';

/** What menu and routes know of a resource. */
type Outline = Pick<
  Slots,
  'icon' | 'path' | 'alsoAt' | 'flags' | 'section' | 'pageSizes' | 'locationFilter' | 'about'
>;

/** A resource whose page is loaded when it shows: what the build makes of a declaration (build/outlines.ts). */
export function outline(
  model: Model,
  slots: Outline,
  load: () => Promise<ResourceDeclaration>,
): ResourceDeclaration {
  const Page = late(async () => {
    const { element } = await load();
    return { default: () => element };
  });
  return outlineOf(model, slots, <Page />);
}

/** A resource as menu, routes and react-admin know it. */
export function outlineOf(
  model: Model,
  {
    icon,
    path: segment = model.name,
    alsoAt = segment,
    flags,
    section,
    pageSizes = defaultPageSizes,
    locationFilter,
    about = [],
  }: Outline,
  element: ReactElement,
): ResourceDeclaration {
  const path = `/${segment}`;
  return {
    name: model.name,
    path,
    routes: [...new Set([`${path}/*`, `/${alsoAt}/*`])],
    label: `resources.${model.name}.name`,
    icon,
    section,
    flags,
    access: model.access,
    creates: model,
    about: [model, ...about],
    element,
    model,
    rows: { model, perPage: pageSizes[0] ?? 10, locationFilter },
    resource: {
      name: model.name,
      icon,
      list: () => <Moved from={`/${model.name}`} to={path} />,
      hasCreate: 'create' in model.access,
      hasEdit: 'update' in model.access,
      recordRepresentation: model.label,
    },
  };
}

/** react-admin makes links of the resource's name; they lead to where its page lives. */
function Moved({ from, to }: { from: string; to: string }) {
  const { pathname, search, state } = useLocation();
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search }} state={state} replace />;
}
