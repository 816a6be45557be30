import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import type { PaymentMethod } from '../../../schemas/sales/states.ts';
import { BalanceInput, CashFields, MethodInput, ReferenceInput } from './paymentInputs.tsx';
import { useNewPaying } from './usePaying.ts';

interface DepositFieldsProps {
  /** Where the payment is in the form, such as `deposit.`. */
  at: string;
  locationId: number;
  customerId: string | null;
}

/** Payment method and amount of a deposit on an order that is about to be made. */
export default function DepositFields({ at, locationId, customerId }: DepositFieldsProps) {
  const { setValue, setFocus } = useFormContext();
  const { data: paying } = useNewPaying({ location_id: locationId, customer_id: customerId ?? undefined });
  const [method, amount] = useWatch({ name: [`${at}method`, `${at}amount`] }) as [
    PaymentMethod,
    number | null,
  ];
  useEffect(() => setFocus(`${at}amount`), [at, setFocus]);
  return (
    <Stack sx={{ gap: 2 }}>
      <MethodInput
        at={at}
        hasCustomer={customerId !== null}
        onChoose={(chosen) => setValue(`${at}method`, chosen, { shouldDirty: true, shouldValidate: true })}
      />
      {method === 'WALLET' && <BalanceInput {...{ paying, at }} />}
      <MoneyInput isCents isRequired source={`${at}amount`} label="resources.payments.fields.amount" />
      {method === 'CASH' && (
        <CashFields amount={typeof amount === 'number' ? amount : 0} {...{ paying, at }} />
      )}
      <ReferenceInput {...{ method, at }} />
    </Stack>
  );
}
