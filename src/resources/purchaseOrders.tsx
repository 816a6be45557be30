import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import { ExpectedValue } from '../custom/inventory/orders/ExpectedValue.tsx';
import { linesText, receivedText, stepParameters } from '../custom/inventory/orders/texts.ts';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { purchaseOrders } from '../schemas/inventory/purchaseOrders.ts';

const ExpectedInput = lazyWithPreload(() => import('../custom/inventory/orders/ExpectedInput.tsx'));
const LinesInput = lazyWithPreload(() => import('../custom/inventory/orders/lines/LinesInput.tsx'));
const OrderDialog = lazyWithPreload(() => import('../custom/inventory/orders/OrderDialog.tsx'));
const OrderLocationInput = lazyWithPreload(() => import('../custom/inventory/orders/OrderLocationInput.tsx'));
const ReceiveDialog = lazyWithPreload(() => import('../custom/inventory/orders/receive/ReceiveDialog.tsx'));

const form = [
  'supplier_id',
  <OrderLocationInput source="location_id" />,
  <ExpectedInput source="expected_date" />,
  'reference',
  <LinesInput source="lines" hasCost />,
  'note',
];

/** Contract 3 §2.10. */
export default resource(purchaseOrders, {
  icon: ShoppingCart,
  path: 'PurchaseOrders',
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 6,
  columns: [
    <ComputedText source="number" text={numberText()} />,
    'supplier',
    'state',
    <ComputedText source="received" text={receivedText} align="right" />,
    'total',
    <LocationValue source="location_id" />,
    <ExpectedValue source="expected_date" />,
    'created_date',
    'ordered_date',
    'received_date',
    'reference',
    'note',
  ],
  phoneColumns: ['state', 'total'],
  hiddenColumns: ['ordered_date', 'received_date', 'reference', 'note'],
  filters: [
    'number',
    'state',
    'supplier_id',
    <LocationFilter source="location_id" />,
    'item_id',
    'created_date',
    'expected_date',
    'is_late',
  ],
  locationFilter: 'location_id',
  form,
  dialog: <OrderDialog model={purchaseOrders} form={form} kind={{ hasCost: true }} />,
  steps: {
    receive: <ReceiveDialog kind={{ hasCost: true }} />,
    // What has arrived in part is closed rather than cancelled.
    cancel: { emphasis: 'secondary', textsOf: ({ received }) => (received > 0 ? 'close_rest' : 'cancel') },
  },
  stepParameters,
  formats: [<ComputedText source="lines" text={linesText} />],
});
