import type { FieldValues } from 'react-hook-form';
import type { Order } from '../../../schemas/sales/orders.ts';
import { paymentValues } from './paymentValues.ts';
import { PayFields } from './PayFields.tsx';
import { StepDialog } from './StepDialog.tsx';
import { usePaying } from './usePaying.ts';

interface PayDialogProps {
  order: Order;
  onDone?: () => void;
  onClose: () => void;
}

/** Takes a payment; the amount defaults to what is due. */
export default function PayDialog({ order, onDone, onClose }: PayDialogProps) {
  const { data } = usePaying(order.id);
  return (
    <StepDialog
      order={order}
      step="pay"
      defaultValues={{
        method: 'CASH',
        amount: order.due,
        tendered: null,
        reference: null,
        balance: 'STORE_CREDIT',
        register_id: null,
      }}
      valuesOf={valuesOf}
      onDone={onDone}
      onClose={onClose}
    >
      <PayFields due={order.due} paying={data} hasCustomer={Boolean(order.customer_id)} />
    </StepDialog>
  );
}

const valuesOf = (values: FieldValues) => ({ ...paymentValues(values), amount: values.amount as number });
