import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { shipments } from '../schemas/shipping/shipments.ts';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { CarrierFilter } from '../custom/shipping/shipments/CarrierFilter.tsx';
import { PrintSelected } from '../custom/shipping/shipments/PrintSelected.tsx';
import { ShipmentAction } from '../custom/shipping/shipments/ShipmentAction.tsx';
import { ShippingActions } from '../custom/shipping/shipments/ShippingActions.tsx';
import { carrierText, priceCell, serviceText, stateText } from '../custom/shipping/shipments/texts.ts';
import {
  PriceValue,
  StateValue,
  TrackingNumberValue,
  TrackingStatusValue,
} from '../custom/shipping/shipments/values.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';

const BuyRow = lazyWithPreload(() => import('../custom/shipping/shipments/BuyRow.tsx'));
const PrintRow = lazyWithPreload(() => import('../custom/shipping/shipments/PrintRow.tsx'));
const ShipmentDialog = lazyWithPreload(() => import('../custom/shipping/shipments/ShipmentDialog.tsx'));
const VoidRow = lazyWithPreload(() => import('../custom/shipping/shipments/VoidRow.tsx'));

/** Contract 4 §2.9. */
export default resource(shipments, {
  icon: LocalShipping,
  path: 'Shipping',
  flags: ['DASHBOARD_SHIPPING'],
  section: 'shipping',
  columns: [
    'ship_date',
    'recipient',
    <TrackingStatusValue source="tracking_status" />,
    <ComputedText source="carrier_code" text={carrierText} />,
    <ComputedText source="service_type" text={serviceText} />,
    <TrackingNumberValue source="tracking_number" />,
    <StateValue source="shipment_status" text={stateText} />,
    <PriceValue source="total" cell={priceCell} align="right" />,
    <LocationValue source="location_id" />,
    'created_date',
    'is_return',
    'moved_date',
    'delivered_date',
    'shipment_id',
  ],
  phoneColumns: ['shipment_status', 'tracking_status', 'total'],
  hiddenColumns: ['is_return', 'moved_date', 'delivered_date', 'shipment_id'],
  quickFilter: 'problem',
  filters: [
    'search',
    'tracking_number',
    <CarrierFilter source="carrier_code" />,
    'shipment_status',
    'tracking_status',
    'is_voided',
    <LocationFilter source="location_id" />,
    'ship_date',
  ],
  locationFilter: 'location_id',
  dialog: <ShipmentDialog />,
  form: [],
  actions: <ShippingActions />,
  bulkActions: <PrintSelected />,
  rowActions: [
    <ShipmentAction path="print" label="resources.shipments.actions.print" dialog={<PrintRow />} />,
    <ShipmentAction path="label" label="resources.shipments.actions.new" dialog={<BuyRow />} />,
    <ShipmentAction path="void" label="resources.shipments.actions.void" dialog={<VoidRow />} />,
  ],
});
