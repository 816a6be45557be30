import FactCheck from '@mui/icons-material/FactCheckOutlined';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { stockCounts } from '../schemas/inventory/stockCounts.ts';

const CountPage = lazyWithPreload(() => import('../custom/inventory/counts/CountPage.tsx'));
const CountLocationInput = lazyWithPreload(() => import('../custom/inventory/counts/CountLocationInput.tsx'));

/** Contract 3 §2.12. */
export default resource(stockCounts, {
  icon: FactCheck,
  path: 'Counts',
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 8,
  detailPage: { element: <CountPage /> },
  opensCreated: true,
  columns: [
    'number',
    <LocationValue source="location_id" />,
    'state',
    'kind',
    'is_blind',
    'pieces',
    'value',
    'created_date',
    'applied_date',
    'note',
  ],
  phoneColumns: ['state', 'value'],
  hiddenColumns: ['is_blind', 'applied_date', 'note'],
  filters: ['kind', <LocationFilter source="location_id" />, 'created_date'],
  quickFilter: 'state',
  locationFilter: 'location_id',
  form: [<CountLocationInput source="location_id" />, 'kind', 'is_blind', 'note'],
});
