import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { profilePath } from '../custom/customers/profilePath.ts';
import { LocationValue } from '../custom/locations/location.tsx';
import { SourceValue } from '../custom/inventory/MovementValues.tsx';
import { StateValue } from '../custom/tickets/StateValue.tsx';
import { ticketText } from '../custom/tickets/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { ReferenceLink } from '../kit/fields/ReferenceLink.tsx';
import { CodeInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { movements } from '../schemas/inventory/movements.ts';
import { devices } from '../schemas/tickets/devices.ts';
import { ticketDevices } from '../schemas/tickets/ticketDevices.ts';

const DeviceOwners = lazyWithPreload(() => import('../custom/tickets/DeviceOwners.tsx'));
const DeviceWarranties = lazyWithPreload(() => import('../custom/tickets/DeviceWarranties.tsx'));
const DeviceWarning = lazyWithPreload(() => import('../custom/tickets/DeviceWarning.tsx'));
const SerialReasonInput = lazyWithPreload(() => import('../custom/tickets/SerialReasonInput.tsx'));

export default resource(devices, {
  icon: Smartphone,
  path: 'Devices',
  flags: ['DASHBOARD_REPAIRS_TICKETS'],
  section: 'repairs',
  menuOrder: 4,
  detailPage: {
    notices: <DeviceWarning />,
    facts: [
      'serial',
      <ReferenceLink source="product" path="/products" />,
      <ReferenceLink source="customer" path={profilePath} />,
      'color',
      'storage',
      'carrier',
      'created_date',
    ],
    aside: [<DeviceWarranties />, <DeviceOwners />],
    related: [
      {
        model: ticketDevices,
        by: 'device_id',
        title: 'bench.of_device.title',
        none: 'bench.of_device.none',
        sort: { field: 'created_date', order: 'DESC' },
        columns: [
          <ComputedText source="number" text={ticketText} />,
          <StateValue source="state" />,
          'outcome',
          'problem',
          'created_date',
        ],
        phoneColumns: ['state', 'created_date'],
        rowLink: ({ ticket_id }) => `/Tickets/${ticket_id}`,
      },
      {
        model: movements,
        by: 'serial',
        of: 'serial',
        title: 'bench.movements.title',
        none: 'bench.movements.none',
        columns: [
          'kind',
          'item',
          <LocationValue source="location_id" />,
          <SourceValue source="source" />,
          'created_date',
        ],
        phoneColumns: ['item', 'created_date'],
        rowLink: ({ item_id }) => `/Items/${item_id}`,
      },
    ],
  },
  columns: [
    'name',
    'serial',
    'customer',
    'color',
    'storage',
    'carrier',
    'created_date',
    'product',
    'warning',
  ],
  phoneColumns: ['serial', 'customer'],
  hiddenColumns: ['product', 'warning'],
  filters: ['name', 'serial', 'customer_id', 'product_id', 'created_date'],
  form: [
    'product_id',
    'name',
    <CodeInput source="serial" />,
    <SerialReasonInput source="serial_reason" />,
    'customer_id',
    'color',
    'storage',
    'carrier',
    'warning',
  ],
});
