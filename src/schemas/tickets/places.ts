import type { DeviceState } from './states.ts';

interface Placed {
  state: DeviceState;
  /** Who holds it. */
  location_id: number;
  /** To where it is on its way. */
  to_location_id: number | null;
}

interface Places {
  location_id: number;
  other_location_ids: number[];
}

/**
 * The location of a ticket, which is that of its devices once all that are in the store are at one; and the other
 * locations that have, get or handed over one of them.
 */
export function placesOf(current: number, devices: readonly Placed[]): Places {
  const held = new Set(devices.filter(({ state }) => state !== 'GONE').map((one) => one.location_id));
  const [first] = held;
  const location_id = held.size === 1 && first !== undefined ? first : current;
  const all = devices.flatMap((one) => [one.location_id, one.to_location_id ?? location_id]);
  const others = new Set(all.filter((one) => one !== location_id));
  return { location_id, other_location_ids: [...others].toSorted((one, other) => one - other) };
}
