import { ResourceContextProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useOpenStep } from '../../../kit/steps/openStep.ts';
import { StepFrame } from '../../../kit/steps/StepFrame.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { payments } from '../../../schemas/sales/payments.ts';
import { RefundFields } from './RefundFields.tsx';
import { refundForm, toRefundRequest, type RefundForm } from './refundForm.ts';

/** Refunds an order: returned lines and how the money is returned. */
export default function RefundDialog() {
  const { record: order } = useOpenStep<Order>();
  return (
    <StepFrame
      maxWidth="md"
      defaultValues={refundForm(order)}
      valuesOf={(values: FieldValues) => toRefundRequest(values as RefundForm)}
    >
      <ResourceContextProvider value={payments.name}>
        <RefundFields order={order} />
      </ResourceContextProvider>
    </StepFrame>
  );
}
