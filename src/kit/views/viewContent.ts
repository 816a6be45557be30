import type { SortPayload } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { SavedView } from '../../schemas/views/savedViews.ts';
import type { ColumnChooser } from '../list/useColumns.ts';
import { isSortable } from './knownViews.ts';
import { usableFilter } from './usableFilter.ts';

/** What a view says about its list; null is what the list has at first. */
export type ViewContent = Pick<SavedView, 'filter' | 'columns' | 'sort' | 'page_size'>;

export interface ListedModel {
  model: Model;
  /** Properties that the user may not see. */
  hidden: ReadonlySet<string>;
  /** Page size at first. */
  perPage: number;
  chooser: ColumnChooser;
}

/** Returns what a view says, as far as the list can show it. */
export function contentOf(view: ViewContent, { model, hidden, perPage, chooser }: ListedModel): ViewContent {
  const { filter, columns, sort, page_size: size } = view;
  return {
    filter: usableFilter(model, filter, hidden).filter,
    columns: withoutDefault(columns && chooser.arrange(columns), chooser.arrange([])),
    sort: sort && isSortable(sort.field, [model, hidden]) ? withoutDefault(sort, model.defaultSort) : null,
    page_size: withoutDefault(size, perPage),
  };
}

interface Shown {
  filterValues: ViewContent['filter'];
  sort: SortPayload;
  perPage: number;
}

/** Returns what the list shows, as the content of a view. */
export const shownContent = ({ filterValues, sort, perPage }: Shown, listed: ListedModel): ViewContent =>
  contentOf(
    {
      filter: filterValues,
      columns: listed.chooser.value,
      sort: { field: sort.field, order: sort.order },
      page_size: perPage,
    },
    listed,
  );

const withoutDefault = <T>(value: T | null, atFirst: T): T | null =>
  JSON.stringify(value) === JSON.stringify(atFirst) ? null : value;

/** Whether two contents show the same; the address has every value as text. */
export const isSameContent = (one: ViewContent, other: ViewContent): boolean => keyOf(one) === keyOf(other);

function keyOf({ filter, columns, sort, page_size }: ViewContent): string {
  const values = Object.entries(filter).map(([name, value]) => [name, String(value)] as const);
  return JSON.stringify([
    values.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    columns,
    sort?.field,
    sort?.order,
    page_size,
  ]);
}

/** Whether nothing differs from the list at first. */
export const isPlain = ({ filter, columns, sort, page_size }: ViewContent): boolean =>
  Object.keys(filter).length === 0 && columns === null && sort === null && page_size === null;

/** Returns the parameters and columns of a view that the list cannot show. */
export function goneParts(view: ViewContent, { model, hidden, chooser }: ListedModel) {
  const known = new Set(chooser.all.map(({ props }) => props.source));
  const { sort } = view;
  return {
    filters: usableFilter(model, view.filter, hidden).gone,
    columns: (view.columns ?? []).map(({ source }) => source).filter((source) => !known.has(source)),
    sorts: sort && !isSortable(sort.field, [model, hidden]) ? [sort.field] : [],
  };
}
