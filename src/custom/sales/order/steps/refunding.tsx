import type { RaRecord } from 'react-admin';
import { lazyWithPreload } from '../../../../kit/lazyWithPreload.ts';
import type { Order } from '../../../../schemas/sales/orders.ts';
import { heldAmount } from '../../list/actions.ts';

const RefundMethodInput = lazyWithPreload(() => import('./RefundMethodInput.tsx'));

/** Rejecting and cancelling refund what was paid. */
export const refunding = {
  fields: [<RefundMethodInput source="refund_to" />],
  values: (order: RaRecord) => (heldAmount(order as Order) > 0 ? { refund_to: 'ORIGINAL' } : {}),
};
