import {
  HttpError,
  type CreateParams,
  type DataProvider,
  type DeleteManyParams,
  type DeleteParams,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  type Identifier,
  type QueryFunctionContext,
  type RaRecord,
  type UpdateManyParams,
  type UpdateParams,
} from 'react-admin';
import { endpointsOf, fillPath, hasIdInPath, type Endpoint } from '../schemas/endpoint.ts';
import { writableKeys, type Model } from '../schemas/model.ts';
import type { Action } from '../schemas/can.ts';
import { fetchPages, type ListResponse } from './fetchPages.ts';
import { targetOf, type Query } from './url.ts';
import { problemsOf, type ErrorBody } from './errors.ts';
import type { HttpResponse, Http } from './http.ts';
import { listQuery } from './listQuery.ts';
import { OwnVersions } from './ownVersions.ts';

/** A record with `_etag`, the version an update is based on. */
export type VersionedRecord = RaRecord & { _etag?: string };

/** Form values; a chosen file is sent as `imagefile`. */
interface FormValues {
  imagefile?: File;
  [key: string]: unknown;
}

/** Path parameters shared by all records. */
export interface SessionIds {
  storeId: string;
  staffId: string;
  /** The language of the stored titles. */
  locale: string;
}

interface ListParams extends GetListParams {
  /** Uses the model's search endpoint, for pickers. */
  meta?: { isSearch?: boolean };
}

interface Request {
  id?: Identifier;
  /** The record whose properties fill the path. */
  record?: Record<string, unknown>;
  query?: Query;
  data?: FormValues;
  body?: unknown;
  etag?: string;
  signal?: AbortSignal;
}

/** Limited by the length of a URL. */
const maxIds = 100;

/** Data provider for a model with declared endpoints. */
export function endpointsProvider(model: Model, http: Http, session: () => SessionIds): DataProvider {
  const versions = new OwnVersions();
  const call = async <T>(
    action: Action | 'search',
    { id, record, query, data, body, etag, signal }: Request,
  ) => {
    const endpoints = endpointsOf(model, action);
    const endpoint =
      endpoints.find(({ multipart }) => multipart === Boolean(data?.imagefile)) ?? endpoints[0];
    if (!endpoint) throw new Error(`${model.name} declares no endpoint for ${action}`);
    const sent = data && toBody(model, endpoint.whole ? { ...record, ...data } : data, id, endpoint);
    const answer = await http<T>({
      ...targetOf(model, endpoint, { ...record, ...session(), id }, query),
      method: endpoint.method,
      body: data ? (endpoint.several ? [sent] : sent) : body,
      headers: ifMatch(etag),
      authenticated: endpoint.authenticated,
      signal,
    }).catch((error: unknown) => {
      throw endpoint.several ? unwrapItemPaths(error) : error;
    });
    if (endpoint.whole && answer.json === undefined) throw new HttpError('messages.failed', answer.status);
    return answer;
  };

  /** `meta.date` is the Date header of the first page. */
  const list = async (query: Query, signal?: AbortSignal, purpose: 'list' | 'search' = 'list') => {
    const isPosted = endpointsOf(model, purpose).some(({ method }) => method === 'POST');
    let date: string | null | undefined;
    const pages = await fetchPages(async (page) => {
      const { json, headers } = await call<ListResponse<RaRecord> | { data: ListResponse<RaRecord> }>(
        purpose,
        {
          ...(isPosted ? { body: page } : { query: page }),
          signal,
        },
      );
      date ??= headers.get('date');
      return Array.isArray(json.data) ? (json as ListResponse<RaRecord>) : json.data;
    }, query);
    return { ...pages, meta: { date } };
  };

  const getOne = async (id: Identifier, signal?: AbortSignal) =>
    versioned(await call<RaRecord>('one', { id, signal }));

  const unlinkRemoved = async (id: Identifier, data: FormValues, previous: VersionedRecord) => {
    let etag = versions.latest(previous._etag);
    for (const [property, link] of Object.entries(model.links ?? {})) {
      const kept = new Set(idsOf(data[property]));
      const ids = idsOf(previous[property]).filter((one) => !kept.has(one));
      if (ids.length === 0 || !(property in data)) continue;
      const [method, path] = link.unlink.split(' ') as ['DELETE', string];
      const { headers } = await http({
        service: model.service,
        method,
        path: fillPath(path, { ...session(), id }),
        body: { ids },
        headers: ifMatch(etag),
      });
      versions.add(etag, headers.get('etag'));
      etag = headers.get('etag') ?? undefined;
    }
    return etag;
  };

  const update = async (id: Identifier, data: FormValues, previous: VersionedRecord) => {
    const etag = await unlinkRemoved(id, data, previous);
    const answer = await call<RaRecord>('update', { id, record: previous, data, etag });
    versions.add(etag, answer.headers.get('etag'));
    return versioned(answer, { ...previous, ...data, id });
  };

  const remove = async (ids: Identifier[], records: RaRecord[] = []) => {
    if (!hasIdInPath(model, 'delete')) await call('delete', { body: { ids } });
    else for (const id of ids) await call('delete', { id, record: records.find((one) => one.id === id) });
    return { data: ids };
  };

  const provider = {
    getList: (_: string, { meta, ...params }: ListParams & QueryFunctionContext) => {
      const query = listQuery(model, params);
      if (!meta?.isSearch || !model.endpoints?.search) return list(query, params.signal);
      return list(searchQuery(model, query), params.signal, 'search');
    },
    getOne: async (_: string, { id, signal }: GetOneParams & QueryFunctionContext) => ({
      data: await getOne(id, signal),
    }),
    getMany: async (_: string, { ids, signal }: GetManyParams & QueryFunctionContext) => {
      const chunks = Array.from({ length: Math.ceil(ids.length / maxIds) }, (__, index) =>
        ids.slice(index * maxIds, (index + 1) * maxIds).map(String),
      );
      const lists = await Promise.all(
        chunks.map((chunk) => list({ ids: chunk, page: 1, per_page: chunk.length }, signal)),
      );
      return { data: lists.flatMap(({ data }) => data) };
    },
    getManyReference: (_: string, { target, id, ...params }: GetManyReferenceParams & QueryFunctionContext) =>
      list(listQuery(model, { ...params, filter: { ...params.filter, [target]: id } }), params.signal),
    create: async (_: string, { data }: CreateParams) => ({
      data: versioned(await call<RaRecord>('create', { record: data as RaRecord, data }), data as RaRecord),
    }),
    update: async (_: string, { id, data, previousData }: UpdateParams) => ({
      data: await update(id, data, (previousData ?? { id }) as VersionedRecord),
    }),
    updateMany: async (_: string, { ids, data }: UpdateManyParams) => {
      for (const id of ids) {
        const previous = await getOne(id);
        await update(id, { ...previous, ...data }, previous);
      }
      return { data: ids };
    },
    delete: async (_: string, { id, previousData }: DeleteParams) => {
      await remove([id], previousData && [previousData]);
      return { data: previousData ?? { id } };
    },
    deleteMany: (_: string, { ids }: DeleteManyParams) => remove(ids),
  };
  return provider as unknown as DataProvider;
}

