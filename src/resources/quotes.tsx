import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import { quoteExport, quotes } from '../schemas/appointments/quotes.ts';
import { CustomerEmail } from '../custom/appointments/details/CustomerEmail.tsx';
import { AmountValue } from '../custom/appointments/details/AmountValue.tsx';
import { LookupValue } from '../custom/appointments/details/LookupValue.tsx';
import { customerName, servicesText } from '../custom/appointments/details/appointmentTexts.ts';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { DayValue } from '../kit/fields/DayValue.tsx';
import { QuotesExport } from '../custom/appointments/quotes/QuotesExport.tsx';
import { StatusFilter } from '../custom/appointments/quotes/StatusFilter.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';

const QuoteDialog = lazyWithPreload(() => import('../custom/appointments/quotes/QuoteDialog.tsx'));

/** Contract 4 §2.4. */
export default resource(quotes, {
  icon: RequestQuote,
  path: 'Quotes',
  section: 'repairs',
  menuOrder: 1,
  relatedPermissions: [{ name: 'quoteExport', ...quoteExport }],
  columns: [
    <ComputedText source="customer_first_name" label="resources.quotes.columns.name" text={customerName} />,
    <LookupValue source="quote_status" type="QUOTE_STATUS" label="resources.quotes.columns.status" />,
    <ComputedText source="repairs" text={servicesText} />,
    <AmountValue source="amount" label="resources.quotes.columns.amount" align="right" />,
    <DayValue source="booking_date" />,
    <DayValue source="selected_date" />,
    <CustomerEmail source="customer_email" />,
    'customer_phone',
    <LookupValue source="customer_contact_method" type="CONTACT_METHOD" />,
    'converted',
    <LookupValue source="delivery_method" type="DELIVERY_METHOD" />,
    'created_date',
    'id',
  ],
  phoneColumns: ['quote_status', 'amount'],
  hiddenColumns: ['customer_phone', 'customer_contact_method', 'delivery_method', 'created_date', 'id'],
  filters: [
    'customer_first_name',
    'customer_last_name',
    'customer_email',
    'customer_phone',
    <StatusFilter source="quote_status" />,
    'converted',
    'booking_date',
    'start_date',
  ],
  locationFilter: 'location_ids',
  form: [],
  dialog: <QuoteDialog />,
  exportButton: <QuotesExport />,
});
