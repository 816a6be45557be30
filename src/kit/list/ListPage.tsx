import { Suspense, useMemo, useState, type ReactElement } from 'react';
import { ListBase, RouterProviderContext, useNotify } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { useHiddenProperties } from '../../authProvider/useHiddenProperties.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { isUnavailable } from '../../dataProvider/errors.ts';
import type { Model } from '../../schemas/model.ts';
import type { Slots } from '../declaration.ts';
import type { ColumnElement, FilterSlot } from '../slots.ts';
import { useCloseDialog } from '../form/useCloseDialog.ts';
import { LazyBoundary } from '../LazyBoundary.tsx';
import { BulkActions } from './BulkActions.tsx';
import { DialogPreloader } from './DialogPreloader.tsx';
import { FilterBar } from './FilterBar.tsx';
import { LayoutRedirect } from './LayoutRedirect.tsx';
import { useLayout } from './layouts.ts';
import { ListHeader } from './ListHeader.tsx';
import { listRouter } from './listRouter.ts';
import { ListTable } from './ListTable.tsx';
import { NewParameterRedirect } from './NewParameterRedirect.tsx';
import { Pagination } from './Pagination.tsx';
import { listQueryOptions } from './getListQuery.ts';
import { useColumns } from './useColumns.ts';
import type { SectionKey } from '../sections.ts';
import { useListOptions, type DetailPageOptions } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';
import { useShownView } from '../views/useShownView.ts';
import { ViewRedirect } from '../views/ViewRedirect.tsx';
import { ListViews } from '../views/ListViews.tsx';

type Declared = Pick<
  Slots,
  | 'actions'
  | 'layouts'
  | 'createPage'
  | 'summary'
  | 'bulkActions'
  | 'selection'
  | 'exportButton'
  | 'createButton'
  | 'routes'
  | 'maxHeight'
  | 'phoneColumns'
> &
  Required<Pick<Slots, 'hiddenColumns' | 'pageSizes' | 'readOnlyRows'>>;

interface ListPageProps extends Declared {
  model: Model;
  columns: ColumnElement[];
  filters: FilterSlot[];
  quickFilter?: FilterSlot;
  /** The page of a record, and where it is. */
  detailPage?: DetailPageOptions;
  /** Creates or edits a record over the list, at /create and /:id. */
  dialog: ReactElement;
  /** The section whose name is the page title. */
  section?: SectionKey;
}

/** A resource's page: header, filters, table, and dialogs as nested routes over the mounted list. */
export function ListPage({
  model,
  columns,
  hiddenColumns,
  phoneColumns,
  filters,
  quickFilter,
  dialog,
  detailPage,
  createPage,
  actions,
  layouts,
  summary,
  bulkActions,
  selection,
  exportButton,
  createButton,
  routes,
  pageSizes,
  maxHeight,
  readOnlyRows,
  section,
}: ListPageProps) {
  const notify = useNotify();
  const text = useResourceText({ resource: model.name });
  const may = useCan();
  const { location } = useCurrentLocation();
  const { path, locationFilter, rowActions, rowLink, dialogSuffix = '' } = useListOptions();
  const permanentFilter = location && locationFilter ? { [locationFilter]: location.id } : {};
  const close = useCloseDialog();
  const { pathname } = useLocation();
  const showsDetailPage = useShowsDetailPage(path, detailPage);
  const confined = useHiddenProperties(model);
  const seen = useMemo(() => columns.filter(({ props }) => !confined.has(props.source)), [columns, confined]);
  const [viewsSlot, setViewsSlot] = useState<HTMLElement | null>(null);
  const layout = useLayout(layouts);
  const shown = useShownView(model);
  const chooser = useColumns({
    key: shown.key,
    columns: seen,
    hiddenAtFirst: hiddenColumns,
    label: model.label,
    unlessChosen: shown.view?.columns,
  });
  const onError = (error: unknown) => {
    if (!isUnavailable(error)) notify(text.message('load_failed'), { type: 'error' });
  };
  return (
    <NewParameterRedirect>
      {createPage && pathname === `${path}/create` ? (
        createPage
      ) : showsDetailPage ? (
        <Routes>
          <Route path={detailPage.parameter ? '*' : ':id/*'} element={detailPage.element} />
        </Routes>
      ) : (
        <LayoutRedirect layouts={layouts}>
          <ViewRedirect model={model}>
            <RouterProviderContext value={listRouter}>
              <ListBase
                resource={model.name}
                sort={model.defaultSort}
                perPage={pageSizes[0]}
                filter={permanentFilter}
                exporter={false}
                storeKey={false}
                disableAuthentication
                queryOptions={{ ...listQueryOptions, onError }}
              >
                <ListHeader
                  model={model}
                  section={section}
                  chooser={chooser}
                  viewsSlot={setViewsSlot}
                  actions={actions}
                  layouts={layouts}
                  exportButton={exportButton}
                  createButton={createButton}
                />
                <ListViews
                  model={model}
                  chooser={chooser}
                  perPage={pageSizes[0] ?? 10}
                  buttonSlot={viewsSlot}
                />
                <FilterBar
                  filters={filters.filter(({ source }) => !(source in permanentFilter))}
                  quickFilter={quickFilter}
                />
                <Suspense>{summary}</Suspense>
                {layout ? (
                  <Suspense>{layout.element}</Suspense>
                ) : (
                  <>
                    <ListTable
                      model={model}
                      columns={chooser.visible}
                      chooser={chooser}
                      phoneColumns={phoneColumns}
                      rowLink={rowLink}
                      readOnlyRows={readOnlyRows || (selection && !may(selection.action, selection.on))}
                      maxHeight={maxHeight}
                    />
                    <Pagination sizes={pageSizes} />
                    <BulkActions model={model}>{bulkActions}</BulkActions>
                  </>
                )}
                <DialogPreloader model={model} />
              </ListBase>
            </RouterProviderContext>
          </ViewRedirect>
        </LayoutRedirect>
      )}
      <LazyBoundary name={pathname} onClose={close}>
        <Routes>
          {!createPage && <Route path="create" element={dialog} />}
          <Route path={`:id${dialogSuffix}`} element={dialog} />
          {routes}
          {rowActions
            .filter(({ props }) => props.dialog)
            .map(({ props: { path: part, dialog: own } }) => (
              <Route key={part} path={`:id/${part}`} element={own} />
            ))}
        </Routes>
      </LazyBoundary>
    </NewParameterRedirect>
  );
}

/** Whether the URL is that of the detail page, or of a dialog opened on it. */
function useShowsDetailPage(
  path: string,
  profile: DetailPageOptions | undefined,
): profile is DetailPageOptions {
  const { pathname, search, state } = useLocation();
  if (!profile) return false;
  if (profile.parameter) return new URLSearchParams(search).has(profile.parameter);
  const [id, dialog] = pathname.slice(path.length + 1).split('/');
  return (
    Boolean(id) && id !== 'create' && (!dialog || (state as { isOnPage?: true } | null)?.isOnPage === true)
  );
}
