import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { LineTable } from '../../../../kit/LineTable.ts';
import { outstandingOf, linesTotal } from '../../../../schemas/inventory/lines.ts';
import { itemCodes } from '../../texts.ts';
import { useCanSeeCosts } from '../../useCanSeeCosts.ts';
import type { LineOptions, OrderLine } from './line.ts';
import { SerialChips } from './SerialChips.tsx';

interface LinesTableProps extends LineOptions {
  lines: OrderLine[];
  /** Whether units may have been received. */
  isSent: boolean;
}

/** Read-only lines with received and missing quantities; cards on a phone. */
export function LinesTable({ lines, isSent, hasCost, hasSerials }: LinesTableProps) {
  const showsCost = useCanSeeCosts() && hasCost;
  const translate = useTranslate();
  const locale = useLocale();
  const text = (key: string) => translate(`stockOrders.lines.${key}`);
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  if (lines.length === 0) return <p>{text('none')}</p>;
  return (
    <LineTable aria-label={text('title')}>
      <thead>
        <tr>
          <th scope="col">{text('item')}</th>
          <th scope="col">{text('quantity')}</th>
          {isSent && <th scope="col">{text('received')}</th>}
          {isSent && <th scope="col">{text('missing')}</th>}
          {showsCost && <th scope="col">{text('unit_cost')}</th>}
          {showsCost && <th scope="col">{text('sum')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.item_id}>
            <th scope="row">
              {line.item?.name}
              <small>{itemCodes(line.item)}</small>
              {hasSerials && <Serials line={line} />}
            </th>
            <td data-label={text('quantity')}>{line.quantity}</td>
            {isSent && <td data-label={text('received')}>{line.received ?? 0}</td>}
            {isSent && <td data-label={text('missing')}>{outstandingOf(line) || ''}</td>}
            {showsCost && <td data-label={text('unit_cost')}>{money(line.unit_cost ?? 0)}</td>}
            {showsCost && <td data-label={text('sum')}>{money((line.unit_cost ?? 0) * line.quantity)}</td>}
          </tr>
        ))}
      </tbody>
      {showsCost && (
        <tfoot>
          <tr>
            <th scope="row">{text('total')}</th>
            <td colSpan={isSent ? 5 : 3}>{money(linesTotal(lines))}</td>
          </tr>
        </tfoot>
      )}
    </LineTable>
  );
}

/** Serial numbers that are not received yet are highlighted. */
function Serials({ line: { serials = [], received_serials: arrived = [] } }: { line: OrderLine }) {
  const translate = useTranslate();
  const missing = serials.filter((one) => !arrived.includes(one));
  return (
    <>
      <SerialChips serials={arrived} />
      {arrived.length > 0 && missing.length > 0 && <small>{translate('stockOrders.lines.missing')}</small>}
      <SerialChips serials={missing} />
    </>
  );
}
