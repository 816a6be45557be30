import Devices from '@mui/icons-material/DevicesOutlined';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { resource } from '../kit/resource.tsx';
import { serials, type Serial } from '../schemas/inventory/serials.ts';

/** Contract 3 §2.2. */
export default resource(serials, {
  icon: Devices,
  path: 'DevicePool',
  recordPath: ({ details }) => `/Items/${(details.item as Serial['item'])?.id}`,
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 3,
  rowLink: ({ item_id }) => `/Items/${item_id}`,
  readOnlyRows: true,
  columns: [
    'serial',
    'item',
    'state',
    <LocationValue source="last_location_id" />,
    'modified_date',
    'created_date',
  ],
  phoneColumns: ['state'],
  hiddenColumns: ['created_date'],
  quickFilter: 'state',
  filters: ['search', 'item_id', 'from_trade', <LocationFilter source="last_location_id" />],
  locationFilter: 'last_location_id',
  form: [],
});
