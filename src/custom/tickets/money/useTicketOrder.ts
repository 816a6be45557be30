import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useGetOne } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { isDropped } from '../../../schemas/sales/states.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { useTicketCalls } from '../calls.ts';

/** The one order of a ticket, and how it is made or brought up to date before it is paid. */
function useTicketOrder({ id, order_id }: Pick<Ticket, 'id' | 'order_id'>) {
  const { settleTicketOrder } = useTicketCalls();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const failureText = useFailureMessage(tickets);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const {
    data,
    error: unread,
    refetch,
  } = useGetOne<Order>(
    orders.name,
    { id: order_id ?? '' },
    { enabled: order_id !== null, retry: false, onError: () => undefined },
  );
  // One that was cancelled or rejected is replaced by the next payment.
  const isReplaced = data !== undefined && isDropped(data.order_status);
  const order = isReplaced ? undefined : data;
  const hasNone = order_id === null || isReplaced;
  const isHidden = !data && unread instanceof HttpError && unread.status === 403;
  /** Returns the order with what the devices cost now; undefined if that failed. */
  const settle = async (): Promise<Order | undefined> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const settled = await settleTicketOrder({ params: { id } });
      const { data: made } = await dataProvider.getOne<Order>(orders.name, { id: settled.order_id });
      if (settled.order_id === order_id) void refetch();
      else void queryClient.invalidateQueries({ queryKey: [tickets.name] });
      return made;
    } catch (error) {
      setFailure(failureText(error, 'bench.money.failed'));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    order,
    hasNone,
    isHidden,
    isUnread: !data && unread !== null && !isHidden,
    settle,
    failure,
    isBusy,
    reload: () => void refetch(),
  };
}

/** Brings the order of a ticket up to date when it is shown to somebody who may edit it. */
export function useSettledOrder(ticket: Ticket) {
  const may = useCan();
  const { settle, ...order } = useTicketOrder(ticket);
  const mayPay = !order.isHidden && may('create', orders, { location_id: ticket.location_id });
  useQuery({
    // Not of the tickets' queries, which settling reloads.
    queryKey: ['settledOrder', ticket.id, ticket.devices],
    queryFn: async () => (await settle()) ?? null,
    enabled: order.order !== undefined && mayPay,
    retry: false,
  });
  return { ...order, settle, mayPay };
}
