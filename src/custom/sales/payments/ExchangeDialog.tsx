import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useListOptions } from '../../../kit/page.ts';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { StepFrame } from '../../../kit/steps/StepFrame.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { payments } from '../../../schemas/sales/payments.ts';
import { ExchangeFields } from './ExchangeFields.tsx';
import { exchangeForm, toExchangeRequest, type ExchangeForm } from './exchangeForm.ts';

/**
 * Exchanges goods of a completed order: returned lines, new lines and the difference. Opens the new order afterwards.
 */
export default function ExchangeDialog() {
  const { record: order } = useOpenStep<Order>();
  const navigate = useNavigate();
  const { path } = useListOptions();
  const { locations, store } = useSession();
  const [id] = useState(() => crypto.randomUUID());
  const context = { location: locations.find((one) => one.id === order.location_id), store };
  return (
    <StepFrame
      maxWidth="md"
      defaultValues={exchangeForm(order)}
      valuesOf={(values: FieldValues) => toExchangeRequest(order, id, values as ExchangeForm, context)}
      onTaken={() => void navigate(`${path}?id=${id}`, { state: { isSold: true } })}
    >
      <ResourceContextProvider value={payments.name}>
        <ExchangeFields order={order} context={context} />
      </ResourceContextProvider>
    </StepFrame>
  );
}
