import { useSession } from '../../authProvider/session.ts';
import { allows } from '../../schemas/can.ts';
import { locations } from '../../schemas/locations/locations.ts';

const { location_hours: part } = locations.optionalFields ?? {};

/** Whether the user may see opening hours. */
export function useCanSeeHours(): boolean {
  const { who } = useSession();
  return part !== undefined && allows(who, part.access);
}
