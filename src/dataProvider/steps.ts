import type { Identifier, RaRecord } from 'react-admin';
import { fillPath } from '../schemas/endpoint.ts';
import { recordPath } from '../schemas/history.ts';
import type { Model } from '../schemas/model.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Http } from './http.ts';

export interface StepParams {
  id: Identifier;
  step: string;
  /** The same for a step that is asked for again. */
  key: string;
  values?: Record<string, unknown>;
  /** The version that it is based on, where that matters. */
  etag?: string;
}

/** Takes the steps of records (contract 0 §10). */
export interface RecordSteps {
  takeStep: (model: Model, params: StepParams) => Promise<{ data: RaRecord }>;
}

export const recordSteps = (http: Http, session: () => SessionIds): RecordSteps => ({
  takeStep: async (model, { id, step, key, values, etag }) => {
    const path = recordPath(model);
    if (!path) throw new Error(`${model.name} has no records that stand by themselves`);
    const { json, headers } = await http<RaRecord>({
      service: model.service,
      method: 'POST',
      path: `${fillPath(path, { ...session(), id })}/${step}`,
      body: { key, ...values },
      ...(etag && { headers: { 'if-match': etag } }),
    });
    const version = headers.get('etag');
    return { data: version ? { ...json, _etag: version } : json };
  },
});
