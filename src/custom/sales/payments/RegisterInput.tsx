import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { PaymentOptions } from '../../../schemas/sales/paymentOptions.ts';

interface RegisterInputProps {
  registers: PaymentOptions['tills'] | undefined;
  /** Where the payment is in the form, such as `deposit.`. */
  at?: string;
}

/** Chooses the register for cash; hidden if there is only one open or the staff member has their own. */
export function RegisterInput({ registers, at = '' }: RegisterInputProps) {
  const translate = useTranslate();
  if (!registers || registers.length === 1 || registers[0]?.is_own) return null;
  if (registers.length === 0) return <Alert severity="warning">{translate('salesPayments.no_till')}</Alert>;
  return (
    <SelectInput
      isRequired
      source={`${at}register_id`}
      label="resources.payments.fields.register_id"
      choices={registers}
      rules={{ required: translate('validation.required') }}
    />
  );
}
