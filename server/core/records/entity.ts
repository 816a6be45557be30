import type { ValidateFunction } from 'ajv';
import { aliasedTable, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Who } from '../../../src/schemas/can.ts';
import type { EndpointLine } from '../../../src/schemas/endpoint.ts';
import { inputSchema } from '../../../src/schemas/input.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { ajv } from '../ajv.ts';
import type { Picture } from '../files.ts';
import type { Own } from '../own.ts';
import type { Scope } from '../scope.ts';
import type { StoreTable } from '../tables/owners.ts';
import * as tables from '../../tables.ts';
import { linkTables, type LinkTable } from '../../catalog/linkTables.ts';

export type Values = Record<string, unknown>;

/** A table of records: they have an id and a version. */
export type RecordTable = StoreTable & { id: PgColumn; modified_by: PgColumn; modified_date: PgColumn };

/** Records of another model: their table and the column that names them to people. */
export interface Target {
  model: string;
  table: RecordTable;
  label: PgColumn;
  /** All of its name, where the label is a part of it. */
  name: PgColumn | SQL<string>;
  /** The same within a statement that may read the table itself. */
  inner: { from: SQL; table: RecordTable; label: PgColumn; name: PgColumn | SQL<string> };
}

/** `brand_id` names a record that is answered as `brand`. */
export interface ReferenceProperty {
  key: string;
  property: string | undefined;
  target: Target;
}

export interface LinkProperty extends LinkTable {
  property: string;
  /** The property that answers how many links there are. */
  count: string | undefined;
  target: Target;
  /** The property of the linked records that holds the other end. */
  mirror: string | undefined;
  /** The call that takes links out. */
  unlink: EndpointLine;
}

/** A property that holds the id of a record of `table`. */
export interface NamedProperty {
  key: string;
  target: Pick<Target, 'table'>;
}

/** A model together with where its records are kept. */
export interface Entity {
  model: Model;
  table: RecordTable;
  /** Where records are read: the table, or a view that adds to it. */
  source: RecordTable;
  /** The properties that are columns of what is read. */
  columns: Record<string, PgColumn>;
  references: ReferenceProperty[];
  /** Other properties that hold the id of a record, which has to be there. */
  named: NamedProperty[];
  links: LinkProperty[];
  isValidInput: ValidateFunction;
  hooks: Hooks;
}

/** What the services do with a model's records beyond storing them. */
export interface Hooks {
  /** A view with the columns of the table, and more. */
  source?: RecordTable;
  /** What stands elsewhere and is read with the records, by the same statement. */
  fields?: (own: Own) => Record<string, SQL>;
  /** Adds to records what stands elsewhere, as much of it as the reader may see. */
  complete?: (scope: Scope, records: Values[], who: Who) => Promise<void>;
  /** Filters of the model that compare more than a column of it. */
  filters?: Record<string, (scope: Scope, value: unknown) => SQL | undefined>;
  /** Reads a part of a record (`parts` of its model) that stands elsewhere. */
  parts?: Record<string, (scope: Scope, record: Values) => Promise<unknown>>;
  /** Waits, before anything else is locked, for changes of other records that this one may touch as well. */
  lock?: (scope: Scope, values: Values) => Promise<void>;
  /** Refuses a checked record by throwing, or answers what else its row holds; in the transaction. */
  beforeWrite?: (writing: Writing, record: Values, stored?: Values) => Promise<Values | void>;
  /** What the steps of the model do with a locked record: each answers what its row holds then. */
  steps?: Record<string, (writing: Writing, record: Values, values: Values) => Promise<Values>>;
  /** What changes together with the stored record: when it throws, nothing is changed. */
  afterWrite?: (writing: Writing, record: Values, stored?: Values) => Promise<void>;
}

/** Who reads what, where. */
export type Reading = Pick<Writing, 'scope' | 'who' | 'entity'>;

/** Who writes what, where. */
export interface Writing {
  scope: Scope;
  who: Who;
  entity: Entity;
  /** Came with the values; it is kept when they are right and allowed. */
  picture?: Picture;
}

export type Models = Record<string, Model>;

/** Joins a model with the tables that it names. */
export function entityOf(model: Model, models: Models, hooks: Hooks = {}): Entity {
  const properties = model.schema.properties as Record<
    string,
    { reference?: string; names?: string; readOnly?: boolean }
  >;
  const table = tableOf(model.name);
  const { source = table } = hooks;
  const own = getTableColumns(source) as Record<string, PgColumn>;
  const called = (name: string, asked: RecordTable) => {
    const columns = getTableColumns(asked) as Record<string, PgColumn>;
    const { label: key = 'name', nameParts = [] } = models[name] ?? {};
    const label = columns[key];
    if (!label) throw new Error(`${model.name} refers to ${name}, which has no label`);
    const parts = nameParts.flatMap((part) => columns[part] ?? []);
    const whole = sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})`;
    return { table: asked, label, name: parts.length > 1 ? whole : label };
  };
  const target = (name: string): Target => ({
    model: name,
    ...called(name, tableOf(name)),
    inner: {
      ...called(name, aliasedTable(tableOf(name), 'inner')),
      from: sql`${tableOf(name)} as ${sql.identifier('inner')}`,
    },
  });
  const existing = (name: string) => (name in properties ? name : undefined);
  return {
    model,
    table,
    source,
    columns: Object.fromEntries(Object.entries(own).filter(([key]) => key in properties)),
    references: Object.entries(properties).flatMap(([key, { reference }]) =>
      reference && key in own
        ? [{ key, property: existing(key.replace(/_id$/, '')), target: target(reference) }]
        : [],
    ),
    named: Object.entries(properties).flatMap(([key, { names, readOnly }]) =>
      names && !readOnly ? [{ key, target: { table: tableOf(names) } }] : [],
    ),
    links: Object.entries(model.links ?? {}).map(([property, link]) => {
      const place = linkTables[model.name]?.[property];
      if (!place) throw new Error(`The links ${property} of ${model.name} have no table`);
      return {
        ...place,
        property,
        count: existing(`${property}_count`),
        target: target(link.model),
        mirror: mirrorOf(models[link.model], model.name),
        unlink: link.unlink,
      };
    }),
    isValidInput: ajv.compile(inputSchema(model)),
    hooks,
  };
}

const mirrorOf = (other: Model | undefined, name: string) =>
  Object.entries(other?.links ?? {}).find(([, link]) => link.model === name)?.[0];

function tableOf(name: string): RecordTable {
  const table = (tables as Record<string, unknown>)[name];
  if (!table) throw new Error(`The model ${name} has no table`);
  return table as RecordTable;
}
