import { useStore } from 'react-admin';
import { useSession, type Location, type Session } from './session.ts';
import { right, type Who } from '../schemas/can.ts';

type Choice = Location['id'] | 'all';

const seesAllLocations = (who: Who) =>
  ['ADMIN', 'STORE_OWNER'].includes(who.role) || right('VIEW_ALL_LOCATIONS')(who) === true;

interface CurrentLocation {
  /** Undefined: all locations, or the staff member has none. */
  location: Location | undefined;
  /** The locations that can be selected; empty when there is only one. */
  choices: Location[];
  choose: (choice: Choice) => void;
}

/** Resolves the selected location, falling back to the staff member's own. */
export function resolveLocation(
  { who, locations }: Session,
  choice?: unknown,
): Omit<CurrentLocation, 'choose'> {
  const open = locations.filter(({ is_voided }) => !is_voided);
  const byId = (id: unknown) => open.find((one) => one.id === id);
  const own = byId(who.location_id) ?? (open.length === 1 ? open[0] : undefined);
  if (open.length < 2 || !seesAllLocations(who)) return { location: own, choices: [] };
  return { location: choice === 'all' ? undefined : (byId(choice) ?? own), choices: open };
}

/** Returns the location that the screens show (contract 1 §4). */
export function useCurrentLocation(): CurrentLocation {
  const session = useSession();
  const [choice, choose] = useStore<Choice | undefined>('location');
  return { ...resolveLocation(session, choice), choose };
}
