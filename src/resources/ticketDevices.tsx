import Handyman from '@mui/icons-material/HandymanOutlined';
import { LocationFilter, LocationTime, LocationValue } from '../custom/locations/location.tsx';
import { StateValue } from '../custom/tickets/StateValue.tsx';
import { customerText, deviceText } from '../custom/tickets/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { ticketDevices } from '../schemas/tickets/ticketDevices.ts';

const BenchDialog = lazyWithPreload(() => import('../custom/tickets/BenchDialog.tsx'));
const EarlierStateInput = lazyWithPreload(() => import('../custom/tickets/EarlierStateInput.tsx'));

const form = ['technician_id', 'shelf', 'problem'];

export default resource(ticketDevices, {
  icon: Handyman,
  path: 'Bench',
  flags: ['DASHBOARD_REPAIRS_TICKETS'],
  section: 'repairs',
  menuOrder: -1,
  columns: [
    <ComputedText source="number" text={numberText()} />,
    <ComputedText source="device" text={deviceText} />,
    <StateValue source="state" />,
    <LocationTime source="promised_date" />,
    'technician',
    <ComputedText source="customer" text={customerText} />,
    'shelf',
    'problem',
    'state_date',
    'outcome',
    <LocationValue source="location_id" />,
    'created_date',
  ],
  phoneColumns: ['device', 'state'],
  hiddenColumns: ['outcome', 'location_id', 'created_date'],
  quickFilter: 'state',
  filters: ['open', 'technician_id', 'shelf', <LocationFilter source="location_id" />, 'state_date'],
  locationFilter: 'location_id',
  form,
  dialog: <BenchDialog form={form} />,
  steps: {
    diagnose: { fields: [] },
    repair: { fields: [] },
    test: { fields: [] },
    resume: { fields: [] },
    finish: { fields: ['outcome', 'reason'], values: { outcome: 'REPAIRED' } },
    handOver: { fields: [] },
    awaitCustomer: { fields: ['reason'], emphasis: 'secondary' },
    awaitParts: { fields: ['reason'], emphasis: 'secondary' },
    goBack: { fields: [<EarlierStateInput source="to" />, 'reason'], emphasis: 'secondary' },
  },
  stepParameters: (record, translate) => ({ device: deviceText(record, translate) }),
});
