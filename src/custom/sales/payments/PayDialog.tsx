import type { FieldValues } from 'react-hook-form';
import type { Order } from '../../../schemas/sales/orders.ts';
import type { PaymentMethod } from '../../../schemas/sales/states.ts';
import { PayFields } from './PayFields.tsx';
import { StepDialog } from './StepDialog.tsx';
import { usePaying } from './usePaying.ts';

interface PayDialogProps {
  order: Order;
  onDone?: () => void;
  onClose: () => void;
}

/** Takes a payment of an order: all that is due, unless another amount is typed. */
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

/** What each method takes beside the amount. */
const own: Record<PaymentMethod, string[]> = {
  CASH: ['tendered', 'register_id'],
  POS: ['reference'],
  ONLINE: ['reference'],
  WALLET: ['balance'],
};

function valuesOf({ method, amount, ...more }: FieldValues): Record<string, unknown> {
  const wanted = Object.entries(more).filter(
    ([key, value]) => own[method as PaymentMethod].includes(key) && value !== null && value !== '',
  );
  return { method: method as string, amount: amount as number, ...Object.fromEntries(wanted) };
}
