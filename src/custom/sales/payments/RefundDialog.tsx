import type { FieldValues } from 'react-hook-form';
import type { Order } from '../../../schemas/sales/orders.ts';
import { RefundFields } from './RefundFields.tsx';
import { refundForm, toRefundRequest, type RefundForm } from './refundForm.ts';
import { StepDialog } from './StepDialog.tsx';

/** What comes back of an order, and how the money for it goes back. */
export default function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  return (
    <StepDialog
      order={order}
      step="refund"
      width="md"
      defaultValues={refundForm(order)}
      valuesOf={(values: FieldValues) => toRefundRequest(values as RefundForm)}
      onClose={onClose}
    >
      <RefundFields order={order} />
    </StepDialog>
  );
}
