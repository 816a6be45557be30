import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../kit/fields/Status.tsx';
import type { RecordText, SlotProps } from '../../kit/slots.ts';
import type { Stock } from '../../schemas/inventory/stock.ts';

type Level = Pick<Stock, 'available' | 'is_low'>;

/** 'Low', 'None left', 'Enough': text alternative of the coloured dot. */
export const stockLevelText: RecordText = (record, translate) =>
  translate(wordOf(record as unknown as Level));

const wordOf = ({ available, is_low }: Level) => {
  if (available <= 0) return 'inventory.item.none_left';
  return is_low ? 'inventory.item.low' : 'inventory.item.enough';
};

/** Whether a location has enough of an item. */
export function StockLevelIndicator(_: SlotProps & { source: string }) {
  const translate = useTranslate();
  const record = useRecordContext<Stock>();
  if (!record) return null;
  const tone = record.is_low ? 'warning' : record.available > 0 ? 'positive' : 'neutral';
  return <Status tone={tone}>{translate(wordOf(record))}</Status>;
}
