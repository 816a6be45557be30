import type { Identifier } from 'react-admin';
import { batchEndpoint, type BatchItemResult } from '../schemas/batch.ts';
import type { Model } from '../schemas/model.ts';
import { targetOf } from './url.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Http } from './http.ts';

/** Some of a record's properties, and the version that they are based on. */
export interface BatchItem {
  id: Identifier;
  modified_date?: string;
  _etag?: string;
  [property: string]: unknown;
}

/** Changes many records by one call (contract 0 §9). */
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
