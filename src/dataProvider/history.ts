import type { Identifier, RaRecord } from 'react-admin';
import { fillPath } from '../schemas/endpoint.ts';
import { recordPath, type HistoryEntry } from '../schemas/history.ts';
import type { Model } from '../schemas/model.ts';
import type { ValidationError } from '../schemas/validate.ts';
import type { SessionIds } from './endpointsProvider.ts';
import type { Http } from './http.ts';

interface HistoryParams {
  id: Identifier;
  page: number;
  perPage: number;
  signal?: AbortSignal;
}

interface HistoryPage {
  data: HistoryEntry[];
  total: number;
}

interface Restored {
  data: RaRecord;
  /** References to records that no longer exist. */
  missing: ValidationError[];
}

/** History and restoration of records (contract 0 §8). */
export interface RecordHistory {
  /** Returns the changes of a record, newest first. */
  getHistory: (model: Model, params: HistoryParams) => Promise<HistoryPage>;
  /** Restores a deleted record. */
  restore: (resource: string, params: { id: Identifier }) => Promise<Restored>;
}

export function recordHistory(
  modelOf: (resource: string) => Model,
  http: Http,
  session: () => SessionIds,
): RecordHistory {
  const targetOf = (model: Model, id: Identifier, what: string) => {
    const path = recordPath(model);
    if (!path) throw new Error(`${model.name} has no records that stand by themselves`);
    return { service: model.service, path: `${fillPath(path, { ...session(), id })}/${what}` };
  };
  return {
    getHistory: async (model, { id, page, perPage, signal }) => {
      const query = { page, per_page: perPage };
      const target = targetOf(model, id, 'history');
      const { json } = await http<{ data: HistoryEntry[]; metadata: { total: number } }>({
        ...target,
        method: 'GET',
        query,
        signal,
      });
      return { data: json.data, total: json.metadata.total };
    },
    restore: async (resource, { id }) => {
      const { json } = await http<Restored>({
        ...targetOf(modelOf(resource), id, 'restore'),
        method: 'POST',
      });
      return json;
    },
  };
}
