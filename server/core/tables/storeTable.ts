import {
  getTableName,
  type BuildColumns,
  type ColumnDataType,
  type HasDefault,
  type NotNull,
} from 'drizzle-orm';
import {
  pgTable,
  unique,
  uniqueIndex,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
} from 'drizzle-orm/pg-core';
import type { Static, TObject } from 'typebox';
import type { Reference } from '../../../src/schemas/common.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { audit, deletion } from './columns.ts';
import { folded } from './folded.ts';
import { modelColumns } from './modelColumns.ts';
import { modelIndexes, type IndexedColumns } from './modelIndexes.ts';
import { ofStore, refersTo } from './references.ts';
import { tableNamed } from './registry.ts';
import { searchColumn, searchColumnIndex } from './searchColumn.ts';

type Builders = Record<string, PgColumnBuilderBase>;

type Builder<V> = PgColumnBuilderBase<{
  name: string;
  dataType: ColumnDataType;
  columnType: string;
  data: NonNullable<V>;
  driverParam: unknown;
  enumValues: undefined;
}>;

/** The types do not track which columns have a default, so inserts may omit any. */
type ColumnOf<V> = HasDefault<null extends V ? Builder<V> : NotNull<Builder<V>>>;

/** Embedded records of other models are not columns. */
type Inside = Static<typeof Reference> | Static<typeof Reference>[];

type ModelColumns<R> = {
  [K in keyof R as NonNullable<R[K]> extends Inside ? never : K]-?: ColumnOf<
    object extends Pick<R, K> ? R[K] | null : R[K]
  >;
};

/** Columns of every store table beyond the model's properties. */
type Kept = { store_id: ReturnType<typeof ofStore> } & ReturnType<typeof audit>;

type Deletion<R> = R extends { deleted_date: unknown } ? ReturnType<typeof deletion> : unknown;

type Merged<A, B> = Omit<A, keyof B> & B;

export type ModelTable<S extends TObject, C extends Builders> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, Merged<ModelColumns<Static<S>>, Kept & Deletion<Static<S>> & C>, 'pg'>;
  dialect: 'pg';
}>;

interface Options<C> {
  /** Additional or overridden columns. */
  columns?: C;
  /** Additional indexes and constraints. */
  indexes?: (table: IndexedColumns) => PgTableExtraConfigValue[];
}

/**
 * Returns the table of a model: its properties as columns, audit columns, foreign keys of its references, and indexes for
 * its sorts and filters.
 * `unique` applies within a store, `uniqueFolded` ignores case and accents as well. Moments are Dates at runtime,
 * although their type is string.
 */
export function storeTable<S extends TObject, C extends Builders = Kept>(
  model: Model<S>,
  { columns, indexes = () => [] }: Options<C> = {},
): ModelTable<S, C> {
  const { name, schema } = model;
  const builders: Builders = {
    ...modelColumns(model),
    store_id: ofStore(),
    ...audit(),
    ...('deleted_date' in schema.properties && deletion()),
    ...columns,
    ...(model.find && { search: searchColumn(model) }),
  };
  const table = pgTable(name, builders, (self) => {
    const own = self as IndexedColumns;
    return [
      ...['id', ...keysOf(schema, 'unique')].map((key) => unique().on(own.store_id, own[key]!)),
      ...keysOf(schema, 'uniqueFolded').map((key) =>
        uniqueIndex(`${name}_${key}_unique`).on(own.store_id, folded(own[key]!)),
      ),
      ...keysOf(schema, 'reference').flatMap((key) => {
        const column = own[key];
        return column ? refersTo(own, column, targetOf(model, key)) : [];
      }),
      ...modelIndexes(model, own),
      ...(own.search ? [searchColumnIndex(name, own.search)] : []),
      ...indexes(own),
    ];
  });
  return table as unknown as ModelTable<S, C>;
}

/** Returns the SQL name of the table that a property refers to; constraints are read when all tables are registered. */
function targetOf({ name, schema }: Model, key: string): string {
  const { reference = '' } = schema.properties[key] as { reference?: string };
  const table = tableNamed(reference);
  if (!table) throw new Error(`${name}.${key} refers to ${reference}, which has no table`);
  return getTableName(table);
}

/** The properties with a custom keyword. */
const keysOf = ({ properties }: TObject, keyword: 'reference' | 'unique' | 'uniqueFolded') =>
  Object.keys(properties).filter((key) => keyword in (properties[key] ?? {}));
