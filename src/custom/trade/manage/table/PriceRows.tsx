import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { RowsTable } from '../../../../kit/sheet/RowsTable.tsx';
import { useRowWindow } from '../../../../kit/sheet/useRowWindow.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import { conditions } from '../../../../schemas/trade/terms.ts';
import type { useEdits } from './useEdits.ts';

interface PriceRowsProps {
  rows: readonly PriceRow[];
  edits: ReturnType<typeof useEdits>;
  readOnly: boolean;
}

const heights = { desktop: 48, phone: 164 };

/** A virtualized table of devices and storages with an input per condition. */
export function PriceRows({ rows, edits, readOnly }: PriceRowsProps) {
  const translate = useTranslate();
  const sign = useLocale() === 'fr' ? 'after' : 'before';
  const nameOf = (condition: string) => translate(`resources.tradeVersions.values.condition.${condition}`);
  const cellsOf = (row: PriceRow) => (
    <>
      <div role="rowheader" title={row.product}>
        {row.product}
      </div>
      <div role="cell">{row.storage || '—'}</div>
      {conditions.map((condition) => (
        <div key={condition} role="cell" className="amount">
          <small aria-hidden>{nameOf(condition)}</small>
          {sign === 'before' && edits.textOf(row, condition) && <span aria-hidden>$</span>}
          <input
            value={edits.textOf(row, condition)}
            readOnly={readOnly}
            inputMode="decimal"
            autoComplete="off"
            aria-label={[row.product, row.storage, nameOf(condition)].filter(Boolean).join(', ')}
            aria-invalid={edits.isWrong(row, condition)}
            onChange={({ target }) => edits.type(row, condition, target.value)}
          />
          {sign === 'after' && edits.textOf(row, condition) && <span aria-hidden>$</span>}
        </div>
      ))}
    </>
  );
  return (
    <Amounts>
      <RowsTable
        label={translate('trade.manage.prices')}
        template="prices"
        columns={[
          ...['product_id', 'storage'].map((key) => ({
            key,
            text: translate(`resources.tradeRequests.fields.${key}`),
          })),
          ...conditions.map((key) => ({ key, text: nameOf(key) })),
        ]}
        window={useRowWindow(heights)}
        total={rows.length}
        height={520}
        renderCells={(index) => {
          const row = rows[index];
          return row && cellsOf(row);
        }}
      />
    </Amounts>
  );
}

const Amounts = styled('div')(({ theme: { palette, breakpoints } }) => ({
  '& > div': { background: palette.background.paper },
  '& [role=rowheader]': { fontWeight: 550 },
  '& [role=columnheader]:nth-of-type(n + 3)': { textAlign: 'right' },
  '& .amount': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .amount small': { display: 'none' },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: '6px 8px',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    color: 'inherit',
    background: 'transparent',
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
    '&:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '&[readonly]': { borderColor: 'transparent' },
    '&[aria-invalid=true]': { borderColor: palette.error.main },
  },
  [breakpoints.up('sm')]: { '& .head, & .rows': { minWidth: 720 } },
  [breakpoints.down('sm')]: {
    '& .amount': { flexWrap: 'wrap' },
    '& .amount input': { flex: 1, width: 0 },
    '& .amount small': { display: 'block', width: '100%' },
  },
}));
