import SwapVert from '@mui/icons-material/SwapVertOutlined';
import { movements } from '../schemas/inventory/movements.ts';
import {
  movementByText,
  movementChange,
  movementChangeText,
  serialsText,
  SourceValue,
} from '../custom/inventory/MovementValues.tsx';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { resource } from '../kit/resource.tsx';

/** Contract 3 §2.2. */
export default resource(movements, {
  icon: SwapVert,
  path: 'Movements',
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 4,
  rowLink: ({ item_id }) => `/Items/${item_id}`,
  readOnlyRows: true,
  columns: [
    'kind',
    <ComputedText source="quantity" text={movementChangeText} cell={movementChange} align="right" />,
    'item',
    <LocationValue source="location_id" />,
    'reason',
    'note',
    <SourceValue source="source" />,
    <ComputedText source="by" text={movementByText} />,
    'created_date',
    <ComputedText source="serials" text={serialsText} />,
    'unit_cost',
  ],
  phoneColumns: ['quantity', 'created_date'],
  hiddenColumns: ['serials', 'unit_cost'],
  filters: ['item_id', 'kind', 'reason', 'serial', <LocationFilter source="location_id" />, 'created_date'],
  locationFilter: 'location_id',
  form: [],
});
