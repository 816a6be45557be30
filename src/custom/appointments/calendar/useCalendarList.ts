import { useListController, useNotify, type ListControllerResult } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { visibleDays } from './period.ts';
import type { useCalendarParams } from './useCalendarParams.ts';

/** The whole range (contract 4 §7). */
const perPage = 100_000;
const queryOptions = { retry: 1, staleTime: 0 };

/** The appointments of the visible days as a react-admin list with filters in the URL. */
export function useCalendarList({
  period,
  filters,
  hasCancelled,
  setFilters,
}: ReturnType<typeof useCalendarParams>): ListControllerResult<Appointment> {
  const notify = useNotify();
  const { location } = useCurrentLocation();
  const { first, last } = visibleDays(period);
  const list = useListController<Appointment>({
    resource: model.name,
    perPage,
    sort: { field: 'selected_date', order: 'ASC' },
    filter: {
      ...filters,
      type: 'APPOINTMENT',
      include_voided: hasCancelled,
      min_selected_date: first,
      max_selected_date: last,
      ...(location && { location_ids: [String(location.id)] }),
    },
    exporter: false,
    storeKey: false,
    disableSyncWithLocation: true,
    disableAuthentication: true,
    queryOptions: {
      ...queryOptions,
      onError: () => notify('messages.load_failed', { type: 'error' }),
    },
  });
  return { ...list, filterValues: filters, setFilters };
}
