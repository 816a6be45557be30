import type { GetListParams } from 'react-admin';
import { normalizeFilter, type Model } from '../schemas/model.ts';
import type { Query } from './url.ts';

/** Builds the list query of the contract: page, per_page, filters by name, *_sort_order. */
export function listQuery(model: Model, { pagination, sort, filter = {} }: Partial<GetListParams>): Query {
  const sortParameter = sort && model.sorts[sort.field];
  return {
    ...(pagination && { page: pagination.page, per_page: pagination.perPage }),
    ...exclusiveDates(model, filter),
    ...(sortParameter && { [sortParameter]: sort.order.toLowerCase() }),
  };
}

/** If a service's max date is exclusive, the following day is sent (contract 4 §5). */
function exclusiveDates(model: Model, filter: Query): Query {
  const query = { ...filter };
  for (const [key, declared] of Object.entries(model.filters)) {
    const parameter = `max_${key}`;
    if (normalizeFilter(key, declared).exclusiveMax && query[parameter]) {
      query[parameter] = dayAfter(String(query[parameter]));
    }
  }
  return query;
}

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
