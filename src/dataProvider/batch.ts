import type { Identifier } from 'react-admin';
import { batchEndpoint, type BatchItemResult } from '../schemas/batch.ts';
import type { Model } from '../schemas/model.ts';
import { targetOf } from './url.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Http } from './http.ts';

/** The changed properties of a record and the version they are based on. */
export interface BatchItem {
  id: Identifier;
  modified_date?: string;
  _etag?: string;
  [property: string]: unknown;
}

/** Updates many records with one call (contract 0 §9). */
export interface RecordBatch {
  updateBatch: (resource: string, params: { items: BatchItem[] }) => Promise<{ data: BatchItemResult[] }>;
}

export const recordBatch = (
  modelOf: (resource: string) => Model,
  http: Http,
  session: () => SessionIds,
): RecordBatch => ({
  updateBatch: async (resource, { items }) => {
    const model = modelOf(resource);
    const endpoint = batchEndpoint(model);
    if (!endpoint) throw new Error(`${resource} is not changed in bulk`);
    const target = targetOf(model, endpoint, { ...session() });
    const { json } = await http<{ data: BatchItemResult[] }>({
      ...target,
      method: endpoint.method,
      body: items,
    });
    return { data: json.data };
  },
});
