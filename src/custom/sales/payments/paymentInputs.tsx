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

interface PayForm {
  method: PaymentMethod;
  tendered: number | null;
}

interface MethodInputProps {
  hasCustomer: boolean;
  onChoose: (method: PaymentMethod) => void;
}

/** Payment method. */
export function MethodInput({ hasCustomer, onChoose: choose }: MethodInputProps) {
  const translate = useTranslate();
  const method = useWatch<PayForm, 'method'>({ name: 'method' });
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

/** The customer's balance to pay with. */
export function BalanceInput({ paying }: { paying: PaymentOptions | undefined }) {
  const translate = useTranslate();
  const cents = useCents();
  return (
    <SelectInput
      isRequired
      source="balance"
      choices={balanceKinds.map((kind) => ({
        id: kind,
        name: `${translate(`resources.payments.values.balance.${kind}`)} (${cents(paying?.balances[kind] ?? 0)})`,
      }))}
    />
  );
}

/** Reference number of the terminal or the online payment. */
export function ReferenceInput({ method }: { method: PaymentMethod }) {
  const translate = useTranslate();
  if (method !== 'POS' && method !== 'ONLINE') return null;
  return <TextInput source="reference" helperText={translate(`salesPayments.reference.${method}`)} />;
}

interface CashFieldsProps {
  /** Amount to pay, in cents. */
  amount: number;
  paying: PaymentOptions | undefined;
}

/** Cash tendered, change and register. */
export function CashFields({ amount: applied, paying }: CashFieldsProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { setValue } = useFormContext<PayForm>();
  const tendered = useWatch<PayForm, 'tendered'>({ name: 'tendered' });
  const wanted = roundToCash(applied);
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
      <Typography role="status" component="p" variant="h2">
        {translate('salesPayments.change', { amount: cents(Math.max(0, change)) })}
      </Typography>
      <RegisterInput registers={paying?.tills} />
    </>
  );
}
