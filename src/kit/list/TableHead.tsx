import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { Cell } from './useCells.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import { headStyle } from './columns/columnStyle.ts';
import { ResizeHandle } from './columns/ResizeHandle.tsx';
import { useHeadDrag } from './columns/useHeadDrag.ts';
import { labelKey, type ColumnWidths } from './useColumns.ts';

interface TableHeadProps {
  model: Model;
  cells: Cell[];
  /** The column that stays while the others scroll sideways. */
  pinned: string | undefined;
  widths: ColumnWidths;
  onResize?: (source: string, width: number) => void;
  /** Moves a column to the place of another. */
  onMove?: (source: string, at: string) => void;
  readOnlyRows: boolean;
}

/** Sticky header with "select all" for the page and sortable column names, which are dragged to other places. */
export function TableHead({ model, cells, pinned, widths, onResize, onMove, readOnlyRows }: TableHeadProps) {
  const { data = [], selectedIds, onSelect, sort } = useListContext();
  const translate = useTranslate();
  const { dragged, over, handlers } = useHeadDrag(onMove);
  const sources = cells.map(([{ props }]) => props.source);
  const side = sources.indexOf(over ?? '') > sources.indexOf(dragged ?? '') ? 'after' : 'before';
  const ids = data.map(({ id }) => id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <thead>
      <tr {...handlers}>
        {!readOnlyRows && (
          <th className="select">
            <input
              type="checkbox"
              aria-label={translate('list.select_all')}
              checked={isAllSelected}
              ref={(box) => {
                if (box) box.indeterminate = selectedIds.length > 0 && !isAllSelected;
              }}
              onChange={() => onSelect(isAllSelected ? others : [...others, ...ids])}
            />
          </th>
        )}
        {cells.map((cell) => {
          const [{ props }] = cell;
          const { source } = props;
          const width = widths.get(source);
          const sorted = cell.some((column) => column.props.source === sort.field);
          return (
            <th
              key={source}
              aria-label={cell.map((one) => translate(labelKey(model.name, one.props))).join(', ')}
              style={headStyle(width)}
              draggable={onMove && true}
              data-source={source}
              data-drop={source === over ? side : undefined}
              data-sized={width !== undefined || undefined}
              data-align={cell.length === 1 ? props.align : undefined}
              data-pinned={source === pinned || undefined}
              data-many={cell.length > 1 || undefined}
              aria-sort={sorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
            >
              {cell.map((column) => (
                <ColumnHeader key={column.props.source} model={model} column={column} />
              ))}
              {onResize && (
                <ResizeHandle
                  name={translate(labelKey(model.name, props))}
                  width={width}
                  onResize={(to) => onResize(source, to)}
                />
              )}
            </th>
          );
        })}
        {!readOnlyRows && (
          <th className="menu">
            <span className="visually-hidden">{translate('list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
