import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppointmentTimes } from './times.ts';

export const calendarPath = '/Appointments';

/** What the history keeps of a new appointment until it is saved. */
export interface NewAppointment {
  dialog: true;
  times: Partial<AppointmentTimes>;
}

/** The dialogs over the calendar have addresses of their own; it keeps its own below them. */
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
