import { Type, type TObject, type TSchema } from 'typebox';
import { propertyAt } from './lines.ts';
import { normalizeFilter, type Model, type NormalizedFilter } from './model.ts';
import { SearchText } from './search.ts';

export const MAX_PER_PAGE = 1000;
const MAX_PAGE = 1_000_000;

interface Property {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
}

/** The filter parameters of a list, each with the type of its property. */
export function filterSchema(model: Model): TObject {
  const filters = Object.entries(model.filters).flatMap(([key, filter]) =>
    parametersOf(model, key, normalizeFilter(key, filter)),
  );
  return Type.Object({
    ids: Type.Optional(listOf(propertyOf(model, 'id'))),
    include_voided: Type.Optional(Type.Boolean()),
    ...Object.fromEntries(filters.map(([name, schema]) => [name, Type.Optional(schema)])),
  });
}

/** Page number and size; at most MAX_PER_PAGE. */
export const pageParameters = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
  per_page: Type.Optional(Type.Integer({ minimum: 1 })),
  rows_per_page: Type.Optional(Type.Integer({ minimum: 1 })),
};

/** The schema of the contract's list query. */
export function listSchema(model: Model): TObject {
  const sorts = Object.values(model.sorts).map((name) => [name, Type.Optional(Type.Enum(['asc', 'desc']))]);
  return Type.Object({
    ...pageParameters,
    include_children: Type.Optional(Type.Boolean()),
    ...filterSchema(model).properties,
    ...(Object.fromEntries(sorts) as Record<string, TSchema>),
  });
}

function parametersOf(model: Model, key: string, { kind, of }: NormalizedFilter): [string, TSchema][] {
  switch (kind) {
    case 'contains':
      return [[key, SearchText()]];
    case 'boolean':
      return [[key, Type.Boolean()]];
    case 'equals':
      return [[key, listOf(propertyOf(model, of))]];
    default: {
      const bound = boundOf(propertyOf(model, of));
      return [
        [`min_${key}`, bound],
        [`max_${key}`, bound],
      ];
    }
  }
}

const propertyOf = (model: Model, path: string) => propertyAt(model, path) as Property;

/** Filters on moments are given as days. */
const boundOf = ({ format }: Property) => (format ? Type.String({ format: 'date' }) : Type.Number());

function listOf({ type, format, enum: values }: Property) {
  const isLink = type === 'array';
  const item = isLink
    ? { type: 'string', format: 'uuid' }
    : { type: [type].flat().find((one) => one !== 'null'), format, enum: values };
  return Type.Array(Type.Unsafe(JSON.parse(JSON.stringify(item)) as object), { maxItems: MAX_PER_PAGE });
}

/** Response schema of a list: a page of items. */
export const page = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    metadata: Type.Object({ total: Type.Integer(), page: Type.Integer(), per_page: Type.Integer() }),
  });
