import { ResourceContextProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { StepFrame } from '../../../kit/steps/StepFrame.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { payments } from '../../../schemas/sales/payments.ts';
import { paymentValues } from './paymentValues.ts';
import { PayFields } from './PayFields.tsx';
import { usePaying } from './usePaying.ts';

/** Takes a payment; the amount defaults to what is due. */
export default function PayDialog() {
  const { record: order } = useOpenStep<Order>();
  const { data } = usePaying(order.id);
  return (
    <StepFrame
      defaultValues={{
        method: 'CASH',
        amount: order.due,
        tendered: null,
        reference: null,
        balance: 'STORE_CREDIT',
        register_id: null,
      }}
      valuesOf={valuesOf}
    >
      <ResourceContextProvider value={payments.name}>
        <PayFields due={order.due} paying={data} hasCustomer={Boolean(order.customer_id)} />
      </ResourceContextProvider>
    </StepFrame>
  );
}

const valuesOf = (values: FieldValues) => ({ ...paymentValues(values), amount: values.amount as number });
