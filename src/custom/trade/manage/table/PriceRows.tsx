import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { useRowWindow } from '../../../../kit/sheet/useRowWindow.ts';
import { listHeight } from '../../../../kit/sheet/useWindow.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import { conditions } from '../../../../schemas/trade/terms.ts';
import { rowKey, type useEdits } from './useEdits.ts';

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
  const { first, last, rowHeight: height, headHeight, onScroll } = useRowWindow(heights);
  const nameOf = (condition: string) => translate(`resources.tradeVersions.values.condition.${condition}`);
  return (
    <Frame
      role="table"
      aria-label={translate('trade.manage.prices')}
      aria-rowcount={rows.length + 1}
      onScroll={onScroll}
      style={{ height: Math.min(listHeight + 100, headHeight + rows.length * height) }}
    >
      <div role="rowgroup" className="head">
        <div role="row" aria-rowindex={1} className="row">
          <div role="columnheader">{translate('resources.tradeRequests.fields.product_id')}</div>
          <div role="columnheader">{translate('resources.tradeRequests.fields.storage')}</div>
          {conditions.map((condition) => (
            <div key={condition} role="columnheader" className="amount">
              {nameOf(condition)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="rows" style={{ height: rows.length * height }}>
        {rows.slice(first, last + 1).map((row, index) => (
          <div
            key={rowKey(row)}
            role="row"
            aria-rowindex={first + index + 2}
            className="row"
            style={{ top: (first + index) * height, height }}
          >
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
          </div>
        ))}
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { palette, shape, breakpoints } }) => ({
  position: 'relative',
  overflow: 'auto',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  background: palette.background.paper,
  fontSize: '0.875rem',
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    minWidth: 720,
    background: palette.background.paper,
  },
  '& .head .row': { height: 40, color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 500 },
  '& .rows': { position: 'relative', minWidth: 720 },
  '& .rows .row': { position: 'absolute', insetInline: 0 },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2.4fr) minmax(0, 1fr) repeat(4, minmax(0, 1fr))',
    alignItems: 'center',
    columnGap: 12,
    padding: '0 12px',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& .row > div': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [role=rowheader]': { fontWeight: 550 },
  '& .amount': { display: 'flex', alignItems: 'center', gap: 4, textAlign: 'right' },
  '& [role=columnheader].amount': { display: 'block' },
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
  [breakpoints.down('sm')]: {
    '& .head': {
      position: 'absolute',
      width: 1,
      minWidth: 0,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& .rows': { minWidth: 0 },
    '& .rows .row': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignContent: 'center',
      gap: '6px 12px',
    },
    '& .amount': { flexWrap: 'wrap', textAlign: 'left' },
    '& .amount input': { flex: 1, width: 0 },
    '& .amount small': { display: 'block', width: '100%', color: palette.text.secondary },
  },
}));
