import { useSyncExternalStore } from 'react';
import { useCurrentLocation } from '../authProvider/currentLocation.ts';
import { useSession } from '../authProvider/session.ts';
import { dayIn } from '../schemas/days.ts';

const minute = 60_000;

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
};

/** The date (YYYY-MM-DD) on the clock of the chosen location, else of the store; moves on at midnight. */
export function useToday(): string {
  const { store } = useSession();
  const { location } = useCurrentLocation();
  const timezone = location?.timezone ?? store.timezone;
  return useSyncExternalStore(everyMinute, () => dayIn(timezone));
}
