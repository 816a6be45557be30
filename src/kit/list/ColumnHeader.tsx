import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { labelKey } from './useColumns.ts';

/** A column's name; a button if the column is sortable. */
export function ColumnHeader({ model, column: { props } }: { model: Model; column: ColumnElement }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const name = translate(labelKey(model.name, props));
  const isSorted = sort.field === props.source;
  if (!model.sorts[props.source]) return <span>{name}</span>;
  return (
    <button
      type="button"
      data-sorted={isSorted || undefined}
      onClick={() =>
        setSort({ field: props.source, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })
      }
    >
      {name}
    </button>
  );
}
