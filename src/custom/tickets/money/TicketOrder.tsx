import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';
import { ExpectedSums } from './ExpectedSums.tsx';
import { OrderSums } from './OrderSums.tsx';
import { SumsElsewhere } from './SumsElsewhere.tsx';

interface TicketOrderProps {
  ticket: Ticket;
  isPickUp?: boolean;
  order: Order | undefined;
  hasNone: boolean;
  /** The reader does not see it: another location made it. */
  isElsewhere: boolean;
  /** It could not be read: nothing is said about its money. */
  isUnread: boolean;
  reload: () => void;
}

/** The sums of the order of a ticket, or what it will cost while there is none. */
export function TicketOrder({ ticket, isPickUp = false, ...props }: TicketOrderProps) {
  const { order, hasNone, isElsewhere, isUnread, reload } = props;
  if (order) return <OrderSums order={order} />;
  if (isElsewhere) return <SumsElsewhere ticket={ticket} />;
  if (isUnread) return <LoadErrorAlert message="bench.money.unread" onRetry={reload} />;
  return hasNone && <ExpectedSums {...{ ticket, isPickUp }} />;
}
