import { useGetList, type RaRecord } from 'react-admin';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';

/** Loads a location's appointments of a day, independent of the filters. */
export function useDayBookings(isAsked: boolean, locationId: number | undefined, date: string | undefined) {
  const { data = [], isPending } = useGetList<RaRecord<string> & Appointment>(
    appointments.name,
    {
      filter: {
        type: 'APPOINTMENT',
        location_ids: [String(locationId)],
        min_selected_date: date,
        max_selected_date: date,
        include_voided: false,
      },
      sort: { field: 'selected_start_time', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
    },
    { enabled: isAsked },
  );
  return { data, isPending };
}
