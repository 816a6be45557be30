import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  text,
  uuid,
  type PgColumnBuilder,
  type PgColumnBuilderBase,
} from 'drizzle-orm/pg-core';
import type { Model } from '../../../src/schemas/model.ts';
import { id, moment, money } from './columns.ts';

interface Property {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  multipleOf?: number;
  default?: unknown;
  readOnly?: boolean;
  /** Stored in another table or derived, by the model's hooks. */
  elsewhere?: true;
}

/** Returns the columns of a model's own properties, without links, counts and those stored elsewhere. */
export function modelColumns({ schema, links = {} }: Model): Record<string, PgColumnBuilderBase> {
  const properties = Object.entries(schema.properties as Record<string, Property>);
  const isStored = ([key, property]: [string, Property]) =>
    !(key.replace(/_count$/, '') in links) &&
    !property.elsewhere &&
    !(property.readOnly && ['object', 'array'].includes(typeOf(property)));
  return Object.fromEntries(
    properties
      .filter(isStored)
      .map(([key, property]) => [key, columnOf(key, property, schema.required.includes(key))]),
  );
}

/** Not null unless the property is nullable or optional; the default is that of the property. */
function columnOf(key: string, property: Property, isRequired: boolean): PgColumnBuilderBase {
  if (key === 'id') return idOf(property);
  const column = plainColumn(key, property) as PgColumnBuilder;
  const isNullable = !isRequired || [property.type].flat().includes('null');
  const withNullability = isNullable ? column : column.notNull();
  return property.default === undefined || property.default === null
    ? withNullability
    : withNullability.default(property.default);
}

const idOf = (property: Property) =>
  typeOf(property) === 'integer'
    ? integer('id').generatedByDefaultAsIdentity().primaryKey()
    : id().primaryKey();

function plainColumn(key: string, property: Property) {
  switch (typeOf(property)) {
    case 'boolean':
      return boolean(key);
    case 'integer':
      return integer(key);
    case 'number':
      return property.multipleOf === 0.01 ? money(key) : doublePrecision(key);
    case 'object':
    case 'array':
      return jsonb(key);
    default:
      return textColumn(key, property);
  }
}

function textColumn(key: string, { format }: Property) {
  switch (format) {
    case 'uuid':
      return uuid(key);
    case 'date-time':
      return moment(key);
    case 'date':
      return date(key, { mode: 'string' });
    default:
      return text(key);
  }
}

/** Enumerations have no `type`. */
const typeOf = ({ type, enum: [first] = [] }: Property): string =>
  [type].flat().find((one) => one !== undefined && one !== 'null') ?? typeof first;
