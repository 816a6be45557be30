import { useGetOne, type RaRecord } from 'react-admin';
import { locations, type Location } from '../../../schemas/locations/locations.ts';

/** Opening hours and capacity of a location, if the staff member may see them. */
export function useOpeningHours(id: number | undefined) {
  const { data } = useGetOne<
    RaRecord & Partial<Pick<Location, 'location_hours' | 'closures' | 'bookings_at_once'>>
  >(locations.name, { id }, { enabled: Boolean(id) });
  return data;
}
