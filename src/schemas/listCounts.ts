import { Type, type Static } from 'typebox';
import { restPath } from './restPath.ts';

/** No more records of a filter are counted. */
export const MOST_COUNTED = 10_000;

/** Filters of a model's list, by query parameter. */
export const ListFilters = Type.Object(
  {
    resource: Type.String({ minLength: 1, maxLength: 100 }),
    filters: Type.Array(Type.Record(Type.String(), Type.Unknown()), { minItems: 1, maxItems: 100 }),
  },
  { additionalProperties: false },
);
export type ListFilters = Static<typeof ListFilters>;

/** The number of records of each filter, at most MOST_COUNTED; null where a filter is not one of the list's. */
export const ListCounts = Type.Object({
  counts: Type.Array(Type.Unsafe<number | null>({ type: ['integer', 'null'] })),
});
export type ListCounts = Static<typeof ListCounts>;

/** The path of the call that counts the records of several filters. */
export const countsPath = restPath('counts');
