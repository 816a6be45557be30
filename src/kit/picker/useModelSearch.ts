import { useDataProvider, type GetListParams, type RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { Search } from './useSearch.ts';

interface ModelSearch extends Pick<GetListParams, 'sort' | 'meta'> {
  /** The filter that takes the text, `search` by default. */
  by?: string;
  /** Permanent filter. */
  filter?: Record<string, unknown>;
  /** Maximum number of results, 20 by default. */
  limit?: number;
  minLength?: number;
}

/** Returns a search over a model's list. */
export function useModelSearch<T extends RaRecord>(
  model: Model,
  { by = 'search', filter, limit = 20, minLength, sort = model.defaultSort, meta }: ModelSearch = {},
): Search<T> {
  const dataProvider = useDataProvider();
  return {
    key: [model.name, 'picker', by, filter, limit],
    find: async (text, signal) => {
      const pagination = { page: 1, perPage: limit };
      const params = { filter: { ...filter, [by]: text }, sort, pagination, meta, signal };
      return (await dataProvider.getList<T>(model.name, params)).data;
    },
    minLength,
  };
}
