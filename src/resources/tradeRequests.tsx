import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import { CustomerInput, LinkedCustomer } from '../custom/appointments/index.ts';
import { LocationFilter, LocationValue } from '../custom/locations/index.ts';
import { StateChip } from '../custom/trade/requests/StateChip.tsx';
import { customerText, deviceText } from '../custom/trade/requests/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { tradeRequests } from '../schemas/trade/requests.ts';

const AcceptDialog = lazyWithPreload(() => import('../custom/trade/requests/accept/AcceptDialog.tsx'));
const BookingInput = lazyWithPreload(() => import('../custom/trade/requests/BookingInput.tsx'));
const CodeInput = lazyWithPreload(() => import('../kit/form/inputs/CodeInput.tsx'));
const DefectsInput = lazyWithPreload(() => import('../custom/trade/requests/DefectsInput.tsx'));
const OfferInput = lazyWithPreload(() => import('../custom/trade/requests/OfferInput.tsx'));
const PhotosInput = lazyWithPreload(() => import('../custom/trade/requests/photos/PhotosInput.tsx'));
const StorageInput = lazyWithPreload(() => import('../custom/trade/requests/StorageInput.tsx'));
const TradeDialog = lazyWithPreload(() => import('../custom/trade/requests/TradeDialog.tsx'));
const CreatableLocationInput = lazyWithPreload(
  () => import('../custom/locations/CreatableLocationInput.tsx'),
);

const form = [
  <BookingInput source="appointment_id" />,
  <CustomerInput source="customer_first_name" />,
  <CustomerInput source="customer_last_name" />,
  <CustomerInput source="customer_email" type="email" />,
  <CustomerInput source="customer_phone" type="tel" />,
  <LinkedCustomer source="customer_id" />,
  <CreatableLocationInput source="location_id" model={tradeRequests} />,
  'product_id',
  <StorageInput source="storage" />,
  'condition',
  <DefectsInput source="defect_ids" />,
  <OfferInput source="offer" />,
  'manual_offer',
  'offer_reason',
  <CodeInput source="serial" />,
  <PhotosInput source="photos" />,
  'note',
];

/** Contract 4 §2.10. */
export default resource(tradeRequests, {
  icon: RequestQuote,
  path: 'Requests',
  flags: ['DASHBOARD_TRADE_REQUESTS'],
  section: 'trade',
  columns: [
    <ComputedText source="number" text={numberText()} />,
    <ComputedText source="product_id" text={deviceText} />,
    <StateChip source="state" />,
    <ComputedText
      source="customer_last_name"
      label="resources.tradeRequests.fields.customer_id"
      text={customerText}
    />,
    'offer',
    <LocationValue source="location_id" />,
    'created_date',
    'condition',
    'serial',
    'expires_on',
    'payout',
    'accepted_date',
    'note',
  ],
  phoneColumns: ['state', 'offer'],
  hiddenColumns: ['condition', 'serial', 'payout', 'accepted_date', 'note'],
  quickFilter: 'state',
  filters: [
    'customer',
    'number',
    'serial',
    'product_id',
    <LocationFilter source="location_id" />,
    'offer',
    'created_date',
  ],
  locationFilter: 'location_id',
  form,
  dialog: <TradeDialog form={form} />,
  steps: {
    accept: <AcceptDialog />,
    decline: { fields: ['reason'], emphasis: 'secondary' },
    reopen: { emphasis: 'secondary' },
  },
  stepParameters: (record, translate) => ({
    customer: customerText(record, translate) || translate('trade.accept.somebody'),
    device: deviceText(record, translate),
  }),
});
