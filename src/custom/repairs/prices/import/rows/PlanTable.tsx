import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../../i18n/useLocale.ts';
import { RowsTable } from '../../../../../kit/sheet/RowsTable.tsx';
import { useRowWindow } from '../../../../../kit/sheet/useRowWindow.ts';
import type { PlanKind } from '../../types.ts';
import type { Sheet } from '../sheet.ts';
import { layoutOf } from './layouts.ts';
import { PlanRowCells } from './PlanRowCells.tsx';
import { useRows } from './useRows.ts';

interface PlanTableProps {
  sheet: Sheet;
  kind: PlanKind;
  search: string;
}

/** A virtualized list: only visible rows are rendered. */
export function PlanTable({ sheet, kind, search }: PlanTableProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { columns, heights, template } = layoutOf(kind, sheet.plan);
  const window = useRowWindow(heights);
  const { total, rowAt } = useRows(sheet, kind, search, window.first, window.last);
  return (
    <>
      <RowsTable
        label={translate(`priceMatrix.kinds.${kind}`)}
        template={template}
        columns={columns.map((key) => ({ key, text: translate(`priceMatrix.columns.${key}`) }))}
        window={window}
        total={total ?? 0}
        reserved={sheet.plan.counts[kind]}
        renderCells={(index) => <PlanRowCells row={rowAt(index)} columns={columns} />}
      />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 0.5, minHeight: 20 }}>
        {total !== undefined &&
          search &&
          translate('priceMatrix.preview.found', { smart_count: total, count: total.toLocaleString(locale) })}
      </Typography>
    </>
  );
}
