import type { Static, TObject, TProperties } from 'typebox';
import type { AccessRule, AccessRules } from './can.ts';
import type { EndpointLine, Endpoints } from './endpoint.ts';

/** The services of the contract; each has a base address of its own setting. */
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
 * How a list may be filtered. The key of a filter is its query parameter; `range` adds `min_` and `max_` to it.
 * - `of`: the property it looks at, where that is not the key; a linked property asks whether a link exists
 * - `negate`: true when the parameter says the opposite of the property (only_enabled of is_voided)
 * - `exclusiveMax`: the service leaves out the max date itself, so the day after is sent (contract 4 §5)
 */
export type Filter = FilterKind | NormalizedFilter;

export interface NormalizedFilter {
  kind: FilterKind;
  of: string;
  negate?: true;
  exclusiveMax?: true;
}

/**
 * Records of another model that this one lists as {id, name}. An update only adds links;
 * the ones taken out are removed by `unlink` with {ids} before it (contract 3 §4).
 */
export interface Link {
  model: string;
  unlink: EndpointLine;
}

/** A property that a record holds only when the query asks for it, and for whom the rule allows it. */
export interface OptionalField {
  query: string;
  access: AccessRule;
}

/** Whom a property is for, where not all who see the record may see it. */
export interface FieldAccess {
  read: AccessRule;
  /** Of the entries of a list: the property that tells them apart. */
  key?: string;
}

/**
 * What is done with a record beyond changing its values: POST to its address, the step's name behind it, with a key.
 * Asked again with that key it answers the same, and nothing happens again (contract 0 §10).
 */
export interface Step {
  /** For whom, and for which records. */
  access: AccessRule;
  /** The values of the property `stateOf` from which it leads on. */
  from: readonly string[];
  /** What it takes besides the key. */
  values?: TProperties;
}

/** What JSON Schema cannot say. */
export interface Rule<T = Record<string, unknown>> {
  /** What it compares; it is asked once these are right by themselves. */
  fields: (keyof T & string)[];
  /** Answers the errors it finds; `path` is a JSON Pointer. */
  check(record: T, stored?: T): { path: string; code: string }[];
  /** A module that it asks and that is too heavy for the first page: the validator brings it along. */
  needs?: string;
}

export interface Model<S extends TObject = TObject> {
  /** The resource's name. */
  name: string;
  schema: S;
  service: Service;
  /** The property that names a record to people. */
  label: string;
  /** The properties that name it together, where the label alone does not. */
  nameParts?: string[];
  /**
   * The calls that the contract fixes, one line each. `whole` sends and expects all of the record.
   * Of a path's parts :storeId and :staffId are those of who is signed in, :locale is the language of stored titles,
   * :id is the record's, any other is the property of that name: of the stored record, or of the new one.
   * Of several lines the multipart one is used when a file goes along. A model without endpoints speaks the plain REST dialect of ra-data-simple-rest at
   * /dc/store/:storeId/<name>.
   */
  endpoints?: Endpoints;
  /** Models whose records hold these too, or are the same. */
  sharesRecordsWith?: string[];
  /** A new record may bring its own id: sent again it is made once. */
  bringsId?: true;
  /** The services answer its calls by routes of their own, not by the general ones. */
  bespoke?: true;
  /** Others were told when a record was deleted: it is not restored. */
  isDeletionFinal?: true;
  filters: Record<string, Filter>;
  /** Sortable property -> the query parameter that sorts by it. */
  sorts: Record<string, string>;
  defaultSort: { field: string; order: 'ASC' | 'DESC' };
  links?: Record<string, Link>;
  /** Lists never hold these. */
  optionalFields?: Record<string, OptionalField>;
  /**
   * Properties that fewer people may see than the record; of the entries of a list as `lines.unit_cost`. For all others the services
   * leave them out of whatever they answer, and refuse to sort by them, filter by them and write them.
   */
  fieldAccess?: Record<string, FieldAccess>;
  /** The property that holds the address of its picture; the file itself goes along as `imagefile`. */
  image?: string;
  /** The properties that may be changed of many records at once: numbers, enumerations, and what says whether one is in use. */
  bulk?: string[];
  /** By name. */
  steps?: Record<string, Step>;
  /** The property that says where in its steps a record is, where that is not `state`. */
  stateOf?: string;
  access: AccessRules;
  rules?: Rule[];
}

/** Declares a model; checks its parts against the schema's own property names. */
export function model<S extends TObject>(
  declaration: Omit<
    Model<S>,
    | 'label'
    | 'nameParts'
    | 'sorts'
    | 'defaultSort'
    | 'links'
    | 'optionalFields'
    | 'image'
    | 'bulk'
    | 'stateOf'
    | 'rules'
  > & {
    label: keyof Static<S> & string;
    nameParts?: (keyof Static<S> & string)[];
    image?: keyof Static<S> & string;
    bulk?: (keyof Static<S> & string)[];
    stateOf?: keyof Static<S> & string;
    sorts: { [K in keyof Static<S>]?: string };
    defaultSort: { field: keyof Static<S> & string; order: 'ASC' | 'DESC' };
    links?: { [K in keyof Static<S>]?: Link };
    optionalFields?: { [K in keyof Static<S>]?: OptionalField };
    rules?: Rule<Static<S>>[];
  },
): Model<S> {
  return declaration as Model<S>;
}

/** The whole name of a record. */
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

/** Names of the properties that a client may send. */
export function writableKeys({ schema }: Pick<Model, 'schema'>): string[] {
  return Object.entries(schema.properties)
    .filter(([, property]) => !(property as { readOnly?: boolean }).readOnly)
    .map(([key]) => key);
}

export function normalizeFilter(key: string, filter: Filter): NormalizedFilter {
  return typeof filter === 'string' ? { kind: filter, of: key } : filter;
}
