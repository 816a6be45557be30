import { useRecordContext, useTranslate } from 'react-admin';
import { useCents } from '../../../../kit/fields/useCents.ts';
import { LineGroup } from '../../../../kit/lines/LineGroup.tsx';
import { LineTable } from '../../../../kit/lines/LineTable.tsx';
import type { InputProps } from '../../../../kit/slots.ts';
import type { Order, OrderLine } from '../../../../schemas/sales/orders.ts';
import { SerialChips } from '../../../inventory/index.ts';
import { LinesEditor } from './LinesEditor.tsx';
import { useLineText } from './lineText.ts';

const words = 'sales.lines';

/** The lines of an order: editable while it is open, a table afterwards. */
export function LinesInput({ readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const record = useRecordContext<Order>();
  return (
    <LineGroup title={translate(`${words}.title`)} heading="h2">
      {readOnly ? <ClosedLines lines={record?.lines ?? []} /> : <LinesEditor />}
    </LineGroup>
  );
}

function ClosedLines({ lines }: { lines: OrderLine[] }) {
  const translate = useTranslate();
  const cents = useCents();
  const lineText = useLineText();
  const hasDiscounts = lines.some(({ discount_amount }) => discount_amount);
  const discount = {
    name: 'discount',
    value: ({ discount_amount = 0 }: OrderLine) => cents(discount_amount),
  };
  return (
    <LineTable<OrderLine>
      {...{ words, lines }}
      nameOf={({ name }) => name}
      renderDetails={(line) => [
        lineText(line),
        line.price_reason && `${translate(`${words}.price_reason`)}: ${line.price_reason}`,
        (line.returned ?? 0) > 0 && translate(`${words}.returned`, { smart_count: line.returned }),
      ]}
      columns={[
        { name: 'quantity', value: ({ quantity }) => quantity },
        { name: 'price', value: ({ unit_price }) => cents(unit_price) },
        ...(hasDiscounts ? [discount] : []),
      ]}
      sumOf={({ amount = 0, discount_amount = 0 }) => amount - discount_amount}
      renderMore={({ serials = [] }) => <SerialChips serials={serials} />}
    />
  );
}
