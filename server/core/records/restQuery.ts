import { Type } from 'typebox';
import { fromAjv } from '../../../src/schemas/validate.ts';
import { queryValidatorOf } from '../ajv.ts';
import { badRequest } from '../problem.ts';
import type { Entity, Values } from './entity.ts';
import type { ListQuery, Sort } from './listQuery.ts';
import { filterSchema, MAX_PER_PAGE } from '../../../src/schemas/listSchema.ts';

/** Parses the list query of ra-data-simple-rest: filter, range and sort, each as JSON. */
export function restQueryReader({ model, columns }: Entity) {
  const { properties } = filterSchema(model);
  const isFilter = queryValidatorOf(
    Type.Object(
      { ...properties, include_children: Type.Optional(Type.Boolean()) },
      { additionalProperties: false },
    ),
  );

  function readFilter(query: Values): Values {
    const { id, ...filter } = readJson<Values>('filter', query, {});
    if (id !== undefined) filter.ids = id;
    if (!isFilter(filter)) throw badRequest((isFilter.errors ?? []).map(fromAjv));
    return filter;
  }

  function readSort(query: Values): Sort {
    const [field, order] = readJson<[string, Sort['order']]>('sort', query, ['id', 'ASC']);
    if (!Object.hasOwn(columns, field) || !['ASC', 'DESC'].includes(order)) {
      throw badRequest([{ path: '/sort', code: 'enum' }]);
    }
    return { field, order };
  }

  return (query: Values): ListQuery => {
    const { offset, limit } = readRange(query);
    const { include_children: withLinks = true, ...filter } = readFilter(query);
    return { filter, sorts: [readSort(query)], offset, limit, withLinks: withLinks === true };
  };
}

function readRange(query: Values) {
  const [first, last] = readJson<[number, number]>('range', query, [0, MAX_PER_PAGE - 1]);
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 0 || last < first) {
    throw badRequest([{ path: '/range', code: 'minimum', params: { limit: 0 } }]);
  }
  return { offset: first, limit: Math.min(last - first + 1, MAX_PER_PAGE) };
}

/** Parses a JSON parameter; it must be of the same kind, array or object, as its fallback. */
function readJson<T extends object>(name: string, query: Values, fallback: T): T {
  const text = query[name];
  if (typeof text !== 'string') return fallback;
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(fallback)) {
    throw badRequest([{ path: `/${name}`, code: 'json' }]);
  }
  return value as T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
