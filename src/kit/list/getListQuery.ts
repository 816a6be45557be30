import { queryOptions } from '@tanstack/react-query';
import type { DataProvider, GetListParams } from 'react-admin';
import type { Location } from '../../authProvider/session.ts';
import { pollWhileUnavailable } from '../../dataProvider/errors.ts';
import { listParams } from '../../dataProvider/listParams.ts';
import type { Model } from '../../schemas/model.ts';

/** How the rows of lists are asked for: what came moments ago, before the list was drawn, is not asked for again. */
export const listQueryOptions = { retry: 1, staleTime: 5000, ...pollWhileUnavailable };

type Params = Omit<GetListParams, 'signal' | 'meta'>;

/** The rows of a list, by the key of react-admin's useGetList, which finds them. */
export const getListQuery = (dataProvider: DataProvider, resource: string, params: Params) =>
  queryOptions({
    queryKey: [resource, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    ...listQueryOptions,
  });

/** The list of a page. */
export interface ListSource {
  model: Model;
  /** Records on a page of it, until somebody chooses. */
  perPage: number;
  /** The filter that follows the location chosen in the top bar. */
  locationFilter?: string;
}

/** What a list shows at an address, in a location. */
export function listParamsAt(
  { model, perPage, locationFilter }: ListSource,
  search: string,
  place?: Location,
): Params {
  const params = listParams(search, model, perPage);
  if (place && locationFilter) params.filter[locationFilter] = place.id;
  return params;
}
