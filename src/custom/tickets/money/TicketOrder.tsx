import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { OrderSums } from './OrderSums.tsx';

interface TicketOrderProps {
  order: Order | undefined;
  hasNone: boolean;
  /** It could not be read: nothing is said about its money. */
  isUnread: boolean;
  reload: () => void;
}

/** The sums of the order of a ticket, or that it has none yet. */
export function TicketOrder({ order, hasNone, isUnread, reload }: TicketOrderProps) {
  const translate = useTranslate();
  if (order) return <OrderSums order={order} />;
  if (isUnread) return <LoadErrorAlert message="bench.money.unread" onRetry={reload} />;
  return hasNone && <Typography color="text.secondary">{translate('bench.money.none')}</Typography>;
}
