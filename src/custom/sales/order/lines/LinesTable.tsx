import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { LineTable } from '../../../../kit/LineTable.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';
import { SerialChips } from '../../../inventory/index.ts';
import { useLineText } from './lineText.ts';

/** The lines of a closed order: a table, or cards on a phone. */
export function LinesTable({ lines }: { lines: OrderLine[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const lineText = useLineText();
  const text = (key: string) => translate(`sales.lines.${key}`);
  const money = (cents: number | undefined) => moneyFormat(locale).format((cents ?? 0) / 100);
  const hasDiscounts = lines.some(({ discount_amount }) => discount_amount);
  return (
    <LineTable>
      <thead>
        <tr>
          <th scope="col">{text('item')}</th>
          <th scope="col">{text('quantity')}</th>
          <th scope="col">{text('price')}</th>
          {hasDiscounts && <th scope="col">{text('discount')}</th>}
          <th scope="col">{text('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name}
              <small>{lineText(line)}</small>
              {line.price_reason && (
                <small>
                  {text('price_reason')}: {line.price_reason}
                </small>
              )}
              {(line.returned ?? 0) > 0 && (
                <small>{translate('sales.lines.returned', { smart_count: line.returned })}</small>
              )}
              <SerialChips serials={line.serials ?? []} />
            </th>
            <td data-label={text('quantity')}>{line.quantity}</td>
            <td data-label={text('price')}>{money(line.unit_price)}</td>
            {hasDiscounts && <td data-label={text('discount')}>{money(line.discount_amount)}</td>}
            <td data-label={text('sum')}>{money((line.amount ?? 0) - (line.discount_amount ?? 0))}</td>
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}
