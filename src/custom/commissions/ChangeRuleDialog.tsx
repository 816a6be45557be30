import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CreateDialog } from '../../kit/form/CreateDialog.tsx';
import type { Slot } from '../../kit/slots.ts';
import { commissionRules, type CommissionRule } from '../../schemas/commissions/rules.ts';

/** Creates a rule that replaces another from its first day. */
export default function ChangeRuleDialog({ form }: { form: Slot[] }) {
  const { id = '' } = useParams();
  const { data } = useGetOne<CommissionRule>(commissionRules.name, { id });
  if (!data) return null;
  const { staff_id, role, kind, rate_kind, rate, note } = data;
  return (
    <CreateDialog
      model={commissionRules}
      form={form}
      values={{ staff_id, role, kind, rate_kind, rate, note }}
    />
  );
}
