import { useCan } from '../../authProvider/useCan.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useSession } from '../../authProvider/session.ts';
import { stock } from '../../schemas/inventory/stock.ts';

/** The locations whose stock the signed-in person may change, and the one that a new step begins with. */
export function useStockLocations() {
  const { locations } = useSession();
  const { location } = useCurrentLocation();
  const may = useCan();
  const editable = locations.filter(
    ({ id, is_voided }) => !is_voided && may('update', stock, { location_id: id }),
  );
  const current =
    editable.find(({ id }) => id === location?.id) ?? (editable.length === 1 ? editable[0] : undefined);
  return { locations: editable, current };
}

/** The name of a location, as far as the person knows it. */
export function useLocationName() {
  const { locations } = useSession();
  return (id: unknown) => locations.find((one) => one.id === id)?.location_name ?? '';
}
