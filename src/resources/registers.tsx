import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { registers } from '../schemas/wallet/registers.ts';

const OwnRegisters = lazyWithPreload(() => import('../custom/wallet/registers/OwnRegisters.tsx'));
const RegisterPage = lazyWithPreload(() => import('../custom/wallet/registers/RegisterPage.tsx'));
const RegisterLocationInput = lazyWithPreload(
  () => import('../custom/wallet/registers/RegisterLocationInput.tsx'),
);

/** Contract 4 §2.10. */
export default resource(registers, {
  icon: PointOfSale,
  path: 'RegisterWallet',
  flags: ['DASHBOARD_WALLET', 'DASHBOARD_WALLET_REGISTER'],
  section: 'wallet',
  menuOrder: 1,
  detailPage: { element: <RegisterPage /> },
  readOnlyRows: true,
  opensCreated: true,
  summary: <OwnRegisters />,
  columns: [
    'number',
    'name',
    'expected',
    'state',
    'difference',
    <LocationValue source="location_id" />,
    'opened_by_name',
    'created_date',
    'closed_date',
    'float',
    'counted',
    'closed_by_name',
  ],
  phoneColumns: ['state', 'expected', 'difference'],
  hiddenColumns: ['float', 'counted', 'closed_by_name'],
  filters: ['name', <LocationFilter source="location_id" />, 'created_date'],
  quickFilter: 'state',
  locationFilter: 'location_id',
  form: [<RegisterLocationInput source="location_id" />, 'name', 'float', 'note'],
});
