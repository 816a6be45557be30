import { useCan } from '../../authProvider/useCan.ts';
import { locations } from '../../schemas/locations/locations.ts';

const { location_hours: part } = locations.optionalFields ?? {};

/** Whether the user may see opening hours. */
export function useCanSeeHours(): boolean {
  const may = useCan();
  return part !== undefined && may('one', { access: { one: part.access } });
}
