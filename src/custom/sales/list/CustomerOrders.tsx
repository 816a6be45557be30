import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ListBase, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { EnumValue } from '../../../kit/fields/EnumValue.tsx';
import { DayValue } from '../../../kit/fields/DayValue.tsx';
import { MoneyValue } from '../../../kit/fields/MoneyValue.tsx';
import { TextValue } from '../../../kit/fields/TextValue.tsx';
import { ListTable } from '../../../kit/list/ListTable.tsx';
import { Pagination } from '../../../kit/list/Pagination.tsx';
import type { ColumnElement } from '../../../kit/slots.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import { useOrderListCalls } from './calls.ts';

const pageSizes = [10, 20, 30];
const maxHeight = 515;

const columns = [
  <TextValue source="order_no" />,
  <DayValue source="order_date" />,
  <EnumValue source="order_status" />,
  <EnumValue source="payment_status" />,
  <MoneyValue source="total" isCents align="right" />,
] as ColumnElement[];

const phone = ['order_status', 'payment_status', 'total'];

const addressOf = ({ order_no }: RaRecord) => `/Sales?id=${order_no}`;

/** A customer's orders and total spending; a row opens the order. */
export default function CustomerOrders({ customerId }: { customerId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const title = translate('salesList.of_customer.title');
  const onError = () => notify('customerProfile.load_failed', { type: 'error' });
  return (
    <section aria-labelledby={titleId}>
      <ListBase
        resource={orders.name}
        filter={{ customer_id: customerId }}
        sort={orders.defaultSort}
        perPage={pageSizes[0]}
        disableSyncWithLocation
        disableAuthentication
        exporter={false}
        storeKey={false}
        queryOptions={{ onError }}
      >
        <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
          <Typography id={titleId} component="h2" variant="h2">
            {title}
          </Typography>
          <Spent customerId={customerId} />
        </Stack>
        <ListTable
          model={orders}
          columns={columns}
          phoneColumns={phone}
          rowLink={addressOf}
          readOnlyRows
          maxHeight={maxHeight}
          label={title}
          empty={<NoOrders />}
        />
        <Pagination sizes={pageSizes} of={title} />
      </ListBase>
    </section>
  );
}

function Spent({ customerId }: { customerId: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getSpending } = useOrderListCalls();
  const { data } = useQuery({
    queryKey: [orders.name, 'spending', customerId],
    queryFn: ({ signal }) => getSpending(customerId, signal),
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

const NoOrders = () => (
  <Typography role="status" color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
    {useTranslate()('salesList.of_customer.none')}
  </Typography>
);
