import Inventory from '@mui/icons-material/Inventory2Outlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import { Route } from 'react-router-dom';
import { stock } from '../schemas/inventory/stock.ts';
import { StockBulkActions } from '../custom/inventory/selection/StockBulkActions.tsx';
import { StockLevelIndicator, stockLevelText } from '../custom/inventory/StockLevelIndicator.tsx';
import { StockActions } from '../custom/inventory/StockActions.tsx';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { ListAction } from '../kit/list/ListAction.tsx';
import { RowAction } from '../kit/list/RowAction.tsx';
import { resource } from '../kit/resource.tsx';

const AdjustDialog = lazyWithPreload(() => import('../custom/inventory/adjust/AdjustDialog.tsx'));
const ReorderPointDialog = lazyWithPreload(() => import('../custom/inventory/ReorderPointDialog.tsx'));
const ReceivedLabels = lazyWithPreload(() => import('../custom/inventory/labels/ReceivedLabels.tsx'));
const ReceiveDialog = lazyWithPreload(() => import('../custom/inventory/receive/ReceiveDialog.tsx'));

/** Contract 3 §2.2. */
export default resource(stock, {
  icon: Inventory,
  path: 'Inventory',
  flags: ['DASHBOARD_CATALOG_INVENTORY'],
  section: 'inventory',
  menuOrder: 1,
  usesSectionTitle: true,
  rowLink: ({ item_id }) => `/Items/${item_id}`,
  columns: [
    'name',
    'available',
    <StockLevelIndicator source="is_low" text={stockLevelText} />,
    'on_hand',
    'reserved',
    'incoming',
    'expected_date',
    'bin',
    <LocationValue source="location_id" />,
    'low_mark',
    'kind',
    'sku',
    'barcode',
    'supplier',
    'cost',
    'value',
  ],
  phoneColumns: ['is_low', 'available'],
  hiddenColumns: ['kind', 'barcode', 'supplier', 'cost', 'value'],
  quickFilter: 'is_low',
  filters: [
    'search',
    'kind',
    'supplier_id',
    'in_stock',
    'bin',
    <LocationFilter source="location_id" />,
    'only_enabled',
  ],
  locationFilter: 'location_id',
  form: [],
  dialog: <ReorderPointDialog />,
  actions: <StockActions />,
  bulkActions: <StockBulkActions />,
  emptyAction: <ListAction path="receive" label="inventory.receive.action" icon={<MoveToInbox />} />,
  routes: (
    <>
      <Route path="receive" element={<ReceiveDialog />} />
      <Route path="adjust" element={<AdjustDialog />} />
      <Route path="received" element={<ReceivedLabels />} />
    </>
  ),
  rowActions: [
    <RowAction path="receive" label="inventory.receive.action" dialog={<ReceiveDialog />} />,
    <RowAction path="adjust" label="inventory.adjust.action" dialog={<AdjustDialog />} />,
  ],
});
