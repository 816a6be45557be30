import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import { profilePath } from '../custom/customers/profilePath.ts';
import { LocationFilter, LocationTime, LocationValue } from '../custom/locations/location.tsx';
import { WayValue } from '../custom/tickets/custody/WayValue.tsx';
import { StateValue } from '../custom/tickets/StateValue.tsx';
import { customerText, deviceText, devicesText, ticketText } from '../custom/tickets/texts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { ReferenceLink } from '../kit/fields/ReferenceLink.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { estimates } from '../schemas/estimates/estimates.ts';
import { ticketMessages } from '../schemas/messageRules/ticketMessages.ts';
import { paymentAttempts } from '../schemas/onlinePayments/paymentAttempts.ts';
import { ticketDevices } from '../schemas/tickets/ticketDevices.ts';
import { tickets } from '../schemas/tickets/tickets.ts';

const Board = lazyWithPreload(() => import('../custom/tickets/board/Board.tsx'));
const CreatableLocationInput = lazyWithPreload(
  () => import('../custom/locations/CreatableLocationInput.tsx'),
);
const EstimatesOfTicket = lazyWithPreload(() => import('../custom/estimates/EstimatesOfTicket.tsx'));
const IntakePage = lazyWithPreload(() => import('../custom/tickets/intake/IntakePage.tsx'));
const NewDevicesInput = lazyWithPreload(() => import('../custom/tickets/NewDevicesInput.tsx'));
const PayByLink = lazyWithPreload(() => import('../custom/onlinePayments/PayByLink.tsx'));
const TicketMessages = lazyWithPreload(() => import('../custom/messageRules/TicketMessages.tsx'));
const StatusPageCard = lazyWithPreload(() => import('../custom/statusPages/StatusPageCard.tsx'));
const TicketMoney = lazyWithPreload(() => import('../custom/tickets/money/TicketMoney.tsx'));
const TicketElsewhere = lazyWithPreload(() => import('../custom/tickets/custody/TicketElsewhere.tsx'));
const TicketPapers = lazyWithPreload(() => import('../custom/tickets/papers/TicketPapers.tsx'));
const TicketSignatures = lazyWithPreload(() => import('../custom/tickets/signature/TicketSignatures.tsx'));
const TicketTimeline = lazyWithPreload(() => import('../custom/tickets/TicketTimeline.tsx'));

export default resource(tickets, {
  icon: ConfirmationNumber,
  path: 'Tickets',
  flags: ['DASHBOARD_REPAIRS_TICKETS'],
  section: 'repairs',
  menuOrder: -2,
  relatedPermissions: [ticketDevices, estimates, paymentAttempts, ticketMessages],
  createPage: <IntakePage />,
  detailPage: {
    title: ticketText,
    chips: [<StateValue source="state" />],
    print: <TicketPapers />,
    notices: <TicketElsewhere />,
    facts: [
      <ReferenceLink source="customer" path={profilePath} />,
      <LocationTime source="promised_date" />,
      'priority',
      'origin',
      <LocationValue source="location_id" />,
      'note',
      'created_date',
    ],
    aside: [
      <EstimatesOfTicket />,
      <TicketMoney />,
      <PayByLink />,
      <StatusPageCard />,
      <TicketMessages />,
      <TicketSignatures />,
    ],
    isRelatedFirst: true,
    related: [
      {
        model: ticketDevices,
        by: 'ticket_id',
        title: 'bench.of_ticket.title',
        none: 'bench.of_ticket.none',
        sort: { field: 'created_date', order: 'ASC' },
        columns: [
          <ComputedText source="device" text={deviceText} />,
          <StateValue source="state" />,
          <WayValue source="way" />,
          'outcome',
          'technician',
          'shelf',
          'problem',
        ],
        phoneColumns: ['state', 'technician'],
        rowLink: ({ id }) => `/Bench/${id}`,
      },
    ],
    timeline: <TicketTimeline />,
  },
  layouts: [{ name: 'board', label: 'board.title', icon: ViewKanban, element: <Board /> }],
  columns: [
    <ComputedText source="number" text={numberText()} />,
    <ComputedText source="customer" text={customerText} />,
    <ComputedText source="devices" text={devicesText} />,
    <StateValue source="state" />,
    <LocationTime source="promised_date" />,
    'priority',
    <LocationValue source="location_id" />,
    'created_date',
    'origin',
    'note',
  ],
  phoneColumns: ['state', 'devices'],
  hiddenColumns: ['origin', 'note'],
  quickFilter: 'state',
  filters: [
    'number',
    'customer_id',
    'open',
    'late',
    'still',
    'uncollected',
    'priority',
    'origin',
    <LocationFilter source="location_id" />,
    'promised_date',
    'created_date',
  ],
  locationFilter: 'location_id',
  form: [
    'customer_id',
    <CreatableLocationInput source="location_id" model={tickets} />,
    <NewDevicesInput source="new_devices" />,
    'promised_date',
    'priority',
    'origin',
    'note',
  ],
});
