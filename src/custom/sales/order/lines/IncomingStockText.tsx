import Typography from '@mui/material/Typography';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCan } from '../../../../authProvider/useCan.ts';
import { stock, type Stock } from '../../../../schemas/inventory/stock.ts';
import type { Order } from '../../../../schemas/sales/orders.ts';
import { useExpectedText } from '../../../inventory/index.ts';
import type { FormLine } from './line.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/**
 * Shown when a line needs more than the location has available beyond the order's own reservation: available quantity
 * and expected date.
 */
export function IncomingStockText({ line }: { line: FormLine }) {
  const translate = useTranslate();
  const expectedText = useExpectedText();
  const may = useCan();
  const location_id = useWatch({ name: 'location_id' }) as number | null | undefined;
  const order = useRecordContext<Order>();
  const lines = (useWatch({ name: 'lines' }) ?? []) as FormLine[];
  const ids = [...new Set(lines.flatMap(({ item_id }) => item_id ?? []))].toSorted();
  const { data = [] } = useGetList<Stock>(
    stock.name,
    {
      filter: { item_id: ids, location_id },
      sort: stock.defaultSort,
      pagination: { page: 1, perPage: 500 },
    },
    { enabled: line.kind === 'ITEM' && Boolean(location_id) && may('list', stock) },
  );
  const level = data.find(({ item_id }) => item_id === line.item_id);
  if (line.kind !== 'ITEM' || !level) return null;
  const sumOf = (some: Pick<FormLine, 'item_id' | 'quantity'>[]) =>
    some
      .filter(({ item_id }) => item_id === line.item_id)
      .reduce((sum, { quantity }) => sum + numberOrZero(quantity), 0);
  // The stored quantity is already reserved for this order.
  if (sumOf(lines) - sumOf(order?.lines ?? []) <= Math.max(0, level.available)) return null;
  const words = [
    translate('sales.search.free', { smart_count: level.available }),
    expectedText(level.expected_date),
  ];
  return (
    <Typography variant="body2" sx={{ color: 'warning.main' }}>
      {words.filter(Boolean).join(' · ')}
    </Typography>
  );
}
