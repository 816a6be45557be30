import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, GetListParams } from 'react-admin';
import type { Location } from '../../authProvider/session.ts';
import { pollWhileUnavailable } from '../../dataProvider/errors.ts';
import { listParams } from '../../dataProvider/listParams.ts';
import type { Model } from '../../schemas/model.ts';

/** Query options of lists; rows fetched moments before the list mounts are not refetched. */
export const listQueryOptions = { retry: 1, staleTime: 5000, ...pollWhileUnavailable };

type Params = Omit<GetListParams, 'signal' | 'meta'>;

/** The query of react-admin's useGetList, under the same key. */
export const getListQuery = (dataProvider: DataProvider, resource: string, params: Params) =>
  queryOptions({
    queryKey: [resource, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    ...listQueryOptions,
  });

/** Default list parameters of a page. */
export interface ListSource {
  model: Model;
  /** Default page size. */
  perPage: number;
  /** The filter bound to the location selected in the top bar. */
  locationFilter?: string;
}

/** Returns the list parameters for a URL and a location. */
export function listParamsAt(
  { model, perPage, locationFilter }: ListSource,
  search: string,
  place?: Location,
): Params {
  const params = listParams(search, model, perPage);
  if (place && locationFilter) params.filter[locationFilter] = place.id;
  return params;
}
