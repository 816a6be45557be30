import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import { useSalesCalls } from '../calls.ts';

/** How many orders the customer on the page has, and what they paid. */
export default function CustomerSpending() {
  const { id: customerId } = usePageRecord(customers);
  const translate = useTranslate();
  const locale = useLocale();
  const { getSpending } = useSalesCalls();
  const { data } = useQuery({
    queryKey: [orders.name, 'spending', customerId],
    queryFn: ({ signal }) => getSpending({ query: { customer_id: customerId }, signal }),
    retry: false,
  });
  if (!data || data.orders === 0) return null;
  return (
    <Typography color="text.secondary">
      {translate('salesList.of_customer.spent', {
        smart_count: data.orders,
        amount: moneyFormat(locale).format(data.spent / 100),
      })}
    </Typography>
  );
}
