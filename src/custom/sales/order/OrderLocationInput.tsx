import { useRecordContext } from 'react-admin';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import type { Order } from '../../../schemas/sales/orders.ts';

/** The location of the sale: the staff member's own, unless they may see all locations. */
export function OrderLocationInput({
  source = 'location_id',
  readOnly = false,
  ...props
}: Partial<InputProps>) {
  const { locations } = useSession();
  const { location, choices } = useCurrentLocation();
  const stored = useRecordContext<Order>()?.location_id;
  const open = choices.length > 0 ? choices : location ? [location] : [];
  const closed = locations.filter(({ id }) => id === stored && !open.some((one) => one.id === id));
  return (
    <SelectInput
      {...props}
      source={source}
      // The location of a stored order cannot change.
      readOnly={readOnly || stored !== undefined}
      choices={[...closed, ...open].map(({ id, location_name: name }) => ({ id, name }))}
    />
  );
}
