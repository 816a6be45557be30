import { useCan } from '../../authProvider/useCan.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { useSession } from '../../authProvider/session.ts';
import { stock } from '../../schemas/inventory/stock.ts';

/** The locations whose stock the staff member may change, and the default one for a new step. */
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

/** Returns the name of a location, or '' if the staff member may not see it. */
export function useLocationName() {
  const { locations } = useSession();
  return (id: unknown) => locations.find((one) => one.id === id)?.location_name ?? '';
}
