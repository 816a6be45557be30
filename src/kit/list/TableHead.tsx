import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { Cell } from './useCells.ts';
import { ColumnHeader } from './ColumnHeader.tsx';

interface TableHeadProps {
  model: Model;
  cells: Cell[];
  readOnlyRows: boolean;
}

/** Sticky header with "select all" for the page and sortable column names. */
export function TableHead({ model, cells, readOnlyRows }: TableHeadProps) {
  const { data = [], selectedIds, onSelect, sort } = useListContext();
  const translate = useTranslate();
  const ids = data.map(({ id }) => id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <thead>
      <tr>
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
          const sorted = cell.some((column) => column.props.source === sort.field);
          return (
            <th
              key={props.source}
              data-align={cell.length === 1 ? props.align : undefined}
              data-name={props.source === model.label || undefined}
              aria-sort={sorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
            >
              {cell.map((column) => (
                <ColumnHeader key={column.props.source} model={model} column={column} />
              ))}
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
