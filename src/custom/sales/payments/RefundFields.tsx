import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { useCents } from '../../../kit/fields/useCents.ts';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { shippingAmounts, sum } from '../../../schemas/sales/refund.ts';
import { RefundLine } from './RefundLine.tsx';
import { RefundPreview } from './RefundPreview.tsx';
import { amountError, hasShipping, refundForm, returnableLines, type RefundForm } from './refundForm.ts';

/** Returned lines and quantities, an additional amount, and the resulting refund. */
export function RefundFields({ order }: { order: Order }) {
  const translate = useTranslate();
  const cents = useCents();
  const { setValue, trigger, getFieldState } = useFormContext<RefundForm>();
  const form = useWatch<RefundForm>() as RefundForm;
  const choose: typeof setValue = (name, value) => {
    setValue(name, value);
    if (getFieldState('amount').invalid) void trigger('amount');
  };
  const all = () => {
    const everything = refundForm(order, true);
    choose('lines', everything.lines);
    choose('shipping', everything.shipping);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={all}>{translate('salesPayments.refund.all')}</Button>
      </Stack>
      <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {returnableLines(order).map((line) => (
          <RefundLine
            key={line.id}
            line={line}
            value={form.lines[line.id!]!}
            onChange={(value) => choose(`lines.${line.id!}`, value)}
          />
        ))}
      </Stack>
      {hasShipping(order) && (
        <FormControlLabel
          control={
            <Checkbox checked={form.shipping} onChange={(_, checked) => choose('shipping', checked)} />
          }
          label={translate('salesPayments.refund.shipping', {
            amount: cents(sum(Object.values(shippingAmounts(order)))),
          })}
        />
      )}
      <FormGrid>
        <MoneyInput
          isCents
          source="amount"
          label="salesPayments.refund.amount"
          helperText="salesPayments.refund.amount_hint"
          rules={{
            validate: (_: unknown, values: FieldValues) => {
              const error = amountError(order, values as RefundForm);
              return error === undefined || translate(`validation.${error}`);
            },
          }}
        />
        <SelectInput
          isRequired
          source="refund_to"
          label="salesPayments.refund.refund_to"
          choices={(['ORIGINAL', 'STORE_CREDIT'] as const)
            .filter((way) => way === 'ORIGINAL' || order.customer_id)
            .map((id) => ({ id, name: translate(`salesPayments.refund.ways.${id}`) }))}
        />
        <TextInput source="reason" />
      </FormGrid>
      <RefundPreview order={order} form={form} />
    </Stack>
  );
}
