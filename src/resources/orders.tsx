import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { ActionsMenu } from '../custom/sales/list/ActionsMenu.tsx';
import { orderActions } from '../custom/sales/list/actions.ts';
import { OrderAction } from '../custom/sales/list/OrderAction.tsx';
import { StatusTabs } from '../custom/sales/list/StatusTabs.tsx';
import { buyerText } from '../custom/sales/list/texts.ts';
import { OrderPage } from '../custom/sales/index.ts';
import { refunding } from '../custom/sales/order/steps/refunding.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { TextValue } from '../kit/fields/TextValue.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { orders } from '../schemas/sales/orders.ts';
import { payments } from '../schemas/sales/payments.ts';
import { changesPrices } from '../schemas/sales/access.ts';

const ActionRow = lazyWithPreload(() => import('../custom/sales/list/ActionRow.tsx'));
const CompleteDialog = lazyWithPreload(() => import('../custom/sales/order/steps/CompleteDialog.tsx'));
const ExchangeDialog = lazyWithPreload(() => import('../custom/sales/payments/ExchangeDialog.tsx'));
const InvoiceRow = lazyWithPreload(() => import('../custom/sales/list/InvoiceRow.tsx'));
const LabelRow = lazyWithPreload(() => import('../custom/sales/list/LabelRow.tsx'));
const PayDialog = lazyWithPreload(() => import('../custom/sales/payments/PayDialog.tsx'));
const RefundDialog = lazyWithPreload(() => import('../custom/sales/payments/RefundDialog.tsx'));

/** Contract 3 §2.1. */
export default resource(orders, {
  icon: ReceiptLong,
  path: 'Sales',
  recordPath: ({ title }) => `/Sales?id=${title}`,
  flags: ['DASHBOARD_SALES'],
  section: 'sales',
  relatedPermissions: [payments, { name: 'prices', access: { update: changesPrices } }],
  detailPage: { parameter: 'id', property: 'order_no', create: 'null', element: <OrderPage /> },
  columns: [
    <TextValue source="order_no" />,
    'order_date',
    <ComputedText source="customer_first_name" label="salesList.customer" text={buyerText} />,
    'payment_status',
    'order_status',
    'total',
    'channel',
    'vendor',
    <LocationValue source="location_id" />,
    'due',
    'paid',
    'refunded',
    'discount_amount',
    'gst_hst',
    'pst_rst_qst',
    'payment_method',
    'payment_date',
    'customer_email',
    'customer_phone',
    'note',
    'completed_date',
    'created_date',
  ],
  phoneColumns: ['order_status', 'payment_status', 'total'],
  hiddenColumns: [
    'due',
    'paid',
    'refunded',
    'discount_amount',
    'gst_hst',
    'pst_rst_qst',
    'payment_method',
    'payment_date',
    'customer_email',
    'customer_phone',
    'note',
    'completed_date',
    'created_date',
  ],
  quickFilter: <StatusTabs source="order_status" />,
  filters: [
    'order_no',
    'customer_first_name',
    'customer_last_name',
    'total',
    'order_date',
    'payment_status',
    'channel',
    'vendor_id',
    <LocationFilter source="location_id" />,
  ],
  locationFilter: 'location_id',
  maxHeight: 515,
  form: [],
  steps: {
    process: { fields: [] },
    hold: { fields: [] },
    complete: <CompleteDialog />,
    reject: refunding,
    cancel: refunding,
    pay: <PayDialog />,
    refund: <RefundDialog />,
    exchange: <ExchangeDialog />,
    unpay: { fields: ['reason'] },
  },
  bulkActions: <ActionsMenu />,
  rowActions: [
    ...orderActions.map((action) => (
      <OrderAction
        key={action}
        path={action}
        label={`salesList.actions.${action}.label`}
        dialog={<ActionRow action={action} />}
      />
    )),
    <OrderAction path="label" label="salesList.actions.print_label" dialog={<LabelRow />} />,
    <OrderAction path="invoice" label="salesList.actions.print_invoice" dialog={<InvoiceRow />} />,
  ],
});
