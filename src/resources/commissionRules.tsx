import Percent from '@mui/icons-material/Percent';
import { commissionRules } from '../schemas/commissions/rules.ts';
import { EarnerValue, RateValue, rateText, RuleState } from '../custom/commissions/values.tsx';
import { RoleFilter } from '../custom/staff/filters.tsx';
import { lazyWithPreload } from '../kit/lazyWithPreload.ts';
import { RowAction } from '../kit/list/RowAction.tsx';
import { resource } from '../kit/resource.tsx';

const ChangeRuleDialog = lazyWithPreload(() => import('../custom/commissions/ChangeRuleDialog.tsx'));
const EarnerRoleInput = lazyWithPreload(() => import('../custom/commissions/EarnerRoleInput.tsx'));
const RateInput = lazyWithPreload(() => import('../custom/commissions/RateInput.tsx'));
const ValidFromInput = lazyWithPreload(() => import('../custom/commissions/ValidFromInput.tsx'));

const form = [
  'staff_id',
  <EarnerRoleInput source="role" />,
  'kind',
  'rate_kind',
  <RateInput source="rate" />,
  <ValidFromInput source="valid_from" />,
  'note',
];

/** Contract 4 §2.10. */
export default resource(commissionRules, {
  icon: Percent,
  path: 'CommissionRules',
  flags: ['DASHBOARD_WALLET', 'DASHBOARD_WALLET_COMMISSIONS'],
  section: 'wallet',
  menuOrder: 4,
  columns: [
    'kind',
    <EarnerValue source="person" />,
    <RateValue source="rate" text={rateText} align="right" />,
    'valid_from',
    <RuleState source="state" />,
    'note',
    'by',
    'created_date',
  ],
  phoneColumns: ['state', 'rate'],
  hiddenColumns: ['created_date'],
  quickFilter: 'state',
  filters: ['staff_id', <RoleFilter source="role" />, 'kind', 'valid_from'],
  rowActions: [
    <RowAction
      path="change"
      label="resources.commissionRules.change"
      dialog={<ChangeRuleDialog form={form} />}
    />,
  ],
  form,
});
