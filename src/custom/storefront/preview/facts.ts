import { childrenOf, isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { entriesOf } from './entries.ts';
import { meaningOf } from './meaning.ts';

/** A property not visible by itself: a link target, an order, a colour name. */
export interface Fact {
  pointer: string;
  schema: Schema;
}

export interface Row {
  /** The entries that contain it, outermost first. */
  path: { list: string; schema: Schema; value: unknown; index: number }[];
  value: unknown;
}

/** The facts of a list's entries, one row each. */
export interface FactTable {
  pointer: string;
  columns: Fact[];
  rows: Row[];
}

/** Returns the facts of a part and its nested parts, without lists. Pointers are relative to it. */
export function factsOf(schema: Schema, pointer = ''): Fact[] {
  return childrenOf(schema).flatMap(([name, child]) => {
    const at = `${pointer}/${name}`;
    const meaning = meaningOf(name, child, schema);
    if (meaning === 'part') return factsOf(child, at);
    return meaning === 'fact' ? [{ pointer: at, schema: child }] : [];
  });
}

/** Returns the facts of all lists in `schema`, including nested ones. `holders` are the values it describes. */
export function tablesOf(schema: Schema, pointer: string, holders: Row[]): FactTable[] {
  if (!schema.items) {
    return childrenOf(schema).flatMap(([name, child]) =>
      tablesOf(
        child,
        `${pointer}/${name}`,
        holders.map(({ path, value }) => ({ path, value: isObject(value) ? value[name] : undefined })),
      ),
    );
  }
  const { items } = schema;
  const rows = holders.flatMap((holder) =>
    entriesOf(schema, holder.value).map(({ value, index }) => ({
      path: [...holder.path, { list: pointer, schema: items, value, index }],
      value,
    })),
  );
  const columns = factsOf(items);
  const own = columns.length > 0 && rows.length > 0 ? [{ pointer, columns, rows }] : [];
  return [...own, ...tablesOf(items, `${pointer}/*`, rows)];
}
