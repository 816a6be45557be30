import { useSession } from '../../../authProvider/session.ts';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { defaultsOf } from '../../../schemas/input.ts';
import { newDevice, tickets } from '../../../schemas/tickets/tickets.ts';

/** Returns the values of a new ticket at the current location, with one device. */
export function useNewTicket(): () => Record<string, unknown> {
  const { locations, who } = useSession();
  const { location } = useCurrentLocation();
  const own = locations.find(({ id }) => id === who.location_id);
  return () => ({
    ...defaultsOf(tickets),
    // The id makes the request idempotent: a double click or a retry creates one ticket.
    id: crypto.randomUUID(),
    location_id: (location ?? own ?? locations.find(({ is_voided }) => !is_voided))?.id ?? null,
    new_devices: [newDevice],
  });
}
