import type { Static, TObject, TProperties } from 'typebox';
import type { AccessRule, AccessRules } from './can.ts';
import type { EndpointLine, Endpoints } from './endpoint.ts';
import type { ListProtocol } from './listProtocol.ts';

/** The services of the contract; the base address of each is configurable. */
export const services = [
  'store',
  'notification',
  'translation',
  'product',
  'admin',
  'repair',
  'shipment',
  'customer',
  'socket',
  'catalog',
  'password',
] as const;
export type Service = (typeof services)[number];

export type FilterKind = 'contains' | 'equals' | 'boolean' | 'range';

/**
 * How a list can be filtered. The key is the query parameter; `range` adds `min_` and `max_` to it.
 * - `of`: the filtered property, if it differs from the key; for a link, whether a linked record exists
 * - `negate`: the parameter means the opposite of the property (only_enabled of is_voided)
 * - `exclusiveMax`: the service excludes the maximum date itself, so the following day is sent (contract 4 §5)
 */
export type Filter = FilterKind | NormalizedFilter;

export interface NormalizedFilter {
  kind: FilterKind;
  of: string;
  negate?: true;
  exclusiveMax?: true;
}

/**
 * Linked records of another model, as {id, name}. An update only adds links; removed ones are sent to `unlink` as {ids}
 * before it (contract 3 §4).
 */
export interface Link {
  model: string;
  unlink: EndpointLine;
}

/**
 * Lines of a document: a list whose entries the services store in a table of their own. They set the read-only properties
 * of a line; one of `item_id`, which `names` the model of a record, embeds that record as `item`.
 */
export interface Lines {
  /** The property that identifies a line in its record. */
  of: string;
  /** Read-only properties of the record by their computation: a property of the lines to add up, or a function. */
  sums?: Record<string, string | LineSum['of']>;
}

interface LineSum {
  of(lines: Record<string, unknown>[]): number;
}

/** A property that a record contains only on request (`query`) and if the rule allows it. */
export interface OptionalField {
  query: string;
  access: AccessRule;
}

/** Restricts who may read a property. */
export interface FieldAccess {
  read: AccessRule;
}

/**
 * A state transition: POST to the record's path followed by the step's name, with an idempotency key. A request
 * repeated with the same key returns the same response and has no further effect (contract 0 §10).
 */
export interface Step {
  /** Who may take the step, and on which records. */
  access: AccessRule;
  /** Values of `stateOf` from which the step is allowed. */
  from: readonly string[];
  /** Returns the error code if the record does not allow the step, whatever its state. */
  blockedBy?(record: Record<string, unknown>): string | undefined;
  /** Parameters of the text of that error. */
  blockedParams?(record: Record<string, unknown>): Record<string, string> | undefined;
  /** Body properties besides the key. */
  values?: TProperties;
  /** Rules of the values; the second argument is the record. */
  rules?: Rule[];
}

/** A validation rule that JSON Schema cannot express. */
export interface Rule<T = Record<string, unknown>> {
  /** Compared properties; the rule runs once each of them is valid. */
  fields: (keyof T & string)[];
  /** Returns the errors; `path` is a JSON Pointer. */
  check(record: T, stored?: T): { path: string; code: string }[];
  /** A module required by the rule and too large for the first page; the validator imports it. */
  needs?: string;
}

