import { useGetList } from 'react-admin';
import { useToday } from '../../../kit/useToday.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';

/** The remaining ones are shown once some of these are moved or cancelled. */
const maxBookings = 1000;

/** Loads the appointments of a location on some days, or all future ones. */
export function useAffected(locationId: number, days: string[]) {
  const today = useToday();
  const sorted = days.toSorted();
  const { data, total, error, isFetching, refetch } = useGetList<Appointment>(
    model.name,
    {
      pagination: { page: 1, perPage: maxBookings },
      sort: { field: 'selected_date', order: 'ASC' },
      filter: {
        type: 'APPOINTMENT',
        include_voided: false,
        location_ids: [String(locationId)],
        min_selected_date: sorted[0] ?? today,
        ...(sorted.length > 0 && { max_selected_date: sorted.at(-1) }),
      },
    },
    { retry: false, staleTime: 0 },
  );
  const bookings = data?.filter(({ selected_date: day }) => days.length === 0 || days.includes(day));
  return { bookings, total, error: isFetching ? null : error, refetch };
}
