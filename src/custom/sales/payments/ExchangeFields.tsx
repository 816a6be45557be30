import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { LinesEditor } from '../order/lines/LinesEditor.tsx';
import { ExchangeDifference } from './ExchangeDifference.tsx';
import type { ExchangeForm, ExchangeContext } from './exchangeForm.ts';
import { RefundLine } from './RefundLine.tsx';
import { returnableLines } from './refundForm.ts';

interface ExchangeFieldsProps {
  order: Order;
  context: ExchangeContext;
}

/** Returned lines, new lines and the difference. */
export function ExchangeFields({ order, context }: ExchangeFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  const { setValue } = useFormContext<ExchangeForm>();
  const returned = useWatch<ExchangeForm, 'returned'>({ name: 'returned' });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography id={`${id}back`} component="h3" variant="h3">
        {translate('salesPayments.exchange.returned')}
      </Typography>
      <Stack component="ul" aria-labelledby={`${id}back`} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {returnableLines(order).map((line) => (
          <RefundLine
            key={line.id}
            line={line}
            value={returned[line.id!]!}
            onChange={(value) => setValue(`returned.${line.id!}`, value, { shouldDirty: true })}
          />
        ))}
      </Stack>
      <div role="group" aria-labelledby={`${id}taken`}>
        <Typography id={`${id}taken`} component="h3" variant="h3" sx={{ mb: 1.5 }}>
          {translate('salesPayments.exchange.taken')}
        </Typography>
        <ResourceContextProvider value={orders.name}>
          <LinesEditor />
        </ResourceContextProvider>
      </div>
      <TextInput source="reason" />
      <ExchangeDifference order={order} context={context} />
    </Stack>
  );
}
