import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';
import { ExpectedSums } from './ExpectedSums.tsx';
import { OrderSums } from './OrderSums.tsx';
import { HiddenOrderSums } from './HiddenOrderSums.tsx';

interface TicketOrderProps {
  ticket: Ticket;
  isPickUp?: boolean;
  order: Order | undefined;
  hasNone: boolean;
  /** The reader may not see it: it is of another location, or they have no right to orders. */
  isHidden: boolean;
  /** It could not be read: nothing is said about its money. */
  isUnread: boolean;
  reload: () => void;
}

/** The sums of the order of a ticket, or what it will cost while there is none. */
export function TicketOrder({ ticket, isPickUp = false, ...props }: TicketOrderProps) {
  const { order, hasNone, isHidden, isUnread, reload } = props;
  if (order) return <OrderSums order={order} />;
  if (isHidden) return <HiddenOrderSums ticket={ticket} />;
  if (isUnread) return <LoadErrorAlert message="bench.money.unread" onRetry={reload} />;
  return hasNone && <ExpectedSums {...{ ticket, isPickUp }} />;
}