/** A write may return the record, {data: record}, a list with it, or nothing. */
function versioned({ json, headers }: HttpResponse<unknown>, sent?: RaRecord): VersionedRecord {
  const wrapped = (json as { data?: RaRecord } | undefined)?.data;
  const [record] = [wrapped ?? json ?? sent].flat() as [VersionedRecord];
  const etag = headers.get('etag');
  return etag ? { ...record, _etag: etag } : record;
}

function toBody(
  model: Model,
  values: FormValues,
  id: Identifier | undefined,
  { multipart, whole }: Endpoint,
) {
  const { imagefile, ...rest } = values;
  const sent = whole ? Object.keys(model.schema.properties) : writableKeys(model);
  const keys = sent.filter((key) => key in rest && !(imagefile && key === model.image));
  const data = {
    ...(id !== undefined && { id }),
    ...Object.fromEntries(keys.map((key) => [key, rest[key]])),
  };
  if (!multipart) return data;
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  if (imagefile) form.append('imagefile', imagefile);
  return form;
}

/** Removes the index of a one-item batch from the paths of its errors. */
function unwrapItemPaths(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const problems = problemsOf(error).map((one) => ({ ...one, path: one.path.replace(/^\/0(?=\/|$)/, '') }));
  return new HttpError(error.message, error.status, { ...(error.body as ErrorBody), problems });
}

/** A search accepts pagination, sorting and the model's own filters. */
const searchQuery = ({ filters, sorts }: Model, query: Query): Query => {
  const taken = new Set(['page', 'per_page', ...Object.keys(filters), ...Object.values(sorts)]);
  return Object.fromEntries(Object.entries(query).filter(([key]) => taken.has(key)));
};

const ifMatch = (etag?: string): Record<string, string> => (etag ? { 'if-match': etag } : {});

const idsOf = (links: unknown): Identifier[] => ((links ?? []) as RaRecord[]).map(({ id }) => id);
