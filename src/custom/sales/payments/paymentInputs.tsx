import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCents } from '../../../kit/fields/useCents.ts';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { roundToCash } from '../../../schemas/money.ts';
import type { PaymentOptions } from '../../../schemas/sales/paymentOptions.ts';
import { balanceKinds, paymentMethods, type PaymentMethod } from '../../../schemas/sales/states.ts';
import { quickCash } from './quickCash.ts';
import { RegisterInput } from './RegisterInput.tsx';

/** The inputs of a payment are those of the form, or of one of its properties. */
interface Place {
  /** Such as `deposit.`. */
  at?: string;
}

/** The name of a payment's property, wherever it is in the form. */
const fieldName = (name: string) => `resources.payments.fields.${name}`;

interface MethodInputProps extends Place {
  hasCustomer: boolean;
  onChoose: (method: PaymentMethod) => void;
}

/** Payment method. */
export function MethodInput({ hasCustomer, onChoose: choose, at = '' }: MethodInputProps) {
  const translate = useTranslate();
  const method = useWatch({ name: `${at}method` }) as PaymentMethod;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      value={method}
      aria-label={translate('resources.payments.fields.method')}
      onChange={(_, chosen: PaymentMethod | null) => chosen && choose(chosen)}
      sx={{ '& button': { px: { xs: 0.5, sm: 1.5 } } }}
    >
      {paymentMethods.toReversed().map((one) => (
        <ToggleButton key={one} value={one} disabled={one === 'WALLET' && !hasCustomer}>
          {translate(`resources.payments.values.method.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface BalanceInputProps extends Place {
  paying: PaymentOptions | undefined;
}

/** The customer's balance to pay with. */
export function BalanceInput({ paying, at = '' }: BalanceInputProps) {
  const translate = useTranslate();
  const cents = useCents();
  return (
    <SelectInput
      isRequired
      source={`${at}balance`}
      label={fieldName('balance')}
      choices={balanceKinds.map((kind) => ({
        id: kind,
        name: `${translate(`resources.payments.values.balance.${kind}`)} (${cents(paying?.balances[kind] ?? 0)})`,
      }))}
    />
  );
}

interface ReferenceInputProps extends Place {
  method: PaymentMethod;
}

/** Reference number of the terminal or the online payment. */
export function ReferenceInput({ method, at = '' }: ReferenceInputProps) {
  const translate = useTranslate();
  if (method !== 'POS' && method !== 'ONLINE') return null;
  return (
    <TextInput
      source={`${at}reference`}
      label={fieldName('reference')}
      helperText={translate(`salesPayments.reference.${method}`)}
    />
  );
}

interface CashFieldsProps extends Place {
  /** Amount to pay, in cents. */
  amount: number;
  paying: PaymentOptions | undefined;
}

/** Cash tendered, change and register. */
export function CashFields({ amount: applied, paying, at = '' }: CashFieldsProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { setValue } = useFormContext();
  const tendered = useWatch({ name: `${at}tendered` }) as number | null;
  const wanted = roundToCash(applied);
  const change = typeof tendered === 'number' ? tendered - wanted : 0;
  return (
    <>
      <MoneyInput
        isCents
        source={`${at}tendered`}
        label={fieldName('tendered')}
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
              onClick={() => setValue(`${at}tendered`, sum, { shouldValidate: true })}
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
      <Typography role="status" component="p" variant="h2">
        {translate('salesPayments.change', { amount: cents(Math.max(0, change)) })}
      </Typography>
      <RegisterInput registers={paying?.tills} at={at} />
    </>
  );
}
