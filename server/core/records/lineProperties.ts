import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lineSchemas } from '../../../src/schemas/lines.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { sortKey } from '../tables/folded.ts';
import type { StoreTable } from '../tables/owners.ts';
import { lineTable, tableNamed, type LineTable } from '../tables/registry.ts';

type Columns = Record<string, PgColumn>;

export type ReferencedTable = StoreTable & { id: PgColumn };

/** The record that `item_id` of a line names, returned as `item`. */
export interface LineReference {
  key: string;
  /** The property of the embedded record, if the line has one. */
  property: string | undefined;
  table: ReferencedTable;
  /** The properties of the embedded record. */
  columns: Columns;
  /** Lines cannot be added for a voided record. */
  isActive: SQL | undefined;
}

/** A property with lines, with its table. */
export interface LineProperty extends LineTable {
  property: string;
  /** The properties of a line that are columns. */
  columns: Columns;
  references: LineReference[];
  orderBy: (PgColumn | SQL)[];
}

/** Returns the properties of a model with lines. Lines without a position are sorted by the record that they name. */
export const linePropertiesOf = (model: Model): LineProperty[] =>
  Object.keys(model.lines ?? {}).map((property) => {
    const place = lineTable(model.name, property);
    if (!place) throw new Error(`The lines ${property} of ${model.name} have no table`);
    const own: Columns = getTableColumns(place.table);
    const properties = lineSchemas(model, property);
    const columns = among(own, properties);
    const references = Object.entries(properties).flatMap(([key, { names }]) =>
      names && own[key] ? referenceOf(key, names, properties) : [],
    );
    const named = references.flatMap((one) => (one.columns.name ? [sortKey(one.columns.name)] : []));
    const orderBy = own.position ? [own.position] : [...named, ...Object.values(columns)];
    return { ...place, property, columns, references, orderBy };
  });

function referenceOf(key: string, model: string, schemas: ReturnType<typeof lineSchemas>): LineReference {
  const table = tableNamed(model) as ReferencedTable | undefined;
  if (!table) throw new Error(`The model ${model} has no table`);
  const all: Columns = getTableColumns(table);
  const property = key.replace(/_id$/, '');
  const embedded = schemas[property]?.properties;
  return {
    key,
    property: embedded && property,
    table,
    columns: among(all, embedded ?? {}),
    isActive: all.is_voided && eq(all.is_voided, false),
  };
}

const among = (columns: Columns, properties: object): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([key]) => key in properties));
