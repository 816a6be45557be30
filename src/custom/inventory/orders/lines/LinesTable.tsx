import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { missingOf, totalOf } from '../../../../schemas/inventory/lines.ts';
import { codesOf } from '../../texts.ts';
import type { LineKind, OrderLine } from './line.ts';
import { SerialChips } from './SerialChips.tsx';

interface LinesTableProps extends LineKind {
  lines: OrderLine[];
  /** Something may have arrived. */
  isSent: boolean;
}

/** The lines as they stand: how many of each, what arrived and what is missing. */
export function LinesTable({ lines, isSent, hasCost, hasSerials }: LinesTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const text = (key: string) => translate(`stockOrders.lines.${key}`);
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  if (lines.length === 0) return <p>{text('none')}</p>;
  return (
    <Scroll tabIndex={0} role="region" aria-label={text('title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('item')}</th>
            <th scope="col">{text('quantity')}</th>
            {isSent && <th scope="col">{text('received')}</th>}
            {isSent && <th scope="col">{text('missing')}</th>}
            {hasCost && <th scope="col">{text('unit_cost')}</th>}
            {hasCost && <th scope="col">{text('sum')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.item_id}>
              <th scope="row">
                {line.item?.name}
                <small>{codesOf(line.item)}</small>
                {hasSerials && <Serials line={line} />}
              </th>
              <td>{line.quantity}</td>
              {isSent && <td>{line.received ?? 0}</td>}
              {isSent && <td>{missingOf(line) || ''}</td>}
              {hasCost && <td>{money(line.unit_cost ?? 0)}</td>}
              {hasCost && <td>{money((line.unit_cost ?? 0) * line.quantity)}</td>}
            </tr>
          ))}
        </tbody>
        {hasCost && (
          <tfoot>
            <tr>
              <th scope="row">{text('total')}</th>
              <td colSpan={isSent ? 5 : 3}>{money(totalOf(lines))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Scroll>
  );
}

/** Those that are not there yet stand out. */
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

const Scroll = styled('div')(({ theme: { palette, spacing } }) => ({
  overflowX: 'auto',
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: spacing(1, 1.5),
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'right',
    verticalAlign: 'top',
    fontSize: '0.875rem',
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', fontWeight: 500, overflowWrap: 'anywhere' },
  '& thead th': { color: palette.text.secondary, fontWeight: 500 },
  '& small': { display: 'block', color: palette.text.secondary, fontWeight: 400, marginBottom: spacing(0.5) },
}));
