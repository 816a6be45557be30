import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import { LocationFilter, LocationTime, LocationValue } from '../custom/locations/location.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { registers } from '../schemas/wallet/registers.ts';

const CloseDialog = lazyWithPreload(() => import('../custom/wallet/registers/CloseDialog.tsx'));
const OwnRegisters = lazyWithPreload(() => import('../custom/wallet/registers/OwnRegisters.tsx'));
const RegisterActions = lazyWithPreload(() => import('../custom/wallet/registers/RegisterActions.tsx'));
const RegisterCash = lazyWithPreload(() => import('../custom/wallet/registers/RegisterCash.tsx'));
const RegisterPayments = lazyWithPreload(() => import('../custom/wallet/registers/RegisterPayments.tsx'));
const RegisterLocationInput = lazyWithPreload(
  () => import('../custom/wallet/registers/RegisterLocationInput.tsx'),
);

const movement = { fields: ['amount', 'reason', 'note'], values: { reason: 'CHANGE' }, anyVersion: true };

/** Contract 4 §2.10. */
export default resource(registers, {
  icon: PointOfSale,
  path: 'RegisterWallet',
  flags: ['DASHBOARD_WALLET', 'DASHBOARD_WALLET_REGISTER'],
  section: 'wallet',
  menuOrder: 1,
  detailPage: {
    title: (register, translate) => translate('wallet.tills.title', { ...register }),
    texts: { back: 'wallet.tills.back', facts: 'wallet.tills.facts', failed: 'wallet.tills.failed' },
    actions: <RegisterActions />,
    summary: [<RegisterCash />],
    facts: [
      'name',
      <LocationValue source="location_id" />,
      <LocationTime source="created_date" />,
      'opened_by_name',
      <LocationTime source="closed_date" />,
      'closed_by_name',
      'state',
      'note',
    ],
    aside: [<RegisterPayments />],
  },
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
  steps: {
    cashIn: movement,
    cashOut: movement,
    close: { dialog: <CloseDialog />, emphasis: 'primary' },
  },
  form: [<RegisterLocationInput source="location_id" />, 'name', 'float', 'note'],
});
