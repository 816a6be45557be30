import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useCents } from '../../../kit/fields/useCents.ts';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { amountSettledByCash } from '../../../schemas/sales/amountDue.ts';
import type { PaymentOptions } from '../../../schemas/sales/paymentOptions.ts';
import type { BalanceKind, PaymentMethod } from '../../../schemas/sales/states.ts';
import { BalanceInput, CashFields, MethodInput, ReferenceInput } from './paymentInputs.tsx';

interface PayFieldsProps {
  due: number;
  /** Undefined while it loads. */
  paying: PaymentOptions | undefined;
  hasCustomer: boolean;
}

interface PayForm {
  method: PaymentMethod;
  amount: number | null;
  tendered: number | null;
  balance: BalanceKind;
}

/** Payment method, amount, and the fields of that method. */
export function PayFields({ due, paying, hasCustomer }: PayFieldsProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { setValue, trigger, getFieldState } = useFormContext<PayForm>();
  const [method, amount] = useWatch<PayForm, ['method', 'amount']>({ name: ['method', 'amount'] });
  const choose = (chosen: PaymentMethod) => {
    setValue('method', chosen);
    if (getFieldState('amount').invalid) void trigger('amount');
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">{translate('salesPayments.due', { amount: cents(due) })}</Typography>
      <MethodInput hasCustomer={hasCustomer} onChoose={choose} />
      {method === 'WALLET' && <BalanceInput paying={paying} />}
      <MoneyInput
        isCents
        isRequired
        source="amount"
        rules={{
          validate: (_: unknown, values: FieldValues) => {
            const error = amountError(values as PayForm, due, paying);
            return error === undefined || translate(`validation.${error}`);
          },
        }}
      />
      {method === 'CASH' && <CashFields amount={typeof amount === 'number' ? amount : 0} paying={paying} />}
      <ReferenceInput method={method} />
    </Stack>
  );
}

/** Validates the amount for the chosen method. */
function amountError(
  { method, amount, balance }: PayForm,
  due: number,
  paying: PaymentOptions | undefined,
): string | undefined {
  if (typeof amount !== 'number' || amount <= 0) return 'required';
  if (method === 'CASH' && amountSettledByCash(amount, due) !== null) return undefined;
  if (amount > due) return 'over_due';
  if (method === 'CASH') return 'odd_cash';
  return method === 'WALLET' && amount > (paying?.balances[balance] ?? due) ? 'balance_short' : undefined;
}
