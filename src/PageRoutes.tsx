import { useMemo } from 'react';
import { Resource } from 'react-admin';
import { useLocation, useRoutes } from 'react-router-dom';
import { NotFound } from './kit/errors/NotFound.tsx';
import { RequirePage } from './kit/RequirePage.tsx';
import { pages, resources } from './resources/index.ts';

const all = [
  ...pages.flatMap((page) =>
    (page.routes ?? [page.path]).map((path) => ({
      path,
      element: <RequirePage page={page}>{page.element}</RequirePage>,
    })),
  ),
  ...resources
    .filter(({ name, path }) => path !== `/${name}`)
    .map(({ resource }) => ({ path: `/${resource.name}/*`, element: <Resource {...resource} /> })),
];

/** Renders the page of the URL; only routes with the same first segment are matched. */
export function PageRoutes() {
  const part = firstPart(useLocation().pathname);
  const routes = useMemo(() => all.filter(({ path }) => firstPart(path) === part), [part]);
  return useRoutes(routes) ?? <NotFound />;
}

/** Case-insensitive, as in the router. */
const firstPart = (path: string) => path.split('/')[1]?.toLowerCase();
