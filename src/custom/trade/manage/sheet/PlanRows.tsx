import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { RowsFrame } from '../../../../kit/sheet/RowsFrame.tsx';
import { listHeight, useWindow } from '../../../../kit/sheet/useWindow.ts';
import { useAmounts } from '../../useAmounts.ts';
import type { SheetKind, SheetRow } from './types.ts';

const layouts = {
  terms: { columns: ['product', 'storage', 'condition', 'before', 'after'], desktop: 44, phone: 112 },
  cells: { columns: ['cell', 'value', 'reason'], desktop: 52, phone: 100 },
} as const;

/** A virtualized list. */
export function PlanRows({ kind, rows }: { kind: SheetKind; rows: readonly SheetRow[] }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const template = kind === 'invalid' || kind === 'unknown' ? 'cells' : 'terms';
  const { columns, ...heights } = layouts[template];
  const height = isPhone ? heights.phone : heights.desktop;
  const { first, last, onScroll } = useWindow(height);
  const textsOf = useTexts();
  return (
    <RowsFrame
      role="table"
      tabIndex={0}
      aria-label={translate(`trade.sheet.kinds.${kind}`)}
      aria-rowcount={rows.length + 1}
      data-template={template}
      onScroll={onScroll}
      style={{ height: Math.min(listHeight, (isPhone ? 2 : 43) + rows.length * height) }}
    >
      <div role="rowgroup" className="head">
        <div role="row" aria-rowindex={1} className="row">
          {columns.map((column) => (
            <div key={column} role="columnheader">
              {translate(`trade.sheet.columns.${column}`)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="rows" style={{ height: rows.length * height }}>
        {rows.slice(first, last + 1).map((row, index) => (
          <div
            key={first + index}
            role="row"
            aria-rowindex={first + index + 2}
            className="row"
            style={{ top: (first + index) * height, height }}
          >
            {textsOf(row).map((text, column) => (
              <div key={columns[column]} role="cell" title={text}>
                {text}
              </div>
            ))}
          </div>
        ))}
      </div>
    </RowsFrame>
  );
}

function useTexts() {
  const translate = useTranslate();
  const { money } = useAmounts();
  const amount = (cents: number | null) => (cents === null ? '—' : money(cents));
  return (row: SheetRow): string[] =>
    'address' in row
      ? [row.address, row.value, translate(row.reason)]
      : [
          row.product,
          row.storage || '—',
          translate(`resources.tradeVersions.values.condition.${row.condition}`),
          amount(row.before),
          amount(row.after),
        ];
}
