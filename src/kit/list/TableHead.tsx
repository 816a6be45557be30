import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { labelKey } from './useColumns.ts';

interface TableHeadProps {
  model: Model;
  columns: ColumnElement[];
  isPlain: boolean;
}

/** The sticky header: select all of the page, and the columns' names, those that sort as buttons. */
export function TableHead({ model, columns, isPlain }: TableHeadProps) {
  const { data = [], selectedIds, onSelect, sort, setSort } = useListContext();
  const translate = useTranslate();
  const ids = data.map(({ id }) => id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <thead>
      <tr>
        {!isPlain && (
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
        {columns.map(({ props }) => {
          const name = translate(labelKey(model.name, props));
          const isSorted = sort.field === props.source;
          return (
            <th
              key={props.source}
              data-align={props.align}
              data-name={props.source === model.label || undefined}
              aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
            >
              {model.sorts[props.source] ? (
                <button
                  type="button"
                  onClick={() =>
                    setSort({ field: props.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })
                  }
                >
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
          );
        })}
        {!isPlain && (
          <th className="menu">
            <span className="visually-hidden">{translate('list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
