import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Fact } from '../../../kit/fields/Fact.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { Order } from '../../../schemas/sales/orders.ts';

/** What an order costs, what is paid and what is due. */
export function OrderSums({ order }: { order: Order }) {
  const translate = useTranslate();
  const cents = useCents();
  return (
    <dl>
      <Fact name={translate('bench.money.total')}>{cents(order.total)}</Fact>
      <Fact name={translate('bench.money.paid')}>{cents(order.paid - order.refunded)}</Fact>
      <Fact name={translate('bench.money.due')}>
        <strong>{cents(order.due)}</strong>
      </Fact>
      <Fact name={translate('resources.orders.name', { smart_count: 1 })}>
        <Link component={RouterLink} to={`/Sales?id=${order.order_no}`}>
          {translate('bench.money.order', { number: order.order_no })}
        </Link>
      </Fact>
    </dl>
  );
}
