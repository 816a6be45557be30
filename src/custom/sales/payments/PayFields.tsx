import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useCents } from '../../../kit/fields/useCents.ts';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { inCash } from '../../../schemas/money.ts';
import { settledInCash } from '../../../schemas/sales/paid.ts';
import type { Paying } from '../../../schemas/sales/paying.ts';
import {
  balanceKinds,
  paymentMethods,
  type BalanceKind,
  type PaymentMethod,
} from '../../../schemas/sales/states.ts';
import { quickCash } from './quickCash.ts';
import { TillInput } from './TillInput.tsx';

interface PayFieldsProps {
  due: number;
  /** Not there while it loads. */
  paying: Paying | undefined;
  hasCustomer: boolean;
}

interface PayForm {
  method: PaymentMethod;
  amount: number | null;
  tendered: number | null;
  balance: BalanceKind;
}

/** How it is paid, how much, and what that way of paying needs. */
export function PayFields({ due, paying, hasCustomer }: PayFieldsProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { setValue, trigger, getFieldState } = useFormContext<PayForm>();
  const method = useWatch<PayForm, 'method'>({ name: 'method' });
  const choose = (chosen: PaymentMethod) => {
    setValue('method', chosen);
    if (getFieldState('amount').invalid) void trigger('amount');
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">{translate('salesPayments.due', { amount: cents(due) })}</Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={method}
        aria-label={translate('resources.payments.fields.method')}
        onChange={(_, chosen: PaymentMethod | null) => chosen && choose(chosen)}
      >
        {paymentMethods.toReversed().map((one) => (
          <ToggleButton key={one} value={one} disabled={one === 'WALLET' && !hasCustomer}>
            {translate(`resources.payments.values.method.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {method === 'WALLET' && (
        <SelectInput
          isRequired
          source="balance"
          choices={balanceKinds.map((kind) => ({
            id: kind,
            name: `${translate(`resources.payments.values.balance.${kind}`)} (${cents(paying?.balances[kind] ?? 0)})`,
          }))}
        />
      )}
      <MoneyInput
        isCents
        isRequired
        source="amount"
        rules={{
          validate: (_: unknown, values: FieldValues) => {
            const fault = amountFault(values as PayForm, due, paying);
            return fault === undefined || translate(`validation.${fault}`);
          },
        }}
      />
      {method === 'CASH' && <CashFields paying={paying} />}
      {(method === 'POS' || method === 'ONLINE') && (
        <TextInput source="reference" helperText={translate(`salesPayments.reference.${method}`)} />
      )}
    </Stack>
  );
}

/** What is wrong with an amount, as it is paid. */
function amountFault(
  { method, amount, balance }: PayForm,
  due: number,
  paying: Paying | undefined,
): string | undefined {
  if (typeof amount !== 'number' || amount <= 0) return 'required';
  if (method === 'CASH' && settledInCash(amount, due) !== null) return undefined;
  if (amount > due) return 'over_due';
  if (method === 'CASH') return 'odd_cash';
  return method === 'WALLET' && amount > (paying?.balances[balance] ?? due) ? 'balance_short' : undefined;
}

function CashFields({ paying }: Pick<PayFieldsProps, 'paying'>) {
  const translate = useTranslate();
  const cents = useCents();
  const { setValue } = useFormContext<PayForm>();
  const [amount, tendered] = useWatch<PayForm, ['amount', 'tendered']>({ name: ['amount', 'tendered'] });
  const applied = typeof amount === 'number' ? amount : 0;
  const wanted = inCash(applied);
  const change = typeof tendered === 'number' ? tendered - wanted : 0;
  return (
    <>
      <MoneyInput
        isCents
        source="tendered"
        rules={{
          validate: (given: unknown) =>
            given === null ||
            (typeof given === 'number' && given >= wanted) ||
            translate('validation.tendered_short'),
        }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {wanted > 0 &&
          quickCash(wanted).map((sum) => (
            <Button
              key={sum}
              variant="outlined"
              size="small"
              onClick={() => setValue('tendered', sum, { shouldValidate: true })}
            >
              {cents(sum)}
            </Button>
          ))}
      </Stack>
      {wanted !== applied && (
        <Typography color="textSecondary">
          {translate('salesPayments.in_cash', { amount: cents(wanted) })}
        </Typography>
      )}
      <Typography role="status" variant="h2">
        {translate('salesPayments.change', { amount: cents(Math.max(0, change)) })}
      </Typography>
      <TillInput tills={paying?.tills} />
    </>
  );
}
