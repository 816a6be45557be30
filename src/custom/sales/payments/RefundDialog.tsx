import type { FieldValues } from 'react-hook-form';
import type { Order } from '../../../schemas/sales/orders.ts';
import { RefundFields } from './RefundFields.tsx';
import { refundForm, toRefundRequest, type RefundForm } from './refundForm.ts';
import { StepDialog } from './StepDialog.tsx';

/** Refunds an order: returned lines and how the money is returned. */
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
