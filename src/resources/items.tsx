import Category from '@mui/icons-material/CategoryOutlined';
import { Route } from 'react-router-dom';
import { items } from '../schemas/inventory/items.ts';
import { serials } from '../schemas/inventory/serials.ts';
import { PrintLabels } from '../custom/inventory/labels/PrintLabels.tsx';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { ReferenceLink } from '../kit/fields/ReferenceLink.tsx';
import { ActiveInput, CodeInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { RowAction } from '../kit/list/RowAction.tsx';
import { resource } from '../kit/resource.tsx';

const AdjustDialog = lazyWithPreload(() => import('../custom/inventory/adjust/AdjustDialog.tsx'));
const ItemActions = lazyWithPreload(() => import('../custom/inventory/item/ItemActions.tsx'));
const ItemBookings = lazyWithPreload(() => import('../custom/inventory/item/ItemBookings.tsx'));
const ItemMovements = lazyWithPreload(() => import('../custom/inventory/item/ItemMovements.tsx'));
const LabelsRow = lazyWithPreload(() => import('../custom/inventory/labels/LabelsRow.tsx'));
const ReorderPointDialog = lazyWithPreload(() => import('../custom/inventory/ReorderPointDialog.tsx'));
const ReceiveDialog = lazyWithPreload(() => import('../custom/inventory/receive/ReceiveDialog.tsx'));
const SerialNumbers = lazyWithPreload(() => import('../custom/inventory/item/SerialNumbers.tsx'));
const StockByLocation = lazyWithPreload(() => import('../custom/inventory/item/StockByLocation.tsx'));

/** Contract 3 §2.2. */
export default resource(items, {
  icon: Category,
  path: 'Items',
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 2,
  relatedPermissions: [serials],
  detailPage: {
    actions: <ItemActions />,
    facts: [
      'kind',
      <BooleanValue source="is_voided" negate />,
      'sku',
      'barcode',
      'supplier',
      <ReferenceLink source="product" path="/products" />,
      'cost',
      'price',
      'low_stock',
      'is_serialized',
      'created_date',
    ],
    aside: [<StockByLocation />],
    related: [<SerialNumbers />, <ItemBookings />],
    timeline: <ItemMovements />,
  },
  columns: [
    'name',
    'kind',
    'sku',
    'barcode',
    'available',
    'cost',
    'price',
    'wholesale_price',
    'supplier',
    <BooleanValue source="is_voided" negate />,
    'product',
    'on_hand',
    'reserved',
    'low_stock',
    'is_serialized',
    'created_date',
  ],
  phoneColumns: ['available', 'price'],
  hiddenColumns: [
    'wholesale_price',
    'product',
    'on_hand',
    'reserved',
    'low_stock',
    'is_serialized',
    'created_date',
  ],
  filters: ['search', 'kind', 'supplier_id', 'product_id', 'only_enabled'],
  form: [
    'name',
    'kind',
    <CodeInput source="sku" />,
    <CodeInput source="barcode" />,
    'is_serialized',
    'product_id',
    'supplier_id',
    'cost',
    'price',
    'wholesale_price',
    'low_stock',
    <ActiveInput source="is_voided" />,
  ],
  routes: <Route path=":id/low/:place" element={<ReorderPointDialog />} />,
  bulkActions: <PrintLabels />,
  rowActions: [
    <RowAction path="receive" label="inventory.receive.action" dialog={<ReceiveDialog />} />,
    <RowAction path="adjust" label="inventory.adjust.action" dialog={<AdjustDialog />} />,
    <RowAction path="labels" label="itemLabels.print_row" dialog={<LabelsRow />} />,
  ],
});
