import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppointmentTimes } from './times.ts';

export const calendarPath = '/Appointments';

/** History state of a new appointment until it is saved. */
export interface NewAppointment {
  dialog: true;
  times: Partial<AppointmentTimes>;
}

/** Opens dialogs with URLs of their own; the calendar keeps its URL below them. */
export function useCalendarDialogs() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useMemo(
    () => ({
      open: (id: string) =>
        void navigate({ pathname: `${calendarPath}/${id}`, search }, { state: { dialog: true } }),
      create: (times: Partial<AppointmentTimes>) =>
        void navigate(
          { pathname: `${calendarPath}/create`, search },
          { state: { dialog: true, times } satisfies NewAppointment },
        ),
    }),
    [navigate, search],
  );
}
