import type {
  DataProvider,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  QueryFunctionContext,
  RaRecord,
} from 'react-admin';
import { endpointsOf } from '../schemas/endpoint.ts';
import type { Model } from '../schemas/model.ts';
import { endpointsProvider, type SessionIds } from './endpointsProvider.ts';
import { foreignQuery, isPaged, readForeignList } from './foreignList.ts';
import type { Http } from './http.ts';
import { targetOf } from './url.ts';

type Asked = GetListParams & QueryFunctionContext;

/** Lists by the model's protocol; everything else as its endpoints say. */
export function foreignRecords(model: Model, http: Http, session: () => SessionIds): DataProvider {
  const { listProtocol: protocol = {} } = model;
  const records = endpointsProvider(model, http, session);
  const [endpoint] = endpointsOf(model, 'list');
  if (!endpoint) throw new Error(`${model.name} declares no endpoint for list`);

  const getChunk = async (first: number, size: number | undefined, { sort, filter, signal }: Asked) =>
    readForeignList(
      protocol,
      await http<unknown>({
        ...targetOf(model, endpoint, { ...session() }, foreignQuery(protocol, { first, size, sort, filter })),
        method: endpoint.method,
        authenticated: endpoint.authenticated,
        signal,
      }),
    );

  /** Without pages, the service returns all that it returns, of which a page is a part. */
  const getPart = async (first: number, perPage: number, params: Asked) => {
    const { data } = await getChunk(0, protocol.maxSize, params);
    return { data: data.slice(first, first + perPage), total: data.length };
  };

  /** One request, or several if the service's pages are smaller. */
  const getList = async (params: Asked) => {
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 100 };
    const first = (page - 1) * perPage;
    if (!isPaged(protocol)) return getPart(first, perPage, params);
    const size = Math.min(perPage, protocol.maxSize ?? perPage);
    const begin = first - (first % size);
    const data: RaRecord[] = [];
    let total: number | undefined;
    for (let at = begin; at < Math.min(first + perPage, total ?? Infinity); at += size) {
      const chunk = await getChunk(at, size, params);
      data.push(...chunk.data);
      total = chunk.total ?? (chunk.data.length < size ? begin + data.length : undefined);
    }
    const rows = data.slice(first - begin, first - begin + perPage);
    const pageInfo = { hasNextPage: true, hasPreviousPage: page > 1 };
    return { data: rows, ...(total === undefined ? { pageInfo } : { total }) };
  };

  const own: Partial<DataProvider> = {
    getList: (_: string, params: Asked) => getList(params),
    getMany: async (resource: string, { ids, ...rest }: GetManyParams & QueryFunctionContext) => {
      const found = await Promise.all(ids.map((id) => records.getOne(resource, { id, ...rest })));
      return { data: found.map(({ data }) => data) };
    },
    getManyReference: (_: string, { target, id, ...params }: GetManyReferenceParams & QueryFunctionContext) =>
      getList({ ...params, filter: { ...params.filter, [target]: id } }),
  } as unknown as Partial<DataProvider>;
  return { ...records, ...own };
}
