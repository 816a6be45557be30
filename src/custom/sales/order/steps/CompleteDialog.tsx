import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../../kit/fields/useCents.ts';
import { useOpenStep } from '../../../../kit/steps/openStep.ts';
import { StepFrame } from '../../../../kit/steps/StepFrame.tsx';
import { isDueWithoutCustomer } from '../../../../schemas/sales/amountDue.ts';
import type { Order } from '../../../../schemas/sales/orders.ts';
import { buyerText } from '../../list/texts.ts';
import { SerialsToDeliver } from './SerialsToDeliver.tsx';
import { isMissingSerials, knownSerials, serializedLines } from './serialsToDeliver.ts';

/** Completes an order: names who owes what is due, and asks for the serial numbers handed over. */
export default function CompleteDialog() {
  const { record: order } = useOpenStep<Order>();
  const translate = useTranslate();
  const cents = useCents();
  const isUnowed = isDueWithoutCustomer(order);
  const lines = serializedLines(order);
  const [serials, setSerials] = useState(() => knownSerials(lines));
  return (
    <StepFrame
      valuesOf={() => (lines.length > 0 ? { serials } : {})}
      isBlocked={isUnowed || isMissingSerials(lines, serials)}
    >
      {order.due > 0 && (
        <Alert severity={isUnowed ? 'error' : 'warning'} sx={{ mb: 2 }}>
          {translate(`resources.orders.steps.complete.${isUnowed ? 'nobody_owes' : 'owed'}`, {
            due: cents(order.due),
            name: buyerText(order, translate),
          })}
        </Alert>
      )}
      <SerialsToDeliver lines={lines} serials={serials} onChange={setSerials} />
    </StepFrame>
  );
}
