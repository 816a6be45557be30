import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useCents } from '../../../kit/fields/useCents.ts';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { includesBoughtBack } from '../../../schemas/sales/refund.ts';
import { BoughtBackWarning } from './BoughtBackWarning.tsx';
import { exchangeError, exchangeTotals, type ExchangeForm, type ExchangeContext } from './exchangeForm.ts';
import { BalanceInput, CashFields, MethodInput, ReferenceInput } from './paymentInputs.tsx';
import { toReturnedLines } from './refundForm.ts';
import { RegisterInput } from './RegisterInput.tsx';
import { usePaying } from './usePaying.ts';

interface ExchangeDifferenceProps {
  order: Order;
  context: ExchangeContext;
}

/** The exchange's difference, and how it is paid or refunded. */
export function ExchangeDifference({ order, context }: ExchangeDifferenceProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { setValue } = useFormContext<ExchangeForm>();
  const form = useWatch<ExchangeForm>() as ExchangeForm;
  const { data: paying } = usePaying(order.id);
  const { fieldState } = useController({
    name: 'check',
    rules: {
      validate: (_: unknown, values: FieldValues) => {
        const error = exchangeError(values as ExchangeForm);
        return error === undefined || translate(`validation.${error}`);
      },
    },
  });
  const { value, total, due, rest } = exchangeTotals(order, form, context);
  const bought = paying?.bought_back ?? [];
  const isPaidTwice = includesBoughtBack(
    order,
    { lines: toReturnedLines(form.returned), value },
    bought.map(({ serial }) => serial),
  );
  const outcome = due > 0 ? 'due' : rest > 0 ? 'rest' : 'even';
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info" role="status">
        {translate('salesPayments.exchange.sums', { value: cents(value), total: cents(total) })}
        <br />
        <strong>{translate(`salesPayments.exchange.${outcome}`, { amount: cents(due || rest) })}</strong>
      </Alert>
      {isPaidTwice && <BoughtBackWarning bought={bought} />}
      {due > 0 && (
        <>
          <MethodInput
            hasCustomer={Boolean(order.customer_id)}
            onChoose={(method) => setValue('method', method)}
          />
          {form.method === 'WALLET' && <BalanceInput paying={paying} />}
          {form.method === 'CASH' && <CashFields amount={due} paying={paying} />}
          <ReferenceInput method={form.method} />
        </>
      )}
      {rest > 0 && (
        <>
          <SelectInput
            isRequired
            source="refund_to"
            label="salesPayments.refund.refund_to"
            choices={(['ORIGINAL', 'STORE_CREDIT'] as const)
              .filter((way) => way === 'ORIGINAL' || order.customer_id)
              .map((way) => ({ id: way, name: translate(`salesPayments.refund.ways.${way}`) }))}
          />
          <RegisterInput registers={paying?.tills} />
        </>
      )}
      {fieldState.error && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </Stack>
  );
}
