import type { ReactNode } from 'react';
import { RowsFrame } from './RowsFrame.tsx';
import type { useRowWindow } from './useRowWindow.ts';
import { listHeight } from './useWindow.ts';

interface RowsTableProps {
  label: string;
  /** The column widths. */
  template: 'terms' | 'deleted' | 'duplicates' | 'cells' | 'prices';
  /** The columns' names. */
  columns: { key: string; text: string }[];
  window: ReturnType<typeof useRowWindow>;
  /** The number of rows. */
  total: number;
  /** The number of rows that space is reserved for, `total` by default. */
  reserved?: number;
  /** The largest height, in pixels. */
  height?: number;
  renderCells: (index: number) => ReactNode;
}

/** A virtualized list: only rows near view are rendered. */
export function RowsTable({
  label,
  template,
  columns,
  window,
  total,
  reserved = total,
  height = listHeight,
  renderCells,
}: RowsTableProps) {
  const { first, last, rowHeight, headHeight, onScroll } = window;
  const shown = Math.max(0, Math.min(last, total - 1) - first + 1);
  return (
    <RowsFrame
      role="table"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={total + 1}
      data-template={template}
      onScroll={onScroll}
      style={{ height: Math.min(height, headHeight + reserved * rowHeight) }}
    >
      <div role="rowgroup" className="head">
        <div role="row" aria-rowindex={1} className="row">
          {columns.map(({ key, text }) => (
            <div key={key} role="columnheader">
              {text}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="rows" style={{ height: total * rowHeight }}>
        {Array.from({ length: shown }, (_, offset) => first + offset).map((index) => (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 2}
            className="row"
            style={{ top: index * rowHeight, height: rowHeight }}
          >
            {renderCells(index)}
          </div>
        ))}
      </div>
    </RowsFrame>
  );
}
