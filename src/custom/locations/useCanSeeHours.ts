import { useCan } from '../../authProvider/useCan.ts';
import { locations } from '../../schemas/locations/locations.ts';

const { location_hours: part } = locations.optionalFields ?? {};

/** Whether the person may see when locations are open. */
export function useCanSeeHours(): boolean {
  const may = useCan();
  return part !== undefined && may('one', { access: { one: part.access } });
}
