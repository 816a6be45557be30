import { useTranslate } from 'react-admin';
import { RowsTable } from '../../../../kit/sheet/RowsTable.tsx';
import { useRowWindow } from '../../../../kit/sheet/useRowWindow.ts';
import { useAmounts } from '../../useAmounts.ts';
import type { SheetKind, SheetRow } from './types.ts';

const layouts = {
  terms: { columns: ['product', 'storage', 'condition', 'before', 'after'], desktop: 44, phone: 112 },
  cells: { columns: ['cell', 'value', 'reason'], desktop: 52, phone: 100 },
} as const;

/** A virtualized list. */
export function PlanRows({ kind, rows }: { kind: SheetKind; rows: readonly SheetRow[] }) {
  const translate = useTranslate();
  const template = kind === 'invalid' || kind === 'unknown' ? 'cells' : 'terms';
  const { columns, ...heights } = layouts[template];
  const textsOf = useTexts();
  const renderCells = (index: number) =>
    rows
      .slice(index, index + 1)
      .flatMap(textsOf)
      .map((text, column) => (
        <div key={columns[column]} role="cell" title={text}>
          {text}
        </div>
      ));
  return (
    <RowsTable
      label={translate(`trade.sheet.kinds.${kind}`)}
      template={template}
      columns={columns.map((key) => ({ key, text: translate(`trade.sheet.columns.${key}`) }))}
      window={useRowWindow(heights)}
      total={rows.length}
      renderCells={renderCells}
    />
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