export interface Model<S extends TObject = TObject> {
  /** Name of the resource. */
  name: string;
  schema: S;
  service: Service;
  /** The property that names a record in the interface. */
  label: string;
  /** The properties that form the name together, if the label alone does not. */
  nameParts?: string[];
  /**
   * The calls fixed by the contract, one line each; with several lines, the multipart one is used for requests with a
   * file. `whole` sends and expects the whole record. Path parameters: :storeId and :staffId of the signed-in staff
   * member, :locale the language of stored titles, :id of the record; any other is the property of that name, of the
   * stored or the new record. Without endpoints a model uses the plain REST dialect of ra-data-simple-rest at
   * /dc/store/:storeId/<name>.
   */
  endpoints?: Endpoints;
  /** How its list call pages, sorts, filters and responds, if not as the contract says. */
  listProtocol?: ListProtocol;
  /** Models that contain the same records. */
  sharesRecordsWith?: string[];
  /** The client may choose the id of a new record; a repeated create has no further effect. */
  bringsId?: true;
  /** Maximum size of a new record in bytes, if it is not that of all calls. */
  bodyLimit?: number;
  /** The services implement its calls as own routes instead of the generic CRUD routes. */
  bespoke?: true;
  /** Open pages refetch records of the model after every committed write to its table (contract 1 §7). */
  live?: true;
  /** A deletion notifies others, so it cannot be restored. */
  isDeletionFinal?: true;
  filters: Record<string, Filter>;
  /** Query parameter for sorting, by property. */
  sorts: Record<string, string>;
  defaultSort: { field: string; order: 'ASC' | 'DESC' };
  links?: Record<string, Link>;
  lines?: Record<string, Lines>;
  /** Lists never contain these. */
  optionalFields?: Record<string, OptionalField>;
  /**
   * Properties that require more than access to the record; those of lines as `lines.unit_cost`. For everyone else
   * the services omit them from every response and refuse sorting, filtering and writing them.
   */
  fieldAccess?: Record<string, FieldAccess>;
  /** The property with the image URL; the file is uploaded as `imagefile`. */
  image?: string;
  /** Properties that bulk edits may change: numbers, enumerations and the active flag. */
  bulk?: string[];
  /** By name. */
  steps?: Record<string, Step>;
  /** The property with the state, if it is not `state`. */
  stateOf?: string;
  /**
   * Properties by whose words records are found, in the search of all resources and in the filter of the label; a
   * reference finds by what the referenced record is found by.
   */
  find?: string[];
  /** Those of `find` that hold a code or number: a record is found first by exactly it. */
  codes?: string[];
  /** Properties that tell found records apart. */
  details?: string[];
  /** Its records stay when a store is exported; those of all other models leave with it. */
  exported?: false;
  access: AccessRules;
  rules?: Rule[];
}

/** Declares a model; checks property names against the schema. */
export function model<S extends TObject>(
  declaration: Omit<
    Model<S>,
    | 'label'
    | 'nameParts'
    | 'sorts'
    | 'defaultSort'
    | 'links'
    | 'lines'
    | 'optionalFields'
    | 'image'
    | 'bulk'
    | 'stateOf'
    | 'find'
    | 'codes'
    | 'details'
    | 'rules'
  > & {
    label: keyof Static<S> & string;
    nameParts?: (keyof Static<S> & string)[];
    image?: keyof Static<S> & string;
    bulk?: (keyof Static<S> & string)[];
    stateOf?: keyof Static<S> & string;
    find?: (keyof Static<S> & string)[];
    codes?: (keyof Static<S> & string)[];
    details?: (keyof Static<S> & string)[];
    sorts: { [K in keyof Static<S>]?: string };
    defaultSort: { field: keyof Static<S> & string; order: 'ASC' | 'DESC' };
    links?: { [K in keyof Static<S>]?: Link };
    lines?: { [K in keyof Static<S>]?: Lines };
    optionalFields?: { [K in keyof Static<S>]?: OptionalField };
    rules?: Rule<Static<S>>[];
  },
): Model<S> {
  return declaration as Model<S>;
}

/** Declares a model of some of another's records, such as those of one type, with a list of their own. */
export const variantOf = <M extends Model>(
  other: M,
  changes: Pick<Model, 'name'> & Partial<Omit<Model, 'schema'>>,
): M => ({ ...other, bespoke: true, sharesRecordsWith: [other.name], ...changes });

/** The full name of a record. */
export function nameOf(
  { label, nameParts = [label] }: Pick<Model, 'label' | 'nameParts'>,
  record: Record<string, unknown>,
): string {
  const words = nameParts
    .map((part) => record[part])
    .map((one) => (one && typeof one === 'object' && 'name' in one ? one.name : one))
    .filter((one) => typeof one === 'string' || typeof one === 'number');
  return words.join(' ') || String(record.id);
}

/** Names of the properties that a client may write. */
export function writableKeys({ schema }: Pick<Model, 'schema'>): string[] {
  return Object.entries(schema.properties)
    .filter(([, property]) => !(property as { readOnly?: boolean }).readOnly)
    .map(([key]) => key);
}

export function normalizeFilter(key: string, filter: Filter): NormalizedFilter {
  return typeof filter === 'string' ? { kind: filter, of: key } : filter;
}
