import type { Identifier, RaRecord } from 'react-admin';
import { fillPath } from '../schemas/endpoint.ts';
import { recordPath } from '../schemas/history.ts';
import type { Model } from '../schemas/model.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Http } from './http.ts';
import { OwnVersions } from './ownVersions.ts';

export interface StepParams {
  id: Identifier;
  step: string;
  /** Idempotency key: the same for retries. */
  key: string;
  values?: Record<string, unknown>;
  /** The version the step is based on, if it matters. */
  etag?: string;
}

/** Executes steps (state transitions) of records (contract 0 §10). */
export interface RecordSteps {
  takeStep: (model: Model, params: StepParams) => Promise<{ data: RaRecord }>;
}

export function recordSteps(http: Http, session: () => SessionIds): RecordSteps {
  // A step may follow before the result of the previous one is read again.
  const versions = new OwnVersions();
  const takeStep: RecordSteps['takeStep'] = async (model, { id, step, key, values, etag }) => {
    const path = recordPath(model);
    if (!path) throw new Error(`${model.name} has no records that stand by themselves`);
    const named = (one: string) => `${model.name}/${id} ${one}`;
    const latest = etag && versions.latest(named(etag))?.slice(named('').length);
    const { json, headers } = await http<RaRecord>({
      service: model.service,
      method: 'POST',
      path: `${fillPath(path, { ...session(), id })}/${step}`,
      body: { key, ...values },
      ...(latest && { headers: { 'if-match': latest } }),
    });
    const version = headers.get('etag');
    if (latest && version) versions.add(named(latest), named(version));
    return { data: version ? { ...json, _etag: version } : json };
  };
  return { takeStep };
}
