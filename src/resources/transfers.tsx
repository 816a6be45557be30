import MoveDown from '@mui/icons-material/MoveDownOutlined';
import { TransferLocationFilter } from '../custom/inventory/orders/TransferLocationFilter.tsx';
import {
  linesText,
  receivedText,
  stepParameters,
  transferLocationText,
} from '../custom/inventory/orders/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { transfers } from '../schemas/inventory/transfers.ts';

const TransferLocationInput = lazyWithPreload(
  () => import('../custom/inventory/orders/TransferLocationInput.tsx'),
);
const ClosingInput = lazyWithPreload(() => import('../custom/inventory/orders/ClosingInput.tsx'));
const LinesInput = lazyWithPreload(() => import('../custom/inventory/orders/lines/LinesInput.tsx'));
const OrderDialog = lazyWithPreload(() => import('../custom/inventory/orders/OrderDialog.tsx'));
const ReceiveDialog = lazyWithPreload(() => import('../custom/inventory/orders/receive/ReceiveDialog.tsx'));

const form = [
  <TransferLocationInput source="from_location_id" />,
  <TransferLocationInput source="to_location_id" />,
  <LinesInput source="lines" hasSerials />,
  'expected_date',
  'note',
];

/** Contract 3 §2.11. */
export default resource(transfers, {
  icon: MoveDown,
  path: 'Transfers',
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 5,
  columns: [
    <ComputedText source="number" text={numberText()} />,
    <ComputedText
      source="from"
      label="resources.transfers.fields.from_location_id"
      text={transferLocationText('from')}
    />,
    <ComputedText
      source="to"
      label="resources.transfers.fields.to_location_id"
      text={transferLocationText('to')}
    />,
    'state',
    <ComputedText source="received" text={receivedText} align="right" />,
    'sent_date',
    'expected_date',
    'created_date',
    'received_date',
    'closed_as',
    'closed_note',
    'note',
  ],
  phoneColumns: ['state', 'received'],
  hiddenColumns: ['received_date', 'closed_as', 'closed_note', 'note'],
  filters: [
    'number',
    'state',
    <TransferLocationFilter source="location_id" />,
    <TransferLocationFilter source="from_location_id" />,
    <TransferLocationFilter source="to_location_id" />,
    'item_id',
    'sent_date',
    'created_date',
  ],
  locationFilter: 'location_id',
  form,
  dialog: <OrderDialog model={transfers} form={form} kind={{ hasSerials: true }} />,
  steps: {
    receive: <ReceiveDialog kind={{ hasSerials: true }} />,
    close: {
      fields: [<ClosingInput source="as" />, 'note'],
      values: { as: 'RETURNED' },
      emphasis: 'secondary',
    },
    cancel: { emphasis: 'secondary' },
  },
  stepParameters,
  formats: [
    <ComputedText source="lines" text={linesText} />,
    <ComputedText source="from_location_id" text={transferLocationText('from')} />,
    <ComputedText source="to_location_id" text={transferLocationText('to')} />,
  ],
});
