import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import { profilePath } from '../custom/customers/profilePath.ts';
import { EstimateState } from '../custom/estimates/EstimateState.tsx';
import { EstimateSubjectLink } from '../custom/estimates/EstimateSubjectLink.tsx';
import { estimateText, subjectText } from '../custom/estimates/texts.ts';
import { LocationFilter, LocationTime, LocationValue } from '../custom/locations/location.tsx';
import { TellEstimateInput } from '../custom/messageRules/index.ts';
import { customerText } from '../custom/tickets/index.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { ReferenceLink } from '../kit/fields/ReferenceLink.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { estimates, type Estimate } from '../schemas/estimates/estimates.ts';

const AwaitsInput = lazyWithPreload(() => import('../custom/estimates/AwaitsInput.tsx'));
const EstimateActions = lazyWithPreload(() => import('../custom/estimates/EstimateActions.tsx'));
const EstimateAnswers = lazyWithPreload(() => import('../custom/estimates/EstimateAnswers.tsx'));
const EstimateOptions = lazyWithPreload(() => import('../custom/estimates/EstimateOptions.tsx'));
const EstimatePhotos = lazyWithPreload(() => import('../custom/estimates/EstimatePhotos.tsx'));
const OptionsInput = lazyWithPreload(() => import('../custom/estimates/OptionsInput.tsx'));
const OptionStepInput = lazyWithPreload(() => import('../custom/estimates/OptionStepInput.tsx'));
const PhotosInput = lazyWithPreload(() => import('../custom/estimates/PhotosInput.tsx'));
const WayInput = lazyWithPreload(() => import('../custom/estimates/WayInput.tsx'));
const TicketInput = lazyWithPreload(() => import('../custom/estimates/TicketInput.tsx'));

const tell = <TellEstimateInput source="tell" />;

export default resource(estimates, {
  icon: RequestQuote,
  path: 'Estimates',
  flags: ['DASHBOARD_REPAIRS_TICKETS'],
  section: 'repairs',
  menuOrder: 0,
  detailPage: {
    title: estimateText,
    chips: [<EstimateState source="state" />],
    actions: <EstimateActions />,
    facts: [
      <EstimateSubjectLink source="number" />,
      <ReferenceLink source="customer" path={profilePath} />,
      <LocationTime source="expires_date" />,
      <LocationTime source="sent_date" />,
      'total',
      <LocationValue source="location_id" />,
      'created_date',
    ],
    aside: [<EstimateAnswers />],
    related: [<EstimateOptions />, <EstimatePhotos />],
  },
  columns: [
    <ComputedText source="number" text={subjectText} />,
    'version',
    <ComputedText source="customer" text={customerText} />,
    <EstimateState source="state" />,
    'total',
    <LocationTime source="expires_date" />,
    <LocationTime source="sent_date" />,
    <LocationValue source="location_id" />,
    'created_date',
  ],
  phoneColumns: ['state', 'total'],
  hiddenColumns: ['location_id', 'created_date'],
  quickFilter: 'state',
  filters: ['number', <LocationFilter source="location_id" />, 'expires_date', 'created_date'],
  locationFilter: 'location_id',
  opensCreated: true,
  form: [
    <TicketInput source="ticket_id" />,
    'expires_date',
    'message',
    <OptionsInput source="options" />,
    <PhotosInput source="photo_ids" />,
  ],
  steps: {
    send: {
      fields: [<WayInput source="way" />, <AwaitsInput source="awaits" />, tell],
      values: { way: 'MAIL', awaits: true },
    },
    sendAgain: { fields: [<WayInput source="way" />], values: { way: 'MAIL' }, emphasis: 'secondary' },
    approve: {
      fields: [<OptionStepInput source="option" />, 'name', 'channel', tell],
      values: ({ customer }) => ({
        option: 0,
        name: (customer as Estimate['customer'])?.name ?? '',
        channel: 'PHONE',
      }),
      emphasis: 'secondary',
    },
    decline: {
      fields: ['name', 'channel', 'reason', tell],
      values: ({ customer }) => ({
        name: (customer as Estimate['customer'])?.name ?? '',
        channel: 'PHONE',
      }),
      emphasis: 'secondary',
    },
    revoke: { emphasis: 'secondary' },
  },
});
