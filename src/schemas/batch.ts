import { endpointsOf, parseEndpoint, type Endpoint } from './endpoint.ts';
import type { Model } from './model.ts';
import type { ValidationError } from './validate.ts';

/** What became of one item of a batch (contract 0 §9). */
export interface BatchItemResult {
  id: string | null;
  status: 'created' | 'updated' | 'removed' | 'unchanged' | 'stale' | 'invalid' | 'missing';
  /** Of what is stored now. */
  modified_date?: string;
  errors?: ValidationError[];
}

/** As many items as the admin sends at once. */
export const BATCH_SIZE = 100;

/** The call that changes many records of a model; undefined where none does. */
export function batchEndpoint({ name, endpoints, bulk }: Model): Endpoint | undefined {
  if (!bulk) return undefined;
  if (!endpoints) return parseEndpoint(`PUT /dc/store/:storeId/${name}/batch`);
  const [endpoint] = endpointsOf({ endpoints }, 'batch');
  if (!endpoint) throw new Error(`${name} names no call that changes many`);
  return endpoint;
}
