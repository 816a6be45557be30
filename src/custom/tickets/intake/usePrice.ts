import { useGetOne, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { dayIn } from '../../../schemas/days.ts';
import { priceServices } from '../../../schemas/tickets/price.ts';
import { servicesOf, useOfDevices } from './useOfDevices.ts';

/** The amounts of the services of all devices with the customer's taxes, and whether some have no price yet. */
export function usePrice() {
  const { locations, store } = useSession();
  const [customerId, locationId] = useWatch({ name: ['customer_id', 'location_id'] }) as [
    string | null,
    number | null,
  ];
  const { data: customer } = useGetOne<RaRecord<string> & Customer>(
    customers.name,
    { id: customerId ?? '' },
    { enabled: customerId !== null },
  );
  const services = useOfDevices(servicesOf).flat();
  const place = locations.find(({ id }) => id === locationId);
  const amounts = priceServices(
    services,
    place && { location: place, store },
    dayIn(place?.timezone ?? store.timezone),
    customerId !== null && customer?.is_tax_exempt,
  );
  return { ...amounts, isOpen: services.some(({ cost }) => cost === null) };
}
