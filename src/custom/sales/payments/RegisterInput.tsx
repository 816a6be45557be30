import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { Paying } from '../../../schemas/sales/paymentOptions.ts';

/** Which open till the cash is of, where that is not clear: one's own, or the only one. */
export function TillInput({ tills }: { tills: Paying['tills'] | undefined }) {
  const translate = useTranslate();
  if (!tills || tills.length === 1 || tills[0]?.is_own) return null;
  if (tills.length === 0) return <Alert severity="warning">{translate('salesPayments.no_till')}</Alert>;
  return (
    <SelectInput
      isRequired
      source="register_id"
      choices={tills}
      rules={{ required: translate('validation.required') }}
    />
  );
}
