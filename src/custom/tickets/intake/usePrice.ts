import { useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { dayIn } from '../../../schemas/days.ts';
import { priceServices } from '../../../schemas/tickets/price.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';

/** The amounts of the services of all devices with taxes, and whether some have no price yet. */
export function usePrice() {
  const { locations, store } = useSession();
  const [locationId, devices] = useWatch({ name: ['location_id', 'new_devices'] }) as [
    number | null,
    NewTicketDevice[],
  ];
  const services = devices.flatMap((device) => device.services);
  const place = locations.find(({ id }) => id === locationId);
  const amounts = priceServices(
    services,
    place && { location: place, store },
    dayIn(place?.timezone ?? store.timezone),
  );
  return { ...amounts, isOpen: services.some(({ cost }) => cost === null) };
}
