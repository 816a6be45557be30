import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { CreateDialog } from '../../kit/form/CreateDialog.tsx';
import type { Slot } from '../../kit/slots.ts';
import { commissionRules, type CommissionRule } from '../../schemas/commissions/rules.ts';

/** A new rule for the same as another, which it takes the place of from its day on. */
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
