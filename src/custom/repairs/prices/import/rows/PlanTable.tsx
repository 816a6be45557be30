import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../../i18n/useLocale.ts';
import type { PlanKind } from '../../types.ts';
import type { Sheet } from '../sheet.ts';
import { layoutOf } from './layouts.ts';
import { PlanRowCells } from './PlanRowCells.tsx';
import { RowsFrame } from '../../../../../kit/sheet/RowsFrame.tsx';
import { useRows } from './useRows.ts';
import { listHeight, useWindow } from '../../../../../kit/sheet/useWindow.ts';

interface PlanTableProps {
  sheet: Sheet;
  kind: PlanKind;
  search: string;
}

/** Height of the header with borders. A phone shows none. */
const headHeight = { desktop: 43, phone: 2 };

/** A virtualized list: only visible rows are rendered. */
export function PlanTable({ sheet, kind, search }: PlanTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const device = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
    ? 'phone'
    : 'desktop';
  const { columns, template, heights } = layoutOf(kind, sheet.plan);
  const rowHeight = heights[device];
  const { first, last, onScroll } = useWindow(rowHeight);
  const { total, rowAt, end } = useRows(sheet, kind, search, first, last);
  const indexes = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
  return (
    <>
      <RowsFrame
        role="table"
        tabIndex={0}
        aria-label={translate(`priceMatrix.kinds.${kind}`)}
        aria-rowcount={(total ?? 0) + 1}
        data-template={template}
        onScroll={onScroll}
        style={{ height: Math.min(listHeight, headHeight[device] + sheet.plan.counts[kind] * rowHeight) }}
      >
        <div role="rowgroup" className="head">
          <div role="row" aria-rowindex={1} className="row">
            {columns.map((column) => (
              <div key={column} role="columnheader">
                {translate(`priceMatrix.columns.${column}`)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="rows" style={{ height: (total ?? 0) * rowHeight }}>
          {indexes.map((index) => (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className="row"
              style={{ top: index * rowHeight, height: rowHeight }}
            >
              <PlanRowCells row={rowAt(index)} columns={columns} />
            </div>
          ))}
        </div>
      </RowsFrame>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 0.5, minHeight: 20 }}>
        {total !== undefined &&
          search &&
          translate('priceMatrix.preview.found', { smart_count: total, count: total.toLocaleString(locale) })}
      </Typography>
    </>
  );
}
