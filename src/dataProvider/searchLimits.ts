import { normalizeFilter, type Model } from '../schemas/model.ts';
import { truncateSearch } from '../schemas/search.ts';

/** Limits the search terms in list parameters to the length that services accept. */
export function withSearchLimits<P extends object>(model: Model, params: P): P {
  const { filter } = params as { filter?: Record<string, unknown> };
  if (!filter) return params;
  const isSearch = (key: string) => {
    const declared = model.filters[key];
    return declared !== undefined && normalizeFilter(key, declared).kind === 'contains';
  };
  const entries = Object.entries(filter).map(([key, value]) => [
    key,
    typeof value === 'string' && isSearch(key) ? truncateSearch(value) : value,
  ]);
  return { ...params, filter: Object.fromEntries(entries) };
}
