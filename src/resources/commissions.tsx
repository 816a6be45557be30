import Paid from '@mui/icons-material/PaidOutlined';
import { commissions } from '../schemas/commissions/commissions.ts';
import { MonthFilter } from '../custom/commissions/MonthFilter.tsx';
import { RulesLink } from '../custom/commissions/RulesLink.tsx';
import { StatementExport } from '../custom/commissions/StatementExport.tsx';
import { SumsByPerson } from '../custom/commissions/SumsByPerson.tsx';
import { RateValue, rateText } from '../custom/commissions/values.tsx';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { numberText } from '../kit/fields/numberText.ts';
import { resource } from '../kit/resource.tsx';

/** Contract 4 §2.10. */
export default resource(commissions, {
  icon: Paid,
  path: 'Commissions',
  flags: ['DASHBOARD_WALLET', 'DASHBOARD_WALLET_COMMISSIONS'],
  section: 'wallet',
  menuOrder: 3,
  readOnlyRows: true,
  rowLink: ({ order_id }) => `/Sales?id=${order_id}`,
  columns: [
    'name',
    'amount',
    'event',
    'day',
    'person',
    <ComputedText source="order_no" text={numberText('order_no')} align="right" />,
    'kind',
    'quantity',
    'net',
    <RateValue source="rate" text={rateText} align="right" />,
    <LocationValue source="location_id" />,
  ],
  phoneColumns: ['event', 'amount'],
  hiddenColumns: ['location_id'],
  filters: [
    <MonthFilter source="month" />,
    'staff_id',
    'kind',
    'event',
    'day',
    <LocationFilter source="location_id" />,
  ],
  locationFilter: 'location_id',
  actions: <RulesLink />,
  summary: <SumsByPerson />,
  exportButton: <StatementExport />,
  form: [],
});
