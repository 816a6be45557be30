import Handyman from '@mui/icons-material/HandymanOutlined';
import { profilePath } from '../custom/customers/profilePath.ts';
import { WayValue } from '../custom/tickets/custody/WayValue.tsx';
import { LocationFilter, LocationTime, LocationValue } from '../custom/locations/location.tsx';
import { deviceStepParameters, deviceSteps } from '../custom/tickets/deviceSteps.tsx';
import { StateValue } from '../custom/tickets/StateValue.tsx';
import { TicketLink } from '../custom/tickets/TicketLink.tsx';
import { benchText, customerText, deviceText } from '../custom/tickets/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { ReferenceLink } from '../kit/fields/ReferenceLink.tsx';
import { CodeInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { costOf } from '../schemas/tickets/services.ts';
import { ticketDevices, type TicketDevice } from '../schemas/tickets/ticketDevices.ts';

const BenchSteps = lazyWithPreload(() => import('../custom/tickets/BenchSteps.tsx'));
const BenchTimeline = lazyWithPreload(() => import('../custom/tickets/BenchTimeline.tsx'));
const CustodyNotice = lazyWithPreload(() => import('../custom/tickets/custody/CustodyNotice.tsx'));
const AgreementNotice = lazyWithPreload(() => import('../custom/tickets/money/AgreementNotice.tsx'));
const DeviceCondition = lazyWithPreload(() => import('../custom/tickets/rules/DeviceCondition.tsx'));
const GiveBackInput = lazyWithPreload(() => import('../custom/tickets/rules/GiveBackInput.tsx'));
const LeftItems = lazyWithPreload(() => import('../custom/tickets/rules/LeftItems.tsx'));
const StepChecklistInput = lazyWithPreload(() => import('../custom/tickets/rules/StepChecklistInput.tsx'));
const AssignDialog = lazyWithPreload(() => import('../custom/tickets/work/AssignDialog.tsx'));
const FaultInput = lazyWithPreload(() => import('../custom/tickets/work/FaultInput.tsx'));
const DevicePapers = lazyWithPreload(() => import('../custom/tickets/papers/DevicePapers.tsx'));
const Notes = lazyWithPreload(() => import('../custom/tickets/work/Notes.tsx'));
const Parts = lazyWithPreload(() => import('../custom/tickets/work/Parts.tsx'));
const Times = lazyWithPreload(() => import('../custom/tickets/work/Times.tsx'));
const ValuesDialog = lazyWithPreload(() => import('../custom/tickets/work/ValuesDialog.tsx'));
const TicketPasscode = lazyWithPreload(() => import('../custom/tickets/passcodes/TicketPasscode.tsx'));
const TicketPhotos = lazyWithPreload(() => import('../custom/tickets/photos/TicketPhotos.tsx'));
const Services = lazyWithPreload(() => import('../custom/tickets/services/Services.tsx'));
const ServicesInput = lazyWithPreload(() => import('../custom/tickets/services/ServicesInput.tsx'));

export default resource(ticketDevices, {
  icon: Handyman,
  path: 'Bench',
  flags: ['DASHBOARD_REPAIRS_TICKETS'],
  section: 'repairs',
  menuOrder: -1,
  detailPage: {
    title: benchText,
    chips: [<StateValue source="state" />, <WayValue source="way" />],
    actions: <BenchSteps />,
    print: <DevicePapers />,
    notices: (
      <>
        <CustodyNotice />
        <AgreementNotice />
      </>
    ),
    facts: [
      <TicketLink source="number" />,
      <ReferenceLink source="customer" path={profilePath} />,
      <ReferenceLink source="device" path="/Devices" />,
      <LocationTime source="promised_date" />,
      'technician',
      'shelf',
      <LocationValue source="location_id" />,
      'sent_date',
      'outcome',
      'state_date',
      <LocationTime source="collect_until" />,
      'storage_fee',
      'storage_fee_most',
      <LocationTime source="still_from" />,
      'resume_to',
      'agreed_amount',
      'agreed_by',
      'problem',
    ],
    aside: [<Times />, <TicketPasscode />, <BenchTimeline />],
    related: [<Services />, <DeviceCondition />, <LeftItems />, <Parts />, <Notes />, <TicketPhotos />],
  },
  columns: [
    <ComputedText source="number" text={numberText()} />,
    <ComputedText source="device" text={deviceText} />,
    <StateValue source="state" />,
    <WayValue source="way" />,
    <LocationTime source="promised_date" />,
    'technician',
    <ComputedText source="customer" text={customerText} />,
    'shelf',
    'problem',
    'state_date',
    'outcome',
    <LocationValue source="location_id" />,
    <LocationTime source="collect_until" />,
    <LocationTime source="still_from" />,
    'created_date',
  ],
  phoneColumns: ['device', 'state'],
  hiddenColumns: ['outcome', 'location_id', 'collect_until', 'still_from', 'created_date'],
  quickFilter: 'state',
  filters: [
    'open',
    'late',
    'still',
    'uncollected',
    'under_way',
    'technician_id',
    'shelf',
    <LocationFilter source="location_id" />,
    'state_date',
  ],
  locationFilter: 'location_id',
  form: ['technician_id', 'shelf', 'problem', <ServicesInput source="services" />],
  steps: {
    ...deviceSteps,
    agree: {
      fields: ['amount', 'by', 'how'],
      values: ({ services, customer }) => ({
        amount: costOf(services as TicketDevice['services']).cost,
        by: (customer as TicketDevice['customer'])?.name ?? '',
        how: 'PHONE',
      }),
      emphasis: 'none',
    },
    addNote: {
      fields: ['kind', 'text', 'is_for_customer'],
      values: { kind: 'NOTE', is_for_customer: false },
      emphasis: 'none',
      anyVersion: true,
    },
    withdrawNote: { dialog: <ValuesDialog />, emphasis: 'none' },
    assign: { dialog: <AssignDialog />, emphasis: 'none' },
    startWork: { emphasis: 'none' },
    stopWork: { emphasis: 'none' },
    wantPart: { emphasis: 'none' },
    takePart: {
      dialog: (
        <ValuesDialog defaultValues={{ serial: null }}>
          <CodeInput source="serial" label="resources.ticketDevices.steps.takePart.fields.serial" />
        </ValuesDialog>
      ),
      emphasis: 'none',
    },
    returnPart: { emphasis: 'none' },
    breakPart: {
      dialog: (
        <ValuesDialog defaultValues={{ fault: 'SUPPLIER' }}>
          <FaultInput />
        </ValuesDialog>
      ),
      emphasis: 'none',
    },
    cancelPart: { emphasis: 'none' },
    noteCondition: {
      fields: [<StepChecklistInput source="condition" />],
      values: ({ condition }) => ({ condition }),
      emphasis: 'none',
    },
    check: {
      fields: [<StepChecklistInput source="checks" />],
      values: ({ checks }) => ({ checks }),
      emphasis: 'none',
    },
    leave: { fields: ['name'], emphasis: 'none' },
    giveBack: { fields: [<GiveBackInput source="numbers" />], emphasis: 'none' },
  },
  stepParameters: deviceStepParameters,
});
