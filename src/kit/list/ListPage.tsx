import { Suspense, useMemo, type ReactElement } from 'react';
import { ListBase, RouterProviderContext, useNotify } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { useHidden } from '../../authProvider/useHidden.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { isAway } from '../../dataProvider/errors.ts';
import type { Model } from '../../schemas/model.ts';
import type { Slots } from '../declaration.ts';
import type { ColumnElement, FilterSlot } from '../slots.ts';
import { useCloseDialog } from '../form/useCloseDialog.ts';
import { WhenLoaded } from '../WhenLoaded.tsx';
import { BulkActions } from './BulkActions.tsx';
import { DialogAhead } from './DialogAhead.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListHeader } from './ListHeader.tsx';
import { listRouter } from './listRouter.ts';
import { ListTable } from './ListTable.tsx';
import { NewParameterRedirect } from './NewParameterRedirect.tsx';
import { Pagination } from './Pagination.tsx';
import { rowsOptions } from './rowsQuery.ts';
import { useColumns } from './useColumns.ts';
import { useShortcuts } from './useShortcuts.ts';
import type { SectionKey } from '../sections.ts';
import { useListOptions, type Profile } from '../page.ts';
import { useResourceText } from '../useResourceText.ts';

type Declared = Pick<
  Slots,
  | 'profile'
  | 'actions'
  | 'summary'
  | 'bulkActions'
  | 'selection'
  | 'exportButton'
  | 'routes'
  | 'maxHeight'
  | 'phone'
> &
  Required<Pick<Slots, 'hidden' | 'pageSizes' | 'isPlain'>>;

interface ListPageProps extends Declared {
  model: Model;
  columns: ColumnElement[];
  filters: FilterSlot[];
  quickFilter?: FilterSlot;
  /** Creates or edits a record over the list, at /create and /:id. */
  dialog: ReactElement;
  /** The section that heads the page instead of the resource. */
  section?: SectionKey;
}

/** A resource's page: header, filters, table, and its dialogs as nested routes over the list that stays mounted. */
export function ListPage({
  model,
  columns,
  hidden,
  phone,
  filters,
  quickFilter,
  dialog,
  profile,
  actions,
  summary,
  bulkActions,
  selection,
  exportButton,
  routes,
  pageSizes,
  maxHeight,
  isPlain,
  section,
}: ListPageProps) {
  const notify = useNotify();
  const text = useResourceText({ resource: model.name });
  const may = useCan();
  const { location } = useCurrentLocation();
  const { path, locationFilter, rowActions, addressOf, dialogPart = '' } = useListOptions();
  const permanentFilter = location && locationFilter ? { [locationFilter]: location.id } : {};
  const close = useCloseDialog();
  const { pathname } = useLocation();
  const isProfile = useIsProfile(path, profile);
  useShortcuts();
  const confined = useHidden(model);
  const seen = useMemo(() => columns.filter(({ props }) => !confined.has(props.source)), [columns, confined]);
  const chooser = useColumns(model.name, seen, hidden);
  const onError = (error: unknown) => {
    if (!isAway(error)) notify(text.message('load_failed'), { type: 'error' });
  };
  return (
    <NewParameterRedirect>
      {isProfile ? (
        <Routes>
          <Route path={profile.parameter ? '*' : ':id/*'} element={profile.element} />
        </Routes>
      ) : (
        <RouterProviderContext value={listRouter}>
          <ListBase
            resource={model.name}
            sort={model.defaultSort}
            perPage={pageSizes[0]}
            filter={permanentFilter}
            exporter={false}
            storeKey={false}
            disableAuthentication
            queryOptions={{ ...rowsOptions, onError }}
          >
            <ListHeader
              model={model}
              section={section}
              columns={seen}
              chooser={chooser}
              actions={actions}
              exportButton={exportButton}
            />
            <FilterBar
              filters={filters.filter(({ source }) => !(source in permanentFilter))}
              quickFilter={quickFilter}
            />
            <Suspense>{summary}</Suspense>
            <ListTable
              model={model}
              columns={chooser.visible}
              phone={phone}
              addressOf={addressOf}
              isPlain={isPlain || (selection && !may(selection.action, selection.on))}
              maxHeight={maxHeight}
            />
            <Pagination sizes={pageSizes} />
            <BulkActions model={model}>{bulkActions}</BulkActions>
            <DialogAhead model={model} />
          </ListBase>
        </RouterProviderContext>
      )}
      <WhenLoaded name={pathname} onClose={close}>
        <Routes>
          <Route path="create" element={dialog} />
          <Route path={`:id${dialogPart}`} element={dialog} />
          {routes}
          {rowActions
            .filter(({ props }) => props.dialog)
            .map(({ props: { path: part, dialog: own } }) => (
              <Route key={part} path={`:id/${part}`} element={own} />
            ))}
        </Routes>
      </WhenLoaded>
    </NewParameterRedirect>
  );
}

/** Whether the page of a record shows: the address is its own, or that of a dialog that was opened on it. */
function useIsProfile(path: string, profile: Profile | undefined): profile is Profile {
  const { pathname, search, state } = useLocation();
  if (!profile) return false;
  if (profile.parameter) return new URLSearchParams(search).has(profile.parameter);
  const [id, dialog] = pathname.slice(path.length + 1).split('/');
  return (
    Boolean(id) && id !== 'create' && (!dialog || (state as { isOnPage?: true } | null)?.isOnPage === true)
  );
}
