import { Navigate, useLocation, useMatch } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { appointments as model } from '../../../schemas/appointments/appointments.ts';
import { calendarPath, type NewAppointment } from './useCalendarDialogs.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';

const AppointmentDialog = lazyWithPreload(() => import('../details/AppointmentDialog.tsx'));
const BookingDialog = lazyWithPreload(() => import('../booking/BookingDialog.tsx'));

/** The dialog in the URL; `?new=1` is that of a new appointment. */
export function Dialogs() {
  const may = useCan();
  const { search, state } = useLocation();
  const id = useMatch(`${calendarPath}/:id`)?.params.id;
  const close = useCloseDialog(calendarPath);
  const parameters = new URLSearchParams(search);
  if (parameters.has('new')) {
    parameters.delete('new');
    return <Navigate to={{ pathname: `${calendarPath}/create`, search: parameters.toString() }} replace />;
  }
  if (id === undefined) return null;
  if (id !== 'create') {
    return (
      <LazyBoundary onClose={close}>
        <AppointmentDialog key={id} id={id} onClose={close} />
      </LazyBoundary>
    );
  }
  if (!may('create', model)) return <Navigate to={{ pathname: calendarPath, search }} replace />;
  const { times } = { ...(state as NewAppointment | null) };
  return (
    <LazyBoundary onClose={close}>
      <BookingDialog
        type="APPOINTMENT"
        date={times?.selected_date}
        startTime={times?.selected_start_time ?? undefined}
        endTime={times?.selected_end_time ?? undefined}
        onClose={close}
      />
    </LazyBoundary>
  );
}
