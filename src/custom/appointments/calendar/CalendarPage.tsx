import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { ListContextProvider, ResourceContextProvider, useEvent, useNotify } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { FilterBar } from '../../../kit/list/FilterBar.tsx';
import { ListLoadError } from '../../../kit/list/ListLoadError.tsx';
import { useAfterPaint } from '../../../kit/useAfterPaint.ts';
import { useReload } from '../../../kit/useReload.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { can } from '../../../schemas/can.ts';
import { normalizeFilter } from '../../../schemas/model.ts';
import { overlappingIds } from '../../../schemas/appointments/overlaps.ts';
import { useLiveUpdates } from '../../notifications/index.ts';
import { useOpeningHours } from '../details/useOpeningHours.ts';
import { CalendarStyles } from './CalendarStyles.tsx';
import { Header } from './Header.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Legend } from './Legend.tsx';
import { MovedToast } from './MovedToast.tsx';
import { NoMatches } from './NoMatches.tsx';
import { calendarLocations, type CalendarLocation } from './calendarLocations.ts';
import { moveRefusal, type AppointmentTimes, type OnMove } from './times.ts';
import { Toolbar } from './Toolbar.tsx';
import { filterKeys, useCalendarParams } from './useCalendarParams.ts';
import { useCalendarDialogs } from './useCalendarDialogs.ts';
import { useCalendarList } from './useCalendarList.ts';
import { useMoves } from './useMoves.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

const noPlaces: ReadonlyMap<number, CalendarLocation> = new Map();

const filters = filterKeys.map((source) => ({
  source,
  ...normalizeFilter(source, model.filters[source] ?? 'contains'),
}));

/** The calendar of appointments (contract 4 §2.1). */
export default function CalendarPage() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const address = useCalendarParams(isPhone);
  const { period, today, hasCancelled, show, showCancelled } = address;
  const drawnPeriod = useAfterPaint(period);
  const list = useCalendarList(address);
  const { unsaved, moved, move, undo, dismiss } = useMoves();
  const dialogs = useCalendarDialogs();
  const notify = useNotify();
  const may = useCan();
  const { store, who, locations } = useSession();
  const { location, choices } = useCurrentLocation();
  const place = useOpeningHours(location?.id);
  const timezone = location?.timezone ?? store.timezone;
  const isMixed = !location && choices.length > 1;
  useLiveUpdates(useReload(model));

  const appointments = useMemo(
    () => (list.data ?? []).map((one) => ({ ...one, ...unsaved.get(one.id) })),
    [list.data, unsaved],
  );
  const places = useMemo(() => (isMixed ? calendarLocations(locations) : noPlaces), [isMixed, locations]);
  const overlaps = useMemo(() => overlappingIds(appointments), [appointments]);
  const mayMove = useCallback(
    (appointment: Appointment) => Boolean(can(who, 'update', model, appointment)),
    [who],
  );

  const moveTo = useEvent((...[appointment, to, delay]: Parameters<OnMove>) => {
    const zone = locations.find(({ id }) => id === appointment.location_id)?.timezone ?? store.timezone;
    const refusal = moveRefusal(appointment, to, mayMove(appointment), zone);
    if (refusal) notify(refusal, { type: 'warning' });
    else if (typeof to === 'object') move(appointment, to, delay);
    return !refusal;
  });
  const open = useEvent(dialogs.open);
  const showPeriod = useEvent(show);
  const create = useEvent((times: Partial<AppointmentTimes>) => {
    if (may('create', model)) dialogs.create(times);
  });
  return (
    <ResourceContextProvider value={model.name}>
      <CalendarStyles />
      <Header onCreate={may('create', model) ? () => dialogs.create({}) : undefined} />
      <ListContextProvider value={list}>
        <FilterBar filters={filters} />
      </ListContextProvider>
      {list.error && !list.isFetching && <ListLoadError onRetry={() => void list.refetch()} />}
      <Card>
        <Toolbar {...{ period, today, hasCancelled }} onShow={show} onShowCancelled={showCancelled} />
        <NoMatches list={list} />
        <Suspense fallback={<Skeleton variant="rectangular" height={640} />}>
          <Calendar
            {...{ today, timezone, appointments, places, overlaps, place, isPhone, mayMove }}
            period={drawnPeriod}
            onMove={moveTo}
            onOpen={open}
            onCreate={create}
            onShow={showPeriod}
          />
        </Suspense>
        <Legend mayMove={may('update', model)} places={places} />
      </Card>
      <Dialogs />
      <MovedToast moved={moved} onUndo={undo} onClose={dismiss} />
    </ResourceContextProvider>
  );
}
