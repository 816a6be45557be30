import type { BuildColumns, ColumnDataType, HasDefault, NotNull } from 'drizzle-orm';
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
import { ofStore, refersTo, type Referable } from './references.ts';

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
  /** For each reference property its target: a table name, or a table of the same domain. */
  references?: Record<string, string | (() => Referable)>;
  /** Additional or overridden columns. */
  columns?: C;
  /** Additional indexes and constraints. */
  indexes?: (table: IndexedColumns) => PgTableExtraConfigValue[];
}

/**
 * Returns the table of a model: its properties as columns, audit columns, and indexes for its sorts and filters.
 * `unique` applies within a store, `uniqueFolded` ignores case and accents as well. Moments are Dates at runtime,
 * although their type is string.
 */
export function storeTable<S extends TObject, C extends Builders = Kept>(
  model: Model<S>,
  { references = {}, columns, indexes = () => [] }: Options<C> = {},
): ModelTable<S, C> {
  const { name, schema } = model;
  const builders: Builders = {
    ...modelColumns(model),
    store_id: ofStore(),
    ...audit(),
    ...('deleted_date' in schema.properties && deletion()),
    ...columns,
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
        if (!column) return [];
        const target = references[key];
        if (!target) throw new Error(`The table that ${name}.${key} refers to is not named`);
        return refersTo(own, column, typeof target === 'string' ? target : target());
      }),
      ...modelIndexes(model, own),
      ...indexes(own),
    ];
  });
  return table as unknown as ModelTable<S, C>;
}

/** The properties with a custom keyword. */
const keysOf = ({ properties }: TObject, keyword: 'reference' | 'unique' | 'uniqueFolded') =>
  Object.keys(properties).filter((key) => keyword in (properties[key] ?? {}));
