import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import type { OrderLine } from '../../../../schemas/sales/orders.ts';
import { SerialChips } from '../../../inventory/index.ts';
import { useLineText } from './lineText.ts';

/** The lines as they were sold: a table, and cards on a phone. */
export function LinesTable({ lines }: { lines: OrderLine[] }) {
  const translate = useTranslate();
  const locale = useLocale();
  const lineText = useLineText();
  const text = (key: string) => translate(`sales.lines.${key}`);
  const money = (cents: number | undefined) => moneyFormat(locale).format((cents ?? 0) / 100);
  const hasDiscounts = lines.some(({ discount_amount }) => discount_amount);
  return (
    <Table>
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
    </Table>
  );
}

const Table = styled('table')(({ theme: { palette, spacing, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: spacing(1, 1.5),
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'right',
    verticalAlign: 'top',
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', fontWeight: 500, overflowWrap: 'anywhere' },
  '& thead th': { color: palette.text.secondary, fontWeight: 500 },
  '& small': { display: 'block', color: palette.text.secondary, fontWeight: 400 },
  [breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & tbody th': { display: 'block' },
    '& tr': {
      marginBottom: spacing(1.5),
      padding: spacing(1.5),
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
    },
    '& tbody th, & tbody td': { padding: spacing(0.5, 0), border: 0 },
    '& tbody td': { display: 'flex', justifyContent: 'space-between' },
    '& tbody td::before': { content: 'attr(data-label)', color: palette.text.secondary },
  },
}));
