import Smartphone from '@mui/icons-material/SmartphoneOutlined';
import { profilePath } from '../custom/customers/profilePath.ts';
import { LocationValue } from '../custom/locations/location.tsx';
import { SourceValue } from '../custom/inventory/MovementValues.tsx';
import { buyerText } from '../custom/sales/list/texts.ts';
import { StateValue } from '../custom/tickets/StateValue.tsx';
import { ticketText } from '../custom/tickets/texts.ts';
import { StateChip } from '../custom/trade/requests/StateChip.tsx';
import { customerText as sellerText } from '../custom/trade/requests/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { ReferenceLink } from '../kit/fields/ReferenceLink.tsx';
import { TextValue } from '../kit/fields/TextValue.tsx';
import { CodeInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { movements } from '../schemas/inventory/movements.ts';
import { orders } from '../schemas/sales/orders.ts';
import { orderStatuses } from '../schemas/sales/states.ts';
import { devices } from '../schemas/tickets/devices.ts';
import { ticketDevices } from '../schemas/tickets/ticketDevices.ts';
import { tradeRequests } from '../schemas/trade/requests.ts';

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
        model: orders,
        by: 'serial',
        of: 'serial',
        filter: { order_status: orderStatuses.filter((one) => one !== 'CANCELLED' && one !== 'REJECTED') },
        title: 'bench.sales.title',
        none: 'bench.sales.none',
        columns: [
          <TextValue source="order_no" />,
          'order_date',
          'order_status',
          <ComputedText source="customer_first_name" label="salesList.customer" text={buyerText} />,
          'total',
        ],
        phoneColumns: ['order_date', 'order_status'],
        rowLink: ({ order_no }) => `/Sales?id=${order_no}`,
      },
      {
        model: tradeRequests,
        by: 'complete_serial',
        of: 'serial',
        title: 'bench.trades.title',
        none: 'bench.trades.none',
        columns: [
          <ComputedText source="number" text={numberText()} />,
          <StateChip source="state" />,
          <ComputedText
            source="customer_last_name"
            label="resources.tradeRequests.fields.customer_id"
            text={sellerText}
          />,
          'offer',
          'created_date',
        ],
        phoneColumns: ['state', 'created_date'],
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
