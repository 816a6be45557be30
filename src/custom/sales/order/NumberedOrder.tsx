import { useGetList, useTranslate } from 'react-admin';
import { numbered } from '../../../kit/fields/numberText.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { ExistingOrder } from './ExistingOrder.tsx';
import { OrderHeader } from './OrderHeader.tsx';

/** Loads an order by its number: the search matches digits anywhere, and the lowest match is the number itself. */
export function NumberedOrder({ number }: { number: string }) {
  const translate = useTranslate();
  const { data, isFetching, error, refetch } = useGetList<Order>(
    orders.name,
    {
      filter: { order_no: number },
      sort: { field: 'order_no', order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
    },
    { retry: false, onError: () => undefined },
  );
  const found = data?.find(({ order_no }) => String(order_no) === number);
  if (found) return <ExistingOrder id={found.id} />;
  return (
    <>
      <OrderHeader title={numbered(orders, number, translate)} />
      {isFetching || (!data && !error) ? (
        <FormSkeleton slots={8} />
      ) : (
        <LoadErrorAlert
          message={error ? error.message : 'messages.not_found'}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
