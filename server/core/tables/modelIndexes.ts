import { index, type ExtraConfigColumn, type IndexBuilder } from 'drizzle-orm/pg-core';
import { normalizeFilter, type FilterKind, type Model } from '../../../src/schemas/model.ts';
import { sortKey } from './folded.ts';
import { searchKey } from './searchable.ts';

export type IndexedColumns = Record<string, ExtraConfigColumn> & Record<'id' | 'store_id', ExtraConfigColumn>;

/** Short names for common sort columns. */
const shortNames: Record<string, string> = { created_date: 'date', display_order: 'order' };

/**
 * Returns the indexes for a model's lists: one for each sort and range, in the order of lists (records/read.ts), one
 * for each filtered reference, and one trigram index for all searched texts.
 */
export function modelIndexes(model: Model, columns: IndexedColumns): IndexBuilder[] {
  const { name, sorts, schema } = model;
  const { id, store_id } = columns;
  const named = (key: string) => index(`${name}_by_${shortNames[key] ?? key.replace(/_id$/, '')}`);
  const columnsOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => (columns[key] ? [[key, columns[key]] as const] : []));

  const ordered = columnsOf(new Set([...Object.keys(sorts), ...filtered(model, 'range')]));
  const references = columnsOf(filtered(model, 'equals')).filter(
    ([key]) => 'reference' in (schema.properties[key] ?? {}),
  );
  // The filter of the name searches the search column.
  const searched = columnsOf(
    new Set(filtered(model, 'contains').filter((key) => !(model.find && key === model.label))),
  );
  return [
    ...ordered.map(([key, column]) => named(key).on(store_id, ordering(column), id)),
    ...references.map(([key, column]) => named(key).on(store_id, column)),
    ...(searched.length > 0 ? [searchIndex(name, searched)] : []),
  ];
}

const filtered = ({ filters }: Model, kind: FilterKind) =>
  Object.entries(filters)
    .map(([key, declared]) => normalizeFilter(key, declared))
    .filter((one) => one.kind === kind)
    .map(({ of }) => of);

const ordering = (column: ExtraConfigColumn) => (column.columnType === 'PgText' ? sortKey(column) : column);

function searchIndex(name: string, searched: (readonly [string, ExtraConfigColumn])[]) {
  const [first, ...others] = searched.map(([, column]) => searchKey(column));
  const about = others.length === 0 ? searched.map(([key]) => key) : [];
  return index([name, ...about, 'search'].join('_')).using('gin', first!, ...others);
}
