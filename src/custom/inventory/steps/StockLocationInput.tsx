import type { Location } from '../../../authProvider/session.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';

/** A location whose stock the staff member may change. */
export const StockLocationInput = ({ locations }: { locations: Location[] }) => (
  <SelectInput
    source="location_id"
    label="inventory.line.location"
    isRequired
    readOnly={locations.length === 1}
    choices={locations.map(({ id, location_name }) => ({ id, name: location_name }))}
  />
);
