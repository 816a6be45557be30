import type { DataProvider } from 'react-admin';
import { endpointsOf, fillPath } from '../schemas/endpoint.ts';
import { countsPath, type ListCounts } from '../schemas/listCounts.ts';
import type { Model } from '../schemas/model.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Http } from './http.ts';
import { listQuery } from './listQuery.ts';
import { withSearchLimits } from './searchLimits.ts';

interface CountParams {
  filters: Record<string, unknown>[];
  signal?: AbortSignal;
}

/** Counts the records of several filters of a list (contract 0 §2). */
export interface ListCounting {
  /** Null for filters that the list does not have, and where the service does not count. */
  countRecords: (model: Model, params: CountParams) => Promise<(number | null)[]>;
}

/** Lists that are counted one by one, because their services are not the generic ones. */
const mostLists = 10;

export function listCounting(
  http: Http,
  session: () => SessionIds,
  getList: DataProvider['getList'],
): ListCounting {
  const countOne = async (model: Model, filter: Record<string, unknown>, signal?: AbortSignal) => {
    const pagination = { page: 1, perPage: 1 };
    const { total } = await getList(model.name, { filter, pagination, sort: model.defaultSort, signal });
    return total ?? null;
  };
  return {
    countRecords: async (model, { filters, signal }) => {
      if (model.bespoke || model.listProtocol)
        return Promise.all(filters.slice(0, mostLists).map((filter) => countOne(model, filter, signal)));
      const { json } = await http<ListCounts>({
        service: model.service,
        method: 'POST',
        path: fillPath(countsPath, { ...session() }),
        body: {
          resource: model.name,
          filters: filters.map((filter) => ({
            ...fixedFilter(model),
            ...listQuery(model, withSearchLimits(model, { filter })),
          })),
        },
        signal,
      });
      return json.counts;
    },
  };
}

/** The filters that the list call of a model always sends. */
const fixedFilter = (model: Model) =>
  Object.fromEntries(
    Object.entries(endpointsOf(model, 'list')[0]?.query ?? {}).filter(
      ([key, value]) => (key in model.filters || key === 'include_voided') && !value.startsWith(':'),
    ),
  );
