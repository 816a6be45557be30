import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import { LocationFilter, LocationValue } from '../custom/locations/location.tsx';
import { AmountValue, amountOf, kindText } from '../custom/wallet/ledger/kind.tsx';
import { reasonText, SourceLink, sourceText } from '../custom/wallet/ledger/SourceLink.tsx';
import { StaffFilter } from '../custom/wallet/ledger/StaffFilter.tsx';
import { ComputedText } from '../kit/fields/ComputedText.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { resource } from '../kit/resource.tsx';
import { transactions } from '../schemas/wallet/transactions.ts';

const AccountSums = lazyWithPreload(() => import('../custom/wallet/ledger/AccountSums.tsx'));
const TransactionDialog = lazyWithPreload(() => import('../custom/wallet/ledger/TransactionDialog.tsx'));

/** Contract 4 §2.10; the second path is required by the specification. */
export default resource(transactions, {
  icon: AccountBalance,
  path: 'Transactions',
  alternatePath: 'Transcations',
  flags: ['DASHBOARD_WALLET', 'DASHBOARD_WALLET_TRANSACTIONS'],
  section: 'wallet',
  menuOrder: 2,
  readOnlyRows: true,
  summary: <AccountSums />,
  columns: [
    <ComputedText source="kind" text={kindText} />,
    <AmountValue source="amount" text={amountOf} align="right" />,
    'created_date',
    <SourceLink source="order_no" label="wallet.ledger.of" text={sourceText} />,
    'customer_name',
    <LocationValue source="location_id" />,
    'by',
    <ComputedText source="note" text={reasonText} />,
    'day',
  ],
  phoneColumns: ['amount', 'created_date'],
  hiddenColumns: ['day'],
  filters: [
    'day',
    'kind',
    <LocationFilter source="location_id" />,
    <StaffFilter source="created_by" />,
    'customer_id',
    'amount',
  ],
  locationFilter: 'location_id',
  form: ['kind'],
  dialog: <TransactionDialog />,
  steps: { reverse: { fields: ['note'], emphasis: 'secondary', anyVersion: true } },
});
