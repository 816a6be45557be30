import People from '@mui/icons-material/PeopleOutlined';
import { customers } from '../schemas/customers/customers.ts';
import { addresses } from '../schemas/customers/addresses.ts';
import { customerPrivacy } from '../schemas/customers/privacy.ts';
import { bulkEmails } from '../schemas/mail/bulkEmails.ts';
import { mails } from '../schemas/mail/mail.ts';
import { balances } from '../schemas/wallet/balances.ts';
import { CustomerEmail } from '../custom/customers/CustomerEmail.tsx';
import { customerNameText } from '../custom/customers/texts.ts';
import { CustomerSpending } from '../custom/sales/index.ts';
import { orders } from '../schemas/sales/orders.ts';
import { devices } from '../schemas/tickets/devices.ts';
import { tickets } from '../schemas/tickets/tickets.ts';
import { ThreadState } from '../custom/inbox/ThreadState.tsx';
import { addressText } from '../custom/inbox/texts.ts';
import { threads } from '../schemas/inbox/threads.ts';
import { StateValue } from '../custom/tickets/StateValue.tsx';
import { devicesText, ticketText } from '../custom/tickets/texts.ts';
import { BooleanValue } from '../kit/fields/BooleanValue.tsx';
import { PhoneLink } from '../kit/fields/PhoneLink.tsx';
import { TextValue } from '../kit/fields/TextValue.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { MergeSelected } from '../custom/customers/merge/MergeSelected.tsx';
import { RecentBulkEmails } from '../custom/mail/RecentBulkEmails.tsx';
import { WriteToSelected } from '../custom/mail/WriteToSelected.tsx';
import { ActiveInput } from '../kit/inputs.ts';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';

const NewTicketOfCustomer = lazyWithPreload(() => import('../custom/tickets/NewTicketOfCustomer.tsx'));
const CustomerActions = lazyWithPreload(() => import('../custom/customers/CustomerActions.tsx'));
const CustomerAside = lazyWithPreload(() => import('../custom/customers/profile/CustomerAside.tsx'));
const CustomerBookings = lazyWithPreload(() => import('../custom/customers/profile/CustomerBookings.tsx'));
const CustomerNotices = lazyWithPreload(() => import('../custom/customers/profile/CustomerNotices.tsx'));
const BookingCounts = lazyWithPreload(async () => ({
  default: (await import('../custom/customers/profile/CustomerFacts.tsx')).BookingCounts,
}));
const CustomerEmails = lazyWithPreload(async () => ({
  default: (await import('../custom/customers/profile/CustomerFacts.tsx')).CustomerEmails,
}));
const RedirectToMergedCustomer = lazyWithPreload(
  () => import('../custom/customers/merge/RedirectToMergedCustomer.tsx'),
);
const WriteToCustomer = lazyWithPreload(() => import('../custom/inbox/WriteToCustomer.tsx'));
const Timeline = lazyWithPreload(() => import('../custom/customers/timeline/Timeline.tsx'));
const TaxExemptInput = lazyWithPreload(() => import('../custom/customers/TaxExemptInput.tsx'));
const PhoneInput = lazyWithPreload(() => import('../custom/customers/duplicates/PhoneInput.tsx'));
const WriteMailItem = lazyWithPreload(() => import('../custom/mail/WriteMailItem.tsx'));

/** Contract 4 §2.6. */
export default resource(customers, {
  icon: People,
  path: 'Customers',
  recordActions: [
    { label: 'sales.new_for', creates: orders, to: ({ id }) => `/Sales?id=null&customer=${id}` },
  ],
  recordPath: ({ id }) => `/Customers?cid=${id}`,
  flags: ['DASHBOARD_CUSTOMER'],
  section: 'customers',
  relatedPermissions: [
    addresses,
    { name: 'privacy', ...customerPrivacy },
    { name: 'balances', ...balances },
    { name: 'mails', ...mails },
    { name: 'mailings', ...bulkEmails },
  ],
  detailPage: {
    parameter: 'cid',
    title: customerNameText,
    texts: {
      back: 'customerProfile.back',
      facts: 'customerProfile.contact',
      failed: 'customerProfile.load_failed',
    },
    missing: RedirectToMergedCustomer,
    actions: <NewTicketOfCustomer />,
    menu: <CustomerActions />,
    notices: <CustomerNotices />,
    facts: [
      <CustomerEmails />,
      <PhoneLink source="phone" />,
      <BooleanValue source="is_guest" negate label="customerProfile.has_account" />,
      <BooleanValue source="is_voided" negate />,
      'default_contact_method',
      'language',
      'channel',
      <BookingCounts />,
      'created_date',
    ],
    aside: [<CustomerAside />],
    related: [
      <CustomerBookings />,
      {
        model: orders,
        by: 'customer_id',
        title: 'salesList.of_customer.title',
        none: 'salesList.of_customer.none',
        summary: <CustomerSpending />,
        columns: [<TextValue source="order_no" />, 'order_date', 'order_status', 'payment_status', 'total'],
        phoneColumns: ['order_status', 'payment_status', 'total'],
        rowLink: ({ order_no }) => `/Sales?id=${order_no}`,
        maxHeight: 515,
      },
      {
        model: tickets,
        by: 'customer_id',
        title: 'bench.of_customer.title',
        none: 'bench.of_customer.none',
        columns: [
          <ComputedText source="number" text={ticketText} />,
          <ComputedText source="devices" text={devicesText} />,
          <StateValue source="state" />,
          'promised_date',
          'created_date',
        ],
        phoneColumns: ['devices', 'state'],
      },
      {
        model: devices,
        by: 'customer_id',
        title: 'bench.customer_devices.title',
        none: 'bench.customer_devices.none',
        columns: ['name', 'serial', 'color', 'created_date'],
        phoneColumns: ['serial'],
      },
      {
        model: threads,
        by: 'customer_id',
        title: 'conversation.of_customer.title',
        none: 'conversation.of_customer.none',
        summary: <WriteToCustomer />,
        columns: [
          <ComputedText source="address" text={addressText} />,
          'last_text',
          <ThreadState source="state" />,
          'last_date',
        ],
        phoneColumns: ['last_text', 'state'],
      },
    ],
    timeline: <Timeline />,
  },
  actions: <RecentBulkEmails />,
  bulkActions: (
    <>
      <MergeSelected />
      <WriteToSelected />
    </>
  ),
  columns: [
    <ComputedText source="first_name" label="resources.customers.columns.name" text={customerNameText} />,
    <CustomerEmail source="email" />,
    'phone',
    'created_date',
    <BooleanValue source="is_voided" negate />,
    'is_guest',
    'channel',
    'default_contact_method',
    'id',
  ],
  phoneColumns: ['is_voided', 'phone'],
  hiddenColumns: ['id'],
  filters: ['search', 'first_name', 'last_name', 'email', 'is_guest', 'contact_method', 'channel'],
  form: [
    'first_name',
    'last_name',
    'email',
    <PhoneInput source="phone" />,
    'language',
    'default_contact_method',
    'channel',
    <TaxExemptInput source="is_tax_exempt" />,
    <ActiveInput source="is_voided" />,
  ],
  rowActions: [<WriteMailItem />],
});
