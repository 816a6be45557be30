import { useSyncExternalStore } from 'react';
import { useCurrentLocation } from '../authProvider/currentLocation.ts';
import { useSession } from '../authProvider/session.ts';
import { dayIn } from '../schemas/days.ts';
import { everyMinute } from './useNow.ts';

/** Returns the current date (YYYY-MM-DD) at the selected location, or of the store; updates at midnight. */
export function useToday(): string {
  const { store } = useSession();
  const { location } = useCurrentLocation();
  const timezone = location?.timezone ?? store.timezone;
  return useSyncExternalStore(everyMinute, () => dayIn(timezone));
}
