import { aliasedTable, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Who } from '../../../src/schemas/can.ts';
import type { EndpointLine } from '../../../src/schemas/endpoint.ts';
import { inputSchema } from '../../../src/schemas/input.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { validatorOf } from '../ajv.ts';
import type { Picture } from '../files.ts';
import type { TenantFilter } from '../tenantFilter.ts';
import type { Scope } from '../scope.ts';
import type { StoreTable } from '../tables/owners.ts';
import { linePropertiesOf, type LineProperty } from './lineProperties.ts';
import { linkTable, tableNamed, type LinkTable } from '../tables/registry.ts';

export type Values = Record<string, unknown>;

/** A table of records, with an id and a version. */
export type RecordTable = StoreTable & { id: PgColumn; modified_by: PgColumn; modified_date: PgColumn };

/** The target of a reference: its table and the column shown as its name. */
export interface Target {
  model: string;
  table: RecordTable;
  label: PgColumn;
  /** The full name, of which the label may be a part. */
  name: PgColumn | SQL<string>;
  /** The same under an alias, for statements that read the table itself. */
  inner: { from: SQL; table: RecordTable; label: PgColumn; name: PgColumn | SQL<string> };
}

/** `brand_id` refers to a record that is returned as `brand`. */
export interface ReferenceProperty {
  key: string;
  property: string | undefined;
  target: Target;
}

export interface LinkProperty extends LinkTable {
  property: string;
  /** The property with the number of links. */
  count: string | undefined;
  target: Target;
  /** The property of the linked records with the other end. */
  mirror: string | undefined;
  /** The call that removes links. */
  unlink: EndpointLine;
}

/** A property that holds the id of a record of `table`. */
export interface NamedProperty {
  key: string;
  target: Pick<Target, 'table'>;
}

/** A model with its table. */
export interface Entity {
  model: Model;
  table: RecordTable;
  /** What records are read from: the table, or a view with additional columns. */
  source: RecordTable;
  /** The properties that are columns of the source. */
  columns: Record<string, PgColumn>;
  references: ReferenceProperty[];
  /** Further properties with the id of a record that must exist. */
  named: NamedProperty[];
  links: LinkProperty[];
  lines: LineProperty[];
  isValidInput: ReturnType<typeof validatorOf>;
  hooks: Hooks;
}

/** Moments are texts in records and dates in rows. */
type Stored<V> = V | SQL<V> | (string extends V ? Date : never);

/** Columns to store: those of the record, and others that records do not contain. */
export type RowValues<R = Values> = { [K in keyof R]?: Stored<R[K]> } & Values;

/**
 * A domain's functions around reads and writes of a model with records `R`; `W` is the result of `beforeWrite`.
 *
 * All functions are methods, because parameters of methods are compared bivariantly: so a `Hooks<Order>` is a `Hooks`,
 * which the calls of all models use. It only receives records of its own model, whose values were validated against the
 * schema from which `R` is derived.
 */
export interface Hooks<R = Values, W extends RowValues<R> = RowValues<R>> {
  /** A view with the columns of the table and more. */
  source?: RecordTable;
  /** Properties stored elsewhere, read by the same statement. */
  fields?(own: TenantFilter): Record<string, SQL>;
  /** Adds properties stored elsewhere to records, as far as the reader may see them. */
  complete?(scope: Scope, records: R[], who: Who): Promise<void>;
  /** Filters of the model that compare more than one column. */
  filters?: Record<string, FilterHooks['where']>;
  /** Reads an optional field of a record that is stored elsewhere. */
  parts?: Record<string, OptionalFieldHooks<R>['read']>;
  /** Takes the locks for other records that the write may change, before any other lock. */
  lock?(scope: Scope, values: Partial<R>): Promise<void>;
  /**
   * Throws to reject a validated record, or returns values to store: columns of its row, and others for `afterWrite`;
   * runs in the transaction.
   */
  beforeWrite?(writing: Writing, record: R, stored?: R): Promise<W | void>;
  /** Completes the lines of a property before they are stored. */
  lines?: Record<string, LineHooks['prepare']>;
  /** The model's steps: each receives the locked record and returns the changed columns of its row. */
  steps?: Record<string, StepHooks<R>['act']>;
  /**
   * Makes further changes in the transaction, after the record is stored. `result` is that of `beforeWrite`; it is
   * undefined in bulk edits and when records are voided.
   */
  afterWrite?(writing: Writing, record: R, stored?: R, result?: W): Promise<void>;
}

/** A condition of a list, or alternatives of which at least one is to hold. */
export type Condition = SQL | SQL[] | undefined;

interface FilterHooks {
  /** `value` was validated against the model's filter. */
  where(scope: Scope, value: unknown): Condition;
}

interface OptionalFieldHooks<R> {
  read(scope: Scope, record: R): Promise<unknown>;
}

interface LineHooks {
  /** `lines` were validated against the model's schema. */
  prepare(scope: Scope, lines: Values[]): Promise<Values[]>;
}

interface StepHooks<R> {
  /** `values` were validated against the step's schema. */
  act(writing: Writing, record: R, values: Values): Promise<RowValues<R>>;
}

/** A step of a model with records `R`. */
export type StepHook<R = Values> = StepHooks<R>['act'];

/** Context of a read. */
export type Reading = Pick<Writing, 'scope' | 'who' | 'entity'>;

/** Context of a write. */
export interface Writing {
  scope: Scope;
  who: Who;
  entity: Entity;
  /** An uploaded picture; stored after validation and authorisation. */
  picture?: Picture;
}

/** Hooks by model name. */
export type HooksByModel = Record<string, Hooks>;

export type Models = Record<string, Model>;

/** Returns a model with the tables that it refers to. */
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
      const place = linkTable(model.name, property);
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
    lines: linePropertiesOf(model),
    isValidInput: validatorOf(inputSchema(model)),
    hooks,
  };
}

const mirrorOf = (other: Model | undefined, name: string) =>
  Object.entries(other?.links ?? {}).find(([, link]) => link.model === name)?.[0];

function tableOf(name: string): RecordTable {
  const table = tableNamed(name);
  if (!table) throw new Error(`The model ${name} has no table`);
  return table as RecordTable;
}
