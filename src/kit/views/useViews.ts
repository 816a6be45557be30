import { useEffect, useMemo, useState } from 'react';
import { useGetList, useListContext, useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import type { VersionedRecord } from '../../dataProvider/endpointsProvider.ts';
import { savedViews, viewKinds, type SavedView } from '../../schemas/views/savedViews.ts';
import { keepLayout } from '../list/layouts.ts';
import { useListOptions } from '../page.ts';
import {
  knownViewsKey,
  noView,
  resolveViewSearch,
  viewParameter,
  viewSearch,
  type KnownView,
} from './knownViews.ts';
import { contentOf, isPlain, isSameContent, shownContent, type ListedModel } from './viewContent.ts';

/** A view with the version that a change is based on. */
export type VersionedView = SavedView & VersionedRecord;

/** More than all views that one person can see of a list. */
const most = 1000;

/** Returns the views of a list for the user, which of them the address names, and what was changed since. */
export function useViews(listed: ListedModel) {
  const { model, hidden } = listed;
  const { who } = useSession();
  const list = useListContext();
  const { search } = useLocation();
  const { data, refetch } = useGetList<VersionedView>(
    savedViews.name,
    {
      filter: { resource: model.name },
      pagination: { page: 1, perPage: most },
      sort: savedViews.defaultSort,
    },
    { retry: 1, placeholderData: (before) => before },
  );
  const views = useMemo(
    () =>
      data
        ?.filter(({ kind, role }) => kind !== 'ROLE' || role === who.role)
        .toSorted((a, b) => viewKinds.indexOf(a.kind) - viewKinds.indexOf(b.kind) || a.position - b.position),
    [data, who.role],
  );
  useKnownViews(listed, views);
  const id = new URLSearchParams(search).get(viewParameter);
  const current = views?.find((one) => one.id === id);
  const content = shownContent(list, listed);
  const base = useBase(current, (view) => isSameContent(content, contentOf(view, listed)));
  const isChanged = base ? !isSameContent(content, contentOf(base, listed)) : !isPlain(content);
  useFollow(current, base, isChanged, listed);
  return {
    views: views ?? [],
    current,
    base,
    content,
    isChanged,
    isMissing: views !== undefined && id !== null && id !== noView && !current,
    /** The address of the list without a view. */
    plainSearch: keepLayout(
      views?.some((one) => one.opens_first) ? `?${viewParameter}=${noView}` : '',
      search,
    ),
    searchOf: (view: KnownView) => keepLayout(viewSearch(view, [model, hidden]), search),
    refetch,
  };
}

export type ListViews = ReturnType<typeof useViews>;

/** Keeps the views on this device, and puts into the address what the device did not know before. */
function useKnownViews({ model, hidden }: ListedModel, views: SavedView[] | undefined): void {
  const store = useStoreContext();
  const navigate = useNavigate();
  const { path } = useListOptions();
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    if (!views) return;
    const key = knownViewsKey(model.name);
    const before = store.getItem<KnownView[]>(key);
    const now = views.map(({ id, name, filter, columns, sort, page_size, opens_first }): KnownView => ({
      id,
      name,
      filter,
      columns,
      sort,
      page_size,
      opens_first,
    }));
    if (JSON.stringify(before) !== JSON.stringify(now)) store.setItem(key, now);
    const isNamed = new URLSearchParams(search).has(viewParameter);
    if (pathname.toLowerCase() !== path.toLowerCase() || !(isNamed || before === undefined)) return;
    const resolved = resolveViewSearch(search, now, model, hidden);
    if (resolved !== undefined)
      void navigate({ pathname, search: resolved }, { replace: true, state: state as unknown });
  }, [views, store, navigate, model, hidden, path, pathname, search, state]);
}

/** Returns the version of the current view that what is shown was changed from. */
function useBase(current: VersionedView | undefined, isShown: (view: VersionedView) => boolean) {
  const [base, setBase] = useState(current);
  const isOther = base?.id !== current?.id;
  const isNewer = current !== undefined && base?._etag !== current._etag;
  if (isOther || (isNewer && isShown(current))) {
    if (base !== current) setBase(current);
    return current;
  }
  return base;
}

/** Shows what somebody else saved in the view, unless it was changed here. */
function useFollow(
  current: VersionedView | undefined,
  base: VersionedView | undefined,
  isChanged: boolean,
  { model, hidden }: ListedModel,
): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!current || !base || isChanged || current._etag === base._etag) return;
    void navigate({ search: keepLayout(viewSearch(current, [model, hidden]), search) }, { replace: true });
  }, [current, base, isChanged, model, hidden, navigate, search]);
}
