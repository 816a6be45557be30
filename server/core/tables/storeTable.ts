import type { BuildColumns, Column, ColumnDataType, HasDefault, NotNull } from 'drizzle-orm';
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

/** Which columns have a default is not told by the types: an insert may leave out any. */
type ColumnOf<V> = HasDefault<null extends V ? Builder<V> : NotNull<Builder<V>>>;

/** Records of other models stand inside a record, and are no columns. */
type Inside = Static<typeof Reference> | Static<typeof Reference>[];

type ModelColumns<R> = {
  [K in keyof R as NonNullable<R[K]> extends Inside ? never : K]-?: ColumnOf<
    object extends Pick<R, K> ? R[K] | null : R[K]
  >;
};

/** What the rows of every table hold beyond the model's properties. */
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
  /** By each property that names a record of another model, their table: its name, or the table of the same domain. */
  references?: Record<string, string | (() => Referable)>;
  /** Columns beyond those of the model, or other than they would be. */
  columns?: C;
  /** Indexes and constraints beyond those that the model needs. */
  indexes?: (table: IndexedColumns) => PgTableExtraConfigValue[];
}

/**
 * The table of a model's records: its properties as columns, who made and changed each row, and the indexes of its
 * sorts and filters. What is `unique` is so within a store, what is `uniqueFolded` regardless of case and accents. Moments are Dates, also where the types say string.
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
        uniqueIndex(`${name}_${key}_unique`).on(own.store_id, folded(own[key] as unknown as Column)),
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

/** The properties that carry a keyword of ours. */
const keysOf = ({ properties }: TObject, keyword: 'reference' | 'unique' | 'uniqueFolded') =>
  Object.keys(properties).filter((key) => keyword in (properties[key] ?? {}));
