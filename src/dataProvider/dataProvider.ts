import type { DataProvider } from 'react-admin';
import type { Model } from '../schemas/model.ts';
import { recordBatch, type RecordBatch } from './batch.ts';
import { listCounting, type ListCounting } from './counts.ts';
import { createCall, type DomainCalls } from './calls.ts';
import { endpointsProvider, type SessionIds } from './endpointsProvider.ts';
import { foreignProvider } from './foreignProvider.ts';
import type { Http } from './http.ts';
import { methodsOf } from './methods.ts';
import { recordHistory, type RecordHistory } from './history.ts';
import { withPrefetch, type PrefetchProvider } from './prefetch.ts';
import { restProvider } from './restProvider.ts';
import { withSearchLimits } from './searchLimits.ts';
import { recordSteps, type RecordSteps } from './steps.ts';

export interface DataProviderOptions {
  models: Record<string, Model>;
  http: Http;
  /** Ids of the current store and staff member. */
  session: () => SessionIds;
  /** Custom methods of the domains. */
  calls?: DomainCalls[];
}

type Method = (resource: string, params: unknown) => Promise<unknown>;

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

/** Creates one react-admin data provider for all models, using their declared endpoints or plain REST. */
export function createDataProvider({
  models,
  http,
  session,
  calls = [],
}: DataProviderOptions): PrefetchProvider & RecordHistory & RecordBatch & RecordSteps & ListCounting {
  const providers = new Map<string, DataProvider>();
  const modelOf = (resource: string) => {
    const model = models[resource];
    if (!model) throw new Error(`There is no model ${resource}`);
    return model;
  };
  const providerOf = (resource: string) => {
    const known = providers.get(resource);
    if (known) return known;
    const model = modelOf(resource);
    const create = model.listProtocol ? foreignProvider : model.endpoints ? endpointsProvider : restProvider;
    const provider = create(model, http, session);
    providers.set(resource, provider);
    return provider;
  };
  const forward = methods.map((method) => [
    method,
    (resource: string, params: object) =>
      (providerOf(resource)[method] as Method)(resource, withSearchLimits(modelOf(resource), params)),
  ]);
  const call = createCall(http, session);
  const records = withPrefetch({ ...Object.fromEntries(forward), supportAbortSignal: true });
  const history = recordHistory(modelOf, http, session);
  const batch = recordBatch(modelOf, http, session);
  const steps = recordSteps(http, session);
  const counting = listCounting(http, session, records.getList);
  const domains = calls.map((domain) => methodsOf(call, domain));
  return Object.assign(records, history, batch, steps, counting, ...domains) as PrefetchProvider &
    RecordHistory &
    RecordBatch &
    RecordSteps &
    ListCounting;
}
